#!/usr/bin/env python3
"""Draws the contours of symbols' glyphs with their numbers, for rows of Sources/Text/Resources/SymbolLayers.tsv.

Needs Python 3.11 and the pip package fonttools.

Usage:  symbol-sheet.py OUT.svg NAME...

Each NAME is one of SymbolMap.tsv; to the left of its cell stands the outlined glyph, to the right the filled one. A contour's
colour is that of its number; dashed ones run the other way round and are holes where nothing else fills them.
"""
import csv
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

RESOURCES = Path(__file__).resolve().parent.parent / "Sources" / "Text" / "Resources"
COLORS = ["#c0392b", "#2471a3", "#1e8449", "#b9770e", "#7d3c98", "#117a65", "#7e5109", "#c2185b", "#616a6b", "#1a237e"]
WIDTH, HEIGHT, COLUMNS, SIZE = 230, 130, 6, 100


def contours(glyphs, name):
    """Lists of pen commands, one a contour, in the order of the font."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    result, is_open = [], False
    for command, points in pen.value:
        # A contour without a point on the curve begins with its curve.
        if not is_open:
            result.append([])
        result[-1].append((command, points))
        is_open = command not in ("closePath", "endPath")
    return result


def area(contour):
    points = [p for _, args in contour for p in args if p is not None]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def drawing(font, glyphs, name, x, y):
    scale = SIZE / font["head"].unitsPerEm
    parts, labels = [], []
    for number, contour in enumerate(contours(glyphs, name)):
        if abs(area(contour)) < 100:
            continue
        pen = SVGPathPen(glyphs)
        for command, points in contour:
            getattr(pen, command)(*points)
        color = COLORS[number % len(COLORS)]
        hole = area(contour) > 0
        style = 'fill="none" stroke-dasharray="30"' if hole else f'fill="{color}" fill-opacity="0.35"'
        parts.append(f'<path d="{pen.getCommands()}" {style} stroke="{color}" stroke-width="8"/>')
        px, py = contour[0][1][0]
        labels.append(f'<text x="{x + px * scale:.1f}" y="{y + SIZE - py * scale:.1f}" fill="{color}">{number}</text>')
    shapes = f'<g transform="translate({x} {y + SIZE}) scale({scale} {-scale})">{"".join(parts)}</g>'
    return shapes + "".join(labels)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    out, names = sys.argv[1], sys.argv[2:]
    with open(RESOURCES / "SymbolMap.tsv", encoding="utf-8") as file:
        table = {row["name"]: int(row["codepoint"], 16) for row in csv.DictReader(file, delimiter="\t")}
    font = TTFont(RESOURCES / "Fonts" / "Symbols.ttf")
    cmap = font.getBestCmap()
    # Swift's SymbolMetrics draws regular symbols at 295.
    sets = [font.getGlyphSet(location={"FILL": fill, "wght": 295}) for fill in (0, 1)]
    body = []
    for index, name in enumerate(names):
        x, y = index % COLUMNS * WIDTH, index // COLUMNS * HEIGHT
        body.append(f'<text x="{x + 4}" y="{y + 12}">{name}</text>')
        if name not in table:
            body.append(f'<text x="{x + 4}" y="{y + 60}">no row</text>')
            continue
        codepoint = table[name]
        filled = cmap.get(0x100000 | (codepoint & 0xFFFF), cmap[codepoint])
        for column, (glyphs, glyph) in enumerate(zip(sets, (cmap[codepoint], filled))):
            body.append(drawing(font, glyphs, glyph, x + 6 + column * 112, y + 18))
    rows = -(-len(names) // COLUMNS)
    size = f'{COLUMNS * WIDTH}" height="{rows * HEIGHT}'
    Path(out).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" font-family="sans-serif" font-size="11">'
        f'<rect width="100%" height="100%" fill="white"/>{"".join(body)}</svg>\n', encoding="utf-8")


if __name__ == "__main__":
    main()
