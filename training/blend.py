"""Weights part of the way back to Whisper's: out = (1 - share) weights + share anchor, for the parts named.

Fine-tuning on few voices wears away what the pretrained encoder knows of all others, in its lower half above all.
Going back there costs nothing and won more on strangers than hours of training (MODEL_CARD.md).

    python -m training.blend WEIGHTS.pt ANCHOR.pt OUT.pt SHARE PART [PART ...]
"""
import sys

import torch


def blend(state, anchor, share, parts):
    return {name: (1 - share) * value.float() + share * anchor[name].float()
            if name in anchor and any(name.startswith(part + ".") for part in parts) else value.float()
            for name, value in state.items()}


def main():
    weights, anchor, out, share, *parts = sys.argv[1:]
    state = torch.load(weights, weights_only=False)
    net = blend(state["net"], torch.load(anchor, weights_only=False)["net"], float(share), parts)
    torch.save({"net": net, "pv": state["pv"], "lv": state["lv"]}, out)


if __name__ == "__main__":
    main()
