#!/usr/bin/env python3
"""Builds Tests/Fonts/Square.ttf, the font that layout tests set their text in.

Every glyph is a full em square: a character at size N is exactly N points wide
and a line exactly N points high, so that expected frames are arithmetic. The
baseline stands at four fifths of the line. No kerning, no ligatures, no line gap.
Only tests name the font; nothing at run time reads it.

Needs Python 3.11 and fonttools 4.68 (pip install fonttools==4.68.0).

Usage:  build-square-font.py [--out FILE]

The same fonttools version gives the same bytes.
"""
import argparse
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
BASELINE = 200  # units below the baseline
# Printable ASCII, Latin-1, the ellipsis, dashes, quotes, Hebrew and a few ideographs (which break anywhere).
CHARACTERS = (
    list(range(0x20, 0x7F)) + list(range(0xA0, 0x100)) + list(range(0x2010, 0x2028))
    + list(range(0x05D0, 0x05EB)) + [ord(c) for c in "日本語中文字一二三四五"]
)


def square():
    pen = TTGlyphPen(None)
    corners = [(0, -BASELINE), (0, EM - BASELINE), (EM, EM - BASELINE), (EM, -BASELINE)]
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def build(out):
    names = [".notdef", "space", "square"]
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap({c: "space" if c in (0x20, 0xA0) else "square" for c in CHARACTERS})
    font.setupGlyf({".notdef": square(), "space": TTGlyphPen(None).glyph(), "square": square()})
    font.setupHorizontalMetrics({name: (EM, 0) for name in names})
    font.setupHorizontalHeader(ascent=EM - BASELINE, descent=-BASELINE, lineGap=0)
    font.setupNameTable({
        "familyName": "Square", "styleName": "Regular", "uniqueFontIdentifier": "Square 1",
        "fullName": "Square", "psName": "Square", "version": "Version 1.000",
        "licenseDescription": "Made for Vitrine's tests; same licence as Vitrine."})
    font.setupOS2(
        sTypoAscender=EM - BASELINE, sTypoDescender=-BASELINE, sTypoLineGap=0,
        usWinAscent=EM - BASELINE, usWinDescent=BASELINE, sCapHeight=700, sxHeight=500,
        usWeightClass=400, fsSelection=0xC0, achVendID="VITR")
    font.setupPost()
    # A fixed date keeps the bytes the same: 2020-01-01 in seconds since 1904.
    font.updateHead(created=3660681600, modified=3660681600)
    font.font.recalcTimestamp = False
    font.save(out)


def main():
    parser = argparse.ArgumentParser(description="Builds the square test font.")
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", default=str(root / "Tests" / "Fonts" / "Square.ttf"))
    arguments = parser.parse_args()
    Path(arguments.out).parent.mkdir(parents=True, exist_ok=True)
    build(arguments.out)
    print(f"{arguments.out}: {Path(arguments.out).stat().st_size} bytes")


if __name__ == "__main__":
    main()
