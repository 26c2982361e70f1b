"""Single words by many speakers: the Arabic Speech Commands Dataset as training material.

Thirty people say forty words ten times each into their own microphones (Ghandoura, Hjabo, Al Dakkak 2021,
CC BY 4.0; github abdulkaderghandoura/arabic-speech-commands-dataset).  It is not recitation, but it is what the
reciters lack: other mouths, plain speech, dry rooms.  PHONEMES spells the words in the model's inventory as the
dataset's own table has them: spoken, so without qalqala and without the h of a pause.

    python -m training.words --data DIR FOLDER     (FOLDER/KEYWORD/SPEAKER_NO_ROUND.wav)
"""
import argparse
import json
import wave
from pathlib import Path

import numpy as np

from . import frontend

KIND = "word"   # takes the place of the surah
TABLE = """
zero      | sˤ i f r              | صفر
one       | w a: ħ i d            | واحد
two       | ʔ i θ n a: n          | اثنان
three     | θ a l a: θ a          | ثلاثه
four      | ʔ a rˤ b a ʕ a        | اربعه
five      | x a m s a             | خمسه
six       | s i tt a              | سته
seven     | s a b ʕ a             | سبعه
eight     | θ a m a: n i j a      | ثمانيه
nine      | t i s ʕ a             | تسعه
right     | j a m i: n            | يمين
left      | j a s a: rˤ           | يسار
up        | ʔ a ʕ l a:            | اعلي
down      | ʔ a s f a l           | اسفل
forward   | ʔ a m a: m            | امام
backward  | x a l f               | خلف
yes       | n a ʕ a m             | نعم
no        | l a:                  | لا
start     | ʔ i b d a ʔ           | ابدا
stop      | t a w a qq a f        | توقف
enable    | t a f ʕ i: l          | تفعيل
disable   | t a ʕ tˤ i: l         | تعطيل
ok        | m u w a: f i q        | موافق
cancel    | ʔ i l ɣ aˤ: ʔ         | الغاء
open      | f a t ħ               | فتح
close     | ʔ i ɣ l a: q          | اغلاق
zoom in   | t a k b i: r          | تكبير
zoom out  | t a sˤ ɣ i: r         | تصغير
previous  | ʔ a ss a: b i q       | السابق
next      | ʔ a tt a: l i:        | التالي
send      | ʔ i r s a: l          | ارسال
receive   | ʔ i s t i q b a: l    | استقبال
move      | t a ħ r i: k          | تحريك
rotate    | t a d w i: r          | تدوير
record    | t a s ʒ i: l          | تسجيل
enter     | ʔ i d x aˤ: l         | ادخال
digit     | rˤ a q m              | رقم
direction | ʔ i tt i ʒ a: h       | اتجاه
options   | x i j a: rˤ aˤ: t     | خيارات
undo      | t a rˤ aˤ: ʒ u ʕ      | تراجع
"""


def spelling():
    """keyword -> (phonemes, letters)"""
    rows = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
    return {keyword: (phonemes.split(), letters) for keyword, phonemes, letters in rows}


def trimmed(pcm, margin=0.07, below=3.2):
    """The stretch of a clip that is not silence, with a margin of seconds."""
    peaks = frontend.log_mel(pcm.astype(np.float32) / 32768).max(axis=1)
    loud = np.flatnonzero(peaks > peaks.max() - below)
    edge = int(margin * frontend.SAMPLE_RATE)
    return pcm[max(0, loud[0] * frontend.HOP - edge):(loud[-1] + 1) * frontend.HOP + edge]


def prepare(folder, data_dir):
    """Writes commands.i16 and commands.words.json: [speaker, keyword, offset, samples]."""
    index, offset = [], 0
    with open(Path(data_dir) / "commands.i16", "wb") as out:
        for keyword in spelling():
            for path in sorted(Path(folder, keyword).glob("*.wav")):
                with wave.open(str(path)) as clip:
                    pcm = trimmed(np.frombuffer(clip.readframes(clip.getnframes()), np.int16))
                out.write(pcm.tobytes())
                index.append([path.name[:8], keyword, offset, len(pcm)])
                offset += len(pcm)
    (Path(data_dir) / "commands.words.json").write_text(json.dumps(index))
    print(f"{len(index)} words by {len({i[0] for i in index})} speakers, {offset / 57.6e6:.2f} h")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", required=True)
    parser.add_argument("folder")
    args = parser.parse_args()
    prepare(args.folder, args.data)


if __name__ == "__main__":
    main()
