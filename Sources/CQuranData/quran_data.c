#include "quran_data.h"

// #embed is C23; the clang of Swift 6.3 takes it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char uthmani[] = {
#embed "Data/quran-uthmani_all.txt"
};

static const unsigned char imlaei[] = {
#embed "Data/quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml"
};

static const unsigned char lexicon[] = {
#embed "Data/lexicon.bin"
};

static const unsigned char metadata[] = {
#embed "Data/metadata.txt"
};

static const unsigned char word_map[] = {
#embed "Data/word-map.txt"
};

static const unsigned char sound_alikes[] = {
#embed "Data/sound-alikes.txt"
};

static const unsigned char pickthall[] = {
#embed "Data/pickthall.txt"
};

qd_file qd_uthmani(void) { return (qd_file){uthmani, sizeof uthmani}; }
qd_file qd_imlaei(void) { return (qd_file){imlaei, sizeof imlaei}; }
qd_file qd_lexicon(void) { return (qd_file){lexicon, sizeof lexicon}; }
qd_file qd_metadata(void) { return (qd_file){metadata, sizeof metadata}; }
qd_file qd_word_map(void) { return (qd_file){word_map, sizeof word_map}; }
qd_file qd_sound_alikes(void) { return (qd_file){sound_alikes, sizeof sound_alikes}; }
qd_file qd_pickthall(void) { return (qd_file){pickthall, sizeof pickthall}; }
