"""What is drawn: bodies.json, with families resolved."""

import json
import os
import zlib

DATA = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "bodies.json"), encoding="utf-8"))
BODIES, TABLETS = DATA["bodies"], DATA["tablets"]


def family(name):
    """A family's measurements: those of the family that it is derived from, with its own over them."""
    own = DATA["families"][name]
    return family(own["from"]) | own if "from" in own else own


def variety(name):
    """What tells the pictures of one family from those of another: the motif on the screen, and degrees of the camera."""
    number = zlib.crc32(name.encode())
    motif = ("", "_discs", "_folds", "_rings")[number % 4]
    return motif, (-5, 0, 4, 8)[number // 4 % 4], (-2, 0, 3)[number // 16 % 3]


def body_spec(name):
    """A body's measurements and colours: its family's, with its own over them; null takes a feature away."""
    entry = BODIES[name]
    merged = family(entry["family"]) | entry
    motif, *turn = variety(entry["family"])
    merged |= {"wallpaper": merged["wallpaper"] + motif, "turn": turn}
    return {key: value for key, value in merged.items() if value is not None}


def jobs():
    """Every picture that is made of the bodies, as still.py names its jobs."""
    fronts = [f"{name}:front" for name in (*BODIES, *TABLETS, *DATA["desk"])]
    return fronts + [f"{name}:{shot}" for shot, names in DATA["shots"].items() for name in names]


def wear_jobs(grades):
    return [f"wear-{material}:{grade}" for material in DATA["wear"]["materials"] for grade in grades]


if __name__ == "__main__":
    import sys

    print("\n".join(wear_jobs(sys.argv[2:]) if sys.argv[1] == "wear" else jobs()))
