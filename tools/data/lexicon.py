"""The phonemes of every word, packed. All numbers are little endian.

offset  what
0       magic "MLEX"
4       u32 format version, 1
8       u32 W, words: those of the Quran, then 4 of the basmala, then 5 of the isti'adha
12      u32 V, verses (6236)
16      u32 P, distinct pronunciations
20      u32 B, bytes of phonemes
24      u32 I, bytes of the inventory
28      inventory: the symbols in id order, UTF-8, each ended by a line feed, zero bytes up to a multiple of 4
then    u32[V + 1] number of the first word of each verse, and W of the Quran at the end
        u32[P + 1] start of each pronunciation in the phonemes, and B at the end
        u16[W * 4] pronunciation of each word: joined, stopping, starting, isolated
        u8[B] phoneme ids
"""

import struct

FORMS = ("joined", "stopping", "starting", "isolated")


def pack(inventory, verse_lengths, words):
    """Bytes of the file. `words` is a list of {form: [symbol, ...]}, the nine formula words at its end."""
    ids = {symbol: index for index, symbol in enumerate(inventory)}
    distinct = {}
    refs = []
    for word in words:
        for form in FORMS:
            key = bytes(ids[symbol] for symbol in word[form])
            refs.append(distinct.setdefault(key, len(distinct)))
    if len(distinct) > 0xFFFF:
        raise SystemExit(f"{len(distinct)} pronunciations do not fit 16 bits")
    names = "".join(symbol + "\n" for symbol in inventory).encode()
    names += bytes(-len(names) % 4)
    starts, phonemes = [0], b""
    parts = []
    for key in distinct:
        parts.append(key)
        starts.append(starts[-1] + len(key))
    phonemes = b"".join(parts)
    firsts = [0]
    for length in verse_lengths:
        firsts.append(firsts[-1] + length)
    head = struct.pack("<4s6I", b"MLEX", 1, len(words), len(verse_lengths), len(distinct), len(phonemes), len(names))
    return b"".join([
        head, names,
        struct.pack(f"<{len(firsts)}I", *firsts),
        struct.pack(f"<{len(starts)}I", *starts),
        struct.pack(f"<{len(refs)}H", *refs),
        phonemes,
    ])
