"""The typeface as the store sends it: Commissioner (SIL Open Font License 1.1, art/brand/fonts/OFL.txt) cut to the weights and
the signs that its pages use. Three files, so that a page asks only for the scripts it has (`unicode-range` in
brand/tokens.css): Greek, Latin without accents, and the accented rest for a name such as "Zoë". The uncut files are in fonts/.

Needs fonttools with brotli: pip install fonttools==4.66.1 brotli
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta_optimize

SOURCES = Path(__file__).parent / "fonts"
OUT = Path(__file__).parent.parent / "brand" / "fonts"

WEIGHTS = (300, 600)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "calt", "case", "liga"]
LATIN = (
    "0020-007E,00A0,00A7,00A9,00AB,00AE,00B0-00B3,00B7,00BB,00BD,00D7,2002-200B,2010-2015,2018-201E,2022,2026,"
    "202F,2032,2033,2039,203A,20AC,2122,2190-2193,2212"
)
MORE = (
    "00A1-00A6,00A8,00AA,00AC,00AF,00B4-00B6,00B8-00BA,00BC,00BE-00D6,00D8-00FF,0131,0152-0153,02C6,02DA,02DC,"
    "2030,2044"
)

# Units to the em: half of the source's, which no screen shows and which takes an eighth off a file.
UNITS_PER_EM = 1000
# How far a point between two others may stray at the boldest weight, in these units: 0.1 px in a title of 100 px.
TOLERANCE = 1


def drop_inferred_deltas(font: TTFont) -> None:
    """Leaves out how a point moves with the weight where its neighbours' movement says it to within TOLERANCE."""
    for name, variations in font["gvar"].variations.items():
        outline, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics, None)
        for variation in variations:
            variation.calcInferredDeltas(outline, control.endPts)
            variation.roundDeltas()
            variation.coordinates = iup_delta_optimize(variation.coordinates, outline, control.endPts, TOLERANCE)


def cut(source: str, signs: str, target: str) -> None:
    font = TTFont(SOURCES / f"commissioner-{source}-wght-normal.woff2")
    # Through bytes, since the subsetter expects the tables as a file has them.
    cut_weights = BytesIO()
    instantiateVariableFont(font, {"wght": WEIGHTS}).save(cut_weights)
    font = TTFont(cut_weights)
    options = Options(layout_features=FEATURES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap() if signs == "*" else parse_unicodes(signs))
    subsetter.subset(font)
    scale_upem(font, UNITS_PER_EM)
    drop_inferred_deltas(font)
    font.flavor = "woff2"
    font.save(OUT / f"commissioner-{target}-wght-normal.woff2")


cut("greek", "*", "greek")
cut("latin", LATIN, "latin")
cut("latin", MORE, "latin-more")
