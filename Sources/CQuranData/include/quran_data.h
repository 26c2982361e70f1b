#ifndef QURAN_DATA_H
#define QURAN_DATA_H

#include <stddef.h>

/// A file compiled into the binary: constant memory, alive as long as the process.
typedef struct qd_file {
    const unsigned char *bytes;
    size_t length;
} qd_file;

/// Tanzil Uthmani text with pause marks, `surah|ayah|text` lines and the notice.
qd_file qd_uthmani(void);
/// Tanzil simple (Imlaei) text, XML with the notice.
qd_file qd_imlaei(void);
/// Phonemes of every word in four forms; format in tools/data/lexicon.py.
qd_file qd_lexicon(void);
/// Surahs and divisions, lines of fields between bars.
qd_file qd_metadata(void);
/// Uthmani words that Imlaei writes as several.
qd_file qd_word_map(void);
/// Groups of verses that sound the same.
qd_file qd_sound_alikes(void);
/// Pickthall's English, `surah|ayah|text` lines.
qd_file qd_pickthall(void);

#endif
