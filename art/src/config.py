"""Where things lie, and what models.json says. Scratch files go to $ART_WORK (render.sh sets it)."""

import json
import os
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("ART_WORK") or os.path.join(tempfile.gettempdir(), "xana-art")
TEX = os.path.join(WORK, "tex")
CFG = json.load(open(os.path.join(HERE, "models.json"), encoding="utf-8"))
MODELS, MATERIALS, SHOTS, ACCENT = (
    CFG["models"],
    {k: tuple(v) for k, v in CFG["bodies"].items()},
    CFG["shots"],
    CFG["accent"],
)
