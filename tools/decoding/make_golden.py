"""Writes Tests/SequenceDecodingTests/Fixtures/ctc.json: small CTC problems solved by others.

score      torch.nn.functional.ctc_loss in double precision, negated (-Infinity as null where no path exists)
path       the best path of the target: exhaustive search over all label sequences of the frames (numpy)
labelings  every token sequence of non-zero probability with its exact probability, best first: exhaustive sums
"""
import itertools
import json
import pathlib

import numpy as np
import torch

OUT = pathlib.Path(__file__).resolve().parents[2] / "Tests/SequenceDecodingTests/Fixtures/ctc.json"


def collapse(path, blank):
    return tuple(s for i, s in enumerate(path) if s != blank and (i == 0 or path[i - 1] != s))


def solve(rng, frames, classes, blank, target):
    logits = rng.normal(0, 2, (frames, classes))
    values = torch.log_softmax(torch.tensor(logits), -1).numpy().astype(np.float32).astype(np.float64)
    loss = torch.nn.functional.ctc_loss(
        torch.tensor(values)[:, None], torch.tensor([target], dtype=torch.long), [frames], [len(target)], blank=blank,
        reduction="none")
    best, sums = None, {}
    for path in itertools.product(range(classes), repeat=frames):
        score = sum(values[t, s] for t, s in enumerate(path))
        labeling = collapse(path, blank)
        sums[labeling] = np.logaddexp(sums.get(labeling, -np.inf), score)
        if labeling == tuple(target) and (best is None or score > best[0]):
            best = (score, path)
    ranked = sorted(sums.items(), key=lambda item: -item[1])[:4]
    score = -float(loss[0])
    return {
        "classes": classes, "blank": blank, "target": target, "values": [float(v) for v in values.reshape(-1)],
        "score": score if np.isfinite(score) else None,
        "path": best and list(best[1]), "path_score": best and float(best[0]),
        "labelings": [{"symbols": list(k), "score": float(v)} for k, v in ranked],
    }


rng = np.random.default_rng(7)
cases = []
for frames, classes, blank, target in [
    (1, 3, 0, [1]), (4, 3, 0, [1, 2]), (5, 4, 3, [0, 0]), (6, 4, 0, [1, 2, 3]), (7, 3, 2, [0, 1, 1]),
    (7, 4, 1, [0, 2, 0, 3]), (3, 3, 0, [1, 1, 2]), (6, 3, 0, []), (8, 3, 0, [2, 2, 1, 2]), (5, 5, 4, [3, 1]),
]:
    cases.append(solve(rng, frames, classes, blank, target))
OUT.write_text(json.dumps(cases) + "\n")
print(len(cases), "cases,", OUT.stat().st_size, "bytes")
