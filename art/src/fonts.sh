#!/bin/sh
# The typeface as the store sends it: Commissioner (SIL Open Font License 1.1, art/brand/fonts/OFL.txt) cut to the weights and
# the signs that its pages use. Three files, so that a page asks only for the scripts it has (`unicode-range` in brand/tokens.css):
# Greek, Latin without accents, and the accented rest for a name such as "Zoë". The uncut files are in fonts/.
# Needs fonttools with brotli: pip install fonttools==4.66.1 brotli
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../brand/fonts"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

WEIGHTS=300:600
FEATURES=kern,mark,mkmk,ccmp,locl,tnum,lnum,calt,case,liga
LATIN=U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00AE,U+00B0-00B3,U+00B7,U+00BB,U+00BD,U+00D7,U+2002-200B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212
MORE=U+00A1-00A6,U+00A8,U+00AA,U+00AC,U+00AF,U+00B4-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2030,U+2044

cut() { # source, signs, target
  fonttools varLib.instancer "$here/fonts/commissioner-$1-wght-normal.woff2" "wght=$WEIGHTS" -q -o "$work/$1.ttf"
  pyftsubset "$work/$1.ttf" --unicodes="$2" --layout-features="$FEATURES" --flavor=woff2 \
    --output-file="$out/commissioner-$3-wght-normal.woff2"
}

cut greek '*' greek
cut latin "$LATIN" latin
cut latin "$MORE" latin-more
