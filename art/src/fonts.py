"""The typeface as the store sends it: Commissioner (SIL Open Font License 1.1, art/brand/fonts/OFL.txt) cut to the weights and
the signs that its pages use. Three files, so that a page asks only for the scripts it has (`unicode-range` in
brand/tokens.css): Greek, Latin without accents, and the rest for a name such as "Zoë". The uncut files are in fonts/.

Needs fonttools 4.38 or newer with brotli: pip install fonttools brotli, or Debian's python3-fonttools and python3-brotli
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
# The one at which pairs of letters are kerned: between the weights kerning differs by 0.5 % of the em on average, 2.3 % at most.
KERNING_WEIGHT = 450
# What the pages' styles ask for (app/ui/base.css), accents that are signs of their own, and ligatures.
FEATURES = ["kern", "tnum", "lnum", "liga", "mark", "ccmp"]
# Names of the weights and how the lines' distances change with them: no page asks for either.
UNUSED_TABLES = ["STAT", "MVAR"]
COPYRIGHT = 0
# Without accents that stand alone.
GREEK = "0386,0388-03CE"
# What nearly every page has: more would not fit the ten segments in which a connection begins.
LATIN = (
    "0020-0022,0025-0029,002B-003B,003F-005A,0061-007A,007C,00A0,00A9,00AB,00B7,00BB,00D7,2013-2014,2018-2019,"
    "201C-201D,2026,2033,20AC,2212"
)
MORE = (
    "0023-0024,002A,003C-003E,005B-0060,007B,007D-007E,00A1-00A8,00AA,00AC,00AE-00B6,00B8-00BA,00BC-00D6,00D8-00FF,"
    "0131,0152-0153,02C6,02DA,02DC,2002-200B,2010-2012,2015,201A,201E,2022,202F-2030,2032,2039-203A,2044,2122,"
    "2190-2193"
)

# Units to the em: a third of the source's. Half a unit, by which a point may stray, is 0.07 px in a title of 100 px.
UNITS_PER_EM = 700
# How far a point between two others may stray at the boldest weight, in these units: 0.3 px in a title of 100 px.
TOLERANCE = 2


def drop_inferred_deltas(font: TTFont) -> None:
    """Leaves out how a point moves with the weight where its neighbours' movement says it to within TOLERANCE."""
    for name, variations in font["gvar"].variations.items():
        outline, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics, None)
        for variation in variations:
            variation.calcInferredDeltas(outline, control.endPts)
            variation.roundDeltas()
            variation.coordinates = iup_delta_optimize(variation.coordinates, outline, control.endPts, TOLERANCE)


def at_weights(source: str, weights: tuple[int, int] | int) -> TTFont:
    font = instantiateVariableFont(TTFont(SOURCES / f"commissioner-{source}-wght-normal.woff2"), {"wght": weights})
    # Through bytes, since the subsetter expects the tables as a file has them.
    file = BytesIO()
    font.save(file)
    return TTFont(file)


def cut(source: str, signs: str, target: str) -> None:
    font = at_weights(source, WEIGHTS)
    one_weight = at_weights(source, KERNING_WEIGHT)
    for table in ("GPOS", "GDEF"):
        font[table] = one_weight[table]
    options = Options(layout_features=FEATURES, name_IDs=[COPYRIGHT])
    options.drop_tables += UNUSED_TABLES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(signs))
    subsetter.subset(font)
    scale_upem(font, UNITS_PER_EM)
    drop_inferred_deltas(font)
    font.flavor = "woff2"
    font.save(OUT / f"commissioner-{target}-wght-normal.woff2")


cut("greek", GREEK, "greek")
cut("latin", LATIN, "latin")
cut("latin", MORE, "latin-more")
