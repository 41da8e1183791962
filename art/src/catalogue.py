"""What is drawn: bodies.json, with families resolved."""

import json
import os

DATA = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "bodies.json"), encoding="utf-8"))
BODIES, TABLETS = DATA["bodies"], DATA["tablets"]


def family(name):
    """A family's measurements: those of the family that it is derived from, with its own over them."""
    own = DATA["families"][name]
    return family(own["from"]) | own if "from" in own else own


def body_spec(name):
    """A body's measurements and colours: its family's, with its own over them; null takes a feature away."""
    entry = BODIES[name]
    merged = family(entry["family"]) | entry
    return {key: value for key, value in merged.items() if value is not None}
