#!/usr/bin/env python3
"""Builds Sources/Text/Resources/Fonts from fonts published on PyPI.

Needs Python 3.11 and these pip packages (nothing is installed by this script):

    pip install fonttools brotli
    pip install --no-deps fontpkg-inter==4.1.post1 material-design-icons==0.1.5 \
        fontpkg-nunito==3.602 fontpkg-source-serif-4==4.4 fontpkg-roboto-mono==3.1

Usage:  build-fonts.py [--out DIR] [--packages DIR]
        build-fonts.py --print-codepoints     (help for editing the table)

--packages is a folder with the two font packages unpacked (`pip install
--no-deps --target DIR ...`); without it the installed packages are used.

Inputs besides the packages: Sources/Text/Resources/SymbolMap.tsv (which glyphs
to keep) and Fonts/Symbols-LICENSE.txt (Apache-2.0 text, kept in the repository
because the package that carries the font ships no licence file).

Output: Inter.ttf, Inter-Italic.ttf (unchanged copies), Inter-LICENSE.txt,
Inter-web.woff2, the designs (below), Symbols.ttf, SHA256SUMS. The same inputs
and the same fonttools and brotli versions give the same bytes.

The designs of `Font.Design`: Nunito.ttf (rounded), SourceSerif.ttf and
SourceSerif-Italic.ttf (serif), RobotoMono.ttf and RobotoMono-Italic.ttf
(monospaced): cut down to Latin, Greek and Cyrillic and the features that text is
set with; wght stays, Source Serif's opsz is pinned to 20. All are OFL without a
reserved name, so that a subset may keep its name; licences lie beside them.

Symbols.ttf is Material Symbols Rounded cut down to the glyphs named in the
table, GRAD pinned to 0 and opsz to 24; axes FILL 0..1 and wght 100..700 stay.
Two kinds of glyphs are added, both written as a source_glyph in the table:
  name@op    a Material glyph turned or mirrored: rot90, rot270 (degrees
             counterclockwise), rot180, flipx (left-right), flipy (up-down),
             still (stays as it is at FILL=0)
  own:name   a simple shape drawn here (see OWN), own:name@op likewise
Their codepoints are chosen in the table, from F0001 upwards, and must not be
used twice; Material's glyphs keep Material's own codepoints.
Many Material glyphs have a hand-finished twin for FILL=1. The source font swaps
to it by a layout feature. The feature (rclt) is rebuilt here, and every twin is
also reachable without shaping, at  0x100000 | (codepoint & 0xFFFF).
"""
import argparse
import csv
import hashlib
import importlib.util
import math
import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildStatTable
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates, flagOverlapSimple
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import featureVars, instancer

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "Sources" / "Text" / "Resources"
EM = 960  # Material's icon box is 960 x 960 units, y from 0 to 960

# The inputs this script was written against; other bytes are refused.
INPUTS = {
    "fontpkg_inter/files/Inter[opsz,wght].ttf":
        "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
    "fontpkg_inter/files/Inter-Italic[opsz,wght].ttf":
        "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6",
    "fontpkg_inter/LICENSE":
        "5b9321a4298cfeb6b34354164a1c3afc3db114569984c502b9b35d988fd58c57",
    "fontpkg_nunito/files/Nunito[wght].ttf":
        "bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207",
    "fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf":
        "97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b",
    "fontpkg_source_serif_4/files/SourceSerif4-Italic[opsz,wght].ttf":
        "15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42",
    "fontpkg_roboto_mono/files/RobotoMono[wght].ttf":
        "66a80e79d17e4c7cabd162e2916578a4cc08fd19eef6e2a643305eae9c567b2b",
    "fontpkg_roboto_mono/files/RobotoMono-Italic[wght].ttf":
        "49ac343bb7b070071e53f0a8a501d68d140ed98ebd0a43b6b8fb96cf22f09ff7",
    "fontpkg_nunito/LICENSE":
        "580df76c95a1ec5ab878ceb25bb3d85c6a076804e9c970c8c6972aea775fdf65",
    "fontpkg_source_serif_4/LICENSE":
        "5f94c3fd3a23131a417ab5a0c8452de57e70c3cfb9f604d88241f7065ebf9fd9",
    "fontpkg_roboto_mono/LICENSE":
        "50ab8dd54680d3473f649c9db86fece88434d097c7834475c1c72d2f8c429215",
    "material_design_icons/assets/MaterialSymbolsRounded.ttf":
        "619eaa2f2e270723cf0cd06d2aba126ade66fee94e380c3e6a61e2e496279e0c",
}

# Latin, punctuation, currency, arrows and a little mathematics for live text
# on the web page.
WEB_UNICODES = (
    list(range(0x20, 0x7F)) + list(range(0xA0, 0x250)) + list(range(0x2B0, 0x300))
    + list(range(0x300, 0x370)) + list(range(0x1E00, 0x1F00))
    + list(range(0x2000, 0x2070)) + list(range(0x2070, 0x20A0))
    + list(range(0x20A0, 0x20C1)) + [0x2116, 0x2122, 0x2190, 0x2191, 0x2192,
       0x2193, 0x2196, 0x2197, 0x2198, 0x2199, 0x2212, 0x2215, 0x221E, 0x2248,
       0x2260, 0x2264, 0x2265, 0x25CF, 0x25CB, 0xFEFF, 0xFFFD]
)

# The designs: file, output, axes to pin. Characters: Latin, Greek, Cyrillic and
# what the web font has beside letters.
DESIGN_UNICODES = WEB_UNICODES + list(range(0x370, 0x400)) + list(range(0x400, 0x460))
DESIGN_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum", "rvrn"]
DESIGNS = [
    ("fontpkg_nunito/files/Nunito[wght].ttf", "Nunito.ttf", {}),
    ("fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf", "SourceSerif.ttf", {"opsz": 20}),
    ("fontpkg_source_serif_4/files/SourceSerif4-Italic[opsz,wght].ttf", "SourceSerif-Italic.ttf", {"opsz": 20}),
    ("fontpkg_roboto_mono/files/RobotoMono[wght].ttf", "RobotoMono.ttf", {}),
    ("fontpkg_roboto_mono/files/RobotoMono-Italic[wght].ttf", "RobotoMono-Italic.ttf", {}),
]


# ---------------------------------------------------------------- own shapes
# Lengths are in font units, y up. `w` is the stroke width of the master.

STROKES = {100: 30.0, 400: 80.0, 700: 124.0}  # close to Material's own


def arc_points(cx, cy, rx, ry, a0, a1, n):
    """On/off points of an elliptic arc as n quadratic pieces (degrees)."""
    pts = []
    step = math.radians(a1 - a0) / n
    k = 1 / math.cos(step / 2)
    for i in range(n):
        a = math.radians(a0) + i * step
        pts.append((cx + rx * math.cos(a), cy + ry * math.sin(a), 1))
        m = a + step / 2
        pts.append((cx + rx * k * math.cos(m), cy + ry * k * math.sin(m), 0))
    e = math.radians(a1)
    pts.append((cx + rx * math.cos(e), cy + ry * math.sin(e), 1))
    return pts


def swollen(points, radius):
    """Outline of a convex counterclockwise polygon grown by a round radius."""
    n = len(points)
    if n == 1:
        return arc_points(*points[0], radius, radius, 0, 360, 8)[:-1]
    out = []
    for i, (x, y) in enumerate(points):
        px, py = points[i - 1]
        nx, ny = points[(i + 1) % n]
        a0 = math.degrees(math.atan2(y - py, x - px)) - 90
        a1 = math.degrees(math.atan2(ny - y, nx - x)) - 90
        while a1 < a0 - 1e-9:
            a1 += 360
        out += arc_points(x, y, radius, radius, a0, a1, 4)
    return out


def line(x0, y0, x1, y1):
    return lambda w: [swollen([(x0, y0), (x1, y1)], w / 2)]


def dot(x, y, scale=0.62):
    return lambda w: [swollen([(x, y)], w * scale)]


def ring(points, radius):
    """Closed stroke whose centre line is the polygon grown by the radius."""
    return lambda w: [swollen(points, radius + w / 2),
                      swollen(points, max(radius - w / 2, 1))[::-1]]


def ellipse(cx, cy, rx, ry):
    return lambda w: [
        arc_points(cx, cy, rx + w / 2, ry + w / 2, 0, 360, 12)[:-1],
        arc_points(cx, cy, rx - w / 2, ry - w / 2, 0, 360, 12)[:-1][::-1]]


def arc(cx, cy, r, a0, a1, n=6):
    """Open round-capped stroke along an arc, from a0 up to a1 degrees."""
    def draw(w):
        h = w / 2
        e0, e1 = math.radians(a0), math.radians(a1)
        outer = arc_points(cx, cy, r + h, r + h, a0, a1, n)
        cap1 = arc_points(cx + r * math.cos(e1), cy + r * math.sin(e1), h, h, a1, a1 + 180, 4)
        inner = arc_points(cx, cy, r - h, r - h, a1, a0, n)
        cap0 = arc_points(cx + r * math.cos(e0), cy + r * math.sin(e0), h, h, a0 + 180, a0 + 360, 4)
        return [outer + cap1[1:] + inner[1:] + cap0[1:-1]]
    return draw


def solid(*contours):
    return lambda w: [list(c) for c in contours]


def fixed(points, radius):
    return lambda w: [swollen(points, radius)]


def polygon(n, r, turn=90.0, cx=480, cy=480):
    return [(cx + r * math.cos(math.radians(turn + 360 * i / n)),
             cy + r * math.sin(math.radians(turn + 360 * i / n))) for i in range(n)]


def box(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def zed(x, y, s):
    return [line(x, y + s, x + s, y + s), line(x + s, y + s, x, y), line(x, y, x + s, y)]


def rays(r0, r1, n=8):
    out = []
    for i in range(n):
        a = math.radians(360 * i / n)
        out.append(line(480 + r0 * math.cos(a), 480 + r0 * math.sin(a),
                        480 + r1 * math.cos(a), 480 + r1 * math.sin(a)))
    return out


def star4(r, waist):
    """Four-pointed star with curved sides, as one solid contour."""
    pts = []
    for i in range(4):
        a, m = math.radians(90 + 90 * i), math.radians(135 + 90 * i)
        pts.append((480 + r * math.cos(a), 480 + r * math.sin(a), 1))
        pts.append((480 + waist * math.cos(m), 480 + waist * math.sin(m), 0))
    return pts


def die(n):
    """Face of a die; filled, the pips are holes."""
    a, m, b = 310, 480, 650
    pips = {1: [(m, m)], 2: [(a, b), (b, a)], 3: [(a, b), (m, m), (b, a)],
            4: [(a, a), (a, b), (b, a), (b, b)],
            5: [(a, a), (a, b), (m, m), (b, a), (b, b)],
            6: [(a, a), (a, m), (a, b), (b, a), (b, m), (b, b)]}[n]
    face = box(226, 226, 734, 734)
    holes = [hole(x, y, 56) for x, y in pips]
    return ([ring(face, 66)] + [fixed([p], 56) for p in pips], None,
            [lambda w: [swollen(face, 66 + w / 2)]] + holes)


def hole(x, y, radius):
    return lambda w: [swollen([(x, y)], radius)[::-1]]


# name: (strokes, shape that floods it when filled or None[, strokes of the filled twin])
OWN = {
    "chevcompact": ([line(260, 420, 480, 520), line(480, 520, 700, 420)], None),
    "app": ([ring(box(300, 300, 660, 660), 160)], ("swollen", box(300, 300, 660, 660), 160)),
    "capsule": ([ring([(280, 480), (680, 480)], 180)], ("swollen", [(280, 480), (680, 480)], 180)),
    "oval": ([ellipse(480, 480, 380, 250)], ("ellipse", 380, 250)),
    "octagon": ([ring(polygon(8, 300, 22.5), 66)], ("swollen", polygon(8, 300, 22.5), 66)),
    "diamond": ([ring(polygon(4, 290), 66)], ("swollen", polygon(4, 290), 66)),
    "squareinset": ([ring(box(186, 186, 774, 774), 66), fixed(box(330, 330, 630, 630), 30)], None),
    "dashedcircle": ([arc(480, 480, 360, a + 8, a + 30, 2) for a in range(0, 360, 45)], None),
    "dottedcircle": ([dot(480 + 350 * math.cos(math.radians(a)), 480 + 350 * math.sin(math.radians(a)), 0.5)
                      for a in range(0, 360, 30)], None),
    "sunmin": ([ring([(480, 480)], 150)]
               + [dot(480 + 310 * math.cos(math.radians(a)), 480 + 310 * math.sin(math.radians(a)), 0.55)
                  for a in range(0, 360, 45)], ("swollen", [(480, 480)], 150)),
    "rays": (rays(200, 360), None),
    "sparkle": ([solid(star4(400, 70))], None),
    "plusminus": ([line(480, 360, 480, 800), line(260, 580, 700, 580), line(260, 200, 700, 200)], None),
    "divide": ([line(220, 480, 740, 480), dot(480, 700), dot(480, 260)], None),
    "notequal": ([line(220, 570, 740, 570), line(220, 390, 740, 390), line(350, 220, 610, 740)], None),
    "lessthan": ([line(700, 720, 260, 480), line(260, 480, 700, 240)], None),
    "zzz": (zed(160, 180, 260) + zed(480, 470, 190) + zed(700, 700, 120), None),
    "diagonal": ([line(190, 190, 770, 770)], None),
    "mappin": ([ring([(480, 690)], 130), line(480, 560, 480, 110)], ("swollen", [(480, 690)], 130)),
    "waves": ([arc(160, 480, r, -42, 42, 4) for r in (260, 430, 600)], None),
    "dotwaves": ([dot(180, 480, 0.75)] + [arc(180, 480, r, -42, 42, 4) for r in (210, 380, 550)], None),
    "court": ([ring(box(160, 266, 800, 694), 40), line(480, 226, 480, 734), ellipse(480, 480, 110, 110)], None),
    "doc": ([line(240, 120, 720, 120), line(720, 120, 720, 600), line(720, 600, 480, 840),
             line(480, 840, 240, 840), line(240, 840, 240, 120), line(480, 840, 480, 600),
             line(480, 600, 720, 600)],
            ("swollen", [(240, 120), (720, 120), (720, 600), (480, 840), (240, 840)], 20)),
    "die1": die(1),
    "die2": die(2),
    "die3": die(3),
    "die4": die(4),
    "die5": die(5),
    "die6": die(6),
    # Material's filled account_circle is a ring with a solid person; a disc with
    # the person cut out is wanted.
    "personcircle": ([ring([(480, 480)], 360), ring([(480, 570)], 105), arc(480, 40, 320, 36, 144, 6)], None,
                     [lambda w: [swollen([(480, 480)], 360 + w / 2)], hole(480, 580, 130),
                      solid((arc_points(480, 40, 330, 330, 40.06, 139.94, 6)
                             + arc_points(480, 480, 340, 340, 222.0, 318.0, 6))[::-1])]),
    "tuningfork": ([line(340, 860, 340, 560), line(620, 860, 620, 560), arc(480, 560, 140, 180, 360, 6),
                    line(480, 420, 480, 100)], None),
}


def own_contours(name, weight, flood):
    """Contours of an own shape; flood is None, 0.0 (empty) or 1.0 (full)."""
    strokes, inside = OWN[name][:2]
    out = []
    for s in strokes:
        out += s(STROKES[weight])
    if inside and flood is not None:
        if inside[0] == "ellipse":
            pts = arc_points(480, 480, inside[1], inside[2], 0, 360, 12)[:-1]
        else:
            pts = swollen(inside[1], inside[2])
        out.append([(480 + (x - 480) * flood, 480 + (y - 480) * flood, on) for x, y, on in pts])
    return out


def make_glyph(contours):
    g = Glyph()
    g.numberOfContours = len(contours)
    flat = [p for c in contours for p in c]
    g.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y, _ in flat])
    g.flags = bytearray(on for _, _, on in flat)
    g.flags[0] |= flagOverlapSimple
    end, ends = -1, []
    for c in contours:
        end += len(c)
        ends.append(end)
    g.endPtsOfContours = ends
    g.program = _empty_program()
    return g


def _empty_program():
    from fontTools.ttLib.tables.ttProgram import Program
    p = Program()
    p.fromBytecode(b"")
    return p


def deltas(a, b):
    fa = [p for c in a for p in c]
    fb = [p for c in b for p in c]
    assert len(fa) == len(fb)
    d = [(round(x1) - round(x0), round(y1) - round(y0)) for (x0, y0, _), (x1, y1, _) in zip(fa, fb)]
    return d + [(0, 0)] * 4


def add_own(font, name):
    full = "own." + name
    base = own_contours(name, 400, 0.0)
    var = [TupleVariation({"wght": (-1.0, -1.0, 0.0)}, deltas(base, own_contours(name, 100, 0.0))),
           TupleVariation({"wght": (0.0, 1.0, 1.0)}, deltas(base, own_contours(name, 700, 0.0)))]
    if OWN[name][1]:
        var.append(TupleVariation({"FILL": (0.0, 1.0, 1.0)}, deltas(base, own_contours(name, 400, 1.0))))
    put(font, full, make_glyph(base), var)
    if len(OWN[name]) > 2:
        at = {w: [c for s in OWN[name][2] for c in s(STROKES[w])] for w in STROKES}
        put(font, full + ".fill", make_glyph(at[400]), [
            TupleVariation({"wght": (-1.0, -1.0, 0.0)}, deltas(at[400], at[100])),
            TupleVariation({"wght": (0.0, 1.0, 1.0)}, deltas(at[400], at[700]))])


TURN = {
    "rot90": (lambda x, y: (EM - y, x), lambda x, y: (-y, x)),
    "rot180": (lambda x, y: (EM - x, EM - y), lambda x, y: (-x, -y)),
    "rot270": (lambda x, y: (y, EM - x), lambda x, y: (y, -x)),
    "flipx": (lambda x, y: (EM - x, y), lambda x, y: (-x, y)),
    "flipy": (lambda x, y: (x, EM - y), lambda x, y: (x, -y)),
    "still": (lambda x, y: (x, y), lambda x, y: (x, y)),
}


def add_turned(font, source, op, name):
    place, shift = TURN[op]
    old = font["glyf"][source]
    assert not old.isComposite()
    g = Glyph()
    g.numberOfContours = old.numberOfContours
    g.coordinates = GlyphCoordinates([place(x, y) for x, y in old.coordinates])
    g.flags = bytearray(old.flags)
    g.endPtsOfContours = list(old.endPtsOfContours)
    g.program = _empty_program()
    var = []
    for v in font["gvar"].variations.get(source, []):
        if op == "still" and "FILL" in v.axes:
            continue
        points = [None if p is None else shift(*p) for p in v.coordinates[:-4]]
        var.append(TupleVariation(dict(v.axes), points + [(0, 0)] * 4))
    put(font, name, g, var)


def put(font, name, glyph, variations):
    order = font.getGlyphOrder()
    if name not in order:
        font.setGlyphOrder(order + [name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (EM, glyph.xMin if glyph.numberOfContours else 0)
    font["gvar"].variations[name] = variations


# ------------------------------------------------------------------- sources

def locate(relative, packages):
    if packages:
        path = Path(packages) / relative
    else:
        package, rest = relative.split("/", 1)
        spec = importlib.util.find_spec(package)
        if spec is None or not spec.origin:
            sys.exit(f"package {package} is not installed; see the top of this file")
        path = Path(spec.origin).parent / rest
    if not path.is_file():
        sys.exit(f"missing in the packages: {relative}")
    have = hashlib.sha256(path.read_bytes()).hexdigest()
    if have != INPUTS[relative]:
        sys.exit(f"{relative}: other content than expected (sha256 {have})")
    return path


def read_table(path):
    with open(path, newline="", encoding="utf-8") as f:
        return list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE))


def options():
    o = subset.Options()
    o.hinting = False
    o.notdef_outline = True
    o.glyph_names = True
    o.recalc_timestamp = False
    o.canonical_order = True
    return o


def split(source):
    base, _, op = source.partition("@")
    return base, op


def build_symbols(source, rows, out):
    font = TTFont(source, recalcTimestamp=False)
    order = set(font.getGlyphOrder())
    reverse = {}
    for cp, g in font.getBestCmap().items():
        if cp >= 0xE000:
            reverse.setdefault(g, set()).add(cp)

    wanted, keep, bad = {}, {".notdef"}, []
    for row in rows:
        cp, src = int(row["codepoint"], 16), row["source_glyph"]
        base, op = split(src)
        if base.startswith("own:"):
            if base[4:] not in OWN:
                bad.append(f"{row['name']}: no own shape {base}")
        elif base not in order:
            bad.append(f"{row['name']}: no Material glyph {base}")
        else:
            keep |= {base} | ({base + ".fill"} & order)
            if not op and cp not in reverse.get(base, ()):
                bad.append(f"{row['name']}: {base} is not at {cp:X}")
        if op and op not in TURN:
            bad.append(f"{row['name']}: unknown turn {op}")
        if wanted.setdefault(cp, src) != src:
            bad.append(f"{row['name']}: {cp:X} is already {wanted[cp]}")
    if bad:
        sys.exit("\n".join(bad))

    o = options()
    o.layout_features = []
    o.drop_tables += ["GSUB", "HVAR", "STAT", "gasp", "prep", "meta"]
    o.name_IDs = ["*"]
    cut = subset.Subsetter(o)
    cut.populate(glyphs=keep)
    cut.subset(font)
    for tag in ("GSUB", "HVAR", "STAT", "gasp", "prep"):
        if tag in font:
            del font[tag]
    font = instancer.instantiateVariableFont(font, {"GRAD": 0, "opsz": 24})
    # Touch every glyph so that additions see plain Python objects.
    for g in font.getGlyphOrder():
        font["glyf"][g].expand(font["glyf"])
        font["gvar"].variations.setdefault(g, [])

    cmap = {}
    for cp, src in sorted(wanted.items()):
        base, op = split(src)
        name = base
        if base.startswith("own:"):
            name = "own." + base[4:]
            if name not in font["glyf"].glyphs:
                add_own(font, base[4:])
        if op:
            turned = f"{name}.{op}"
            add_turned(font, name, op, turned)
            if op != "still" and name + ".fill" in font["glyf"].glyphs:
                add_turned(font, name + ".fill", op, turned + ".fill")
            name = turned
        cmap[cp] = name
    glyphs = font["glyf"].glyphs
    twins = {g: g + ".fill" for g in glyphs if g + ".fill" in glyphs}
    for cp, name in list(cmap.items()):
        if name in twins:
            cmap[0x100000 | (cp & 0xFFFF)] = twins[name]
    # Only glyphs the table reaches stay (a turned glyph's source may not be).
    used = set(cmap.values()) | {".notdef"}

    from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
    table = newTable("cmap")
    table.tableVersion = 0
    table.tables = []
    for fmt, pid, eid, limit in ((4, 0, 3, 0xFFFF), (12, 0, 4, 0x10FFFF), (4, 3, 1, 0xFFFF), (12, 3, 10, 0x10FFFF)):
        t = CmapSubtable.newSubtable(fmt)
        t.platformID, t.platEncID, t.language = pid, eid, 0
        t.cmap = {cp: g for cp, g in cmap.items() if cp <= limit}
        table.tables.append(t)
    font["cmap"] = table
    font["maxp"].numGlyphs = len(font.getGlyphOrder())

    o = options()
    o.layout_features = []
    cut = subset.Subsetter(o)
    cut.populate(glyphs=used, unicodes=list(cmap))
    cut.subset(font)

    left = set(font.getGlyphOrder())
    swap = {a: b for a, b in sorted(twins.items()) if a in left and b in left}
    featureVars.addFeatureVariations(font, [([{"FILL": (0.99, 1.0)}], swap)], featureTag="rclt")

    names = font["name"]
    for rec in list(names.names):
        if rec.nameID not in (0,) :
            names.removeNames(nameID=rec.nameID)
    for nid, text in ((1, "Vitrine Symbols"), (2, "Regular"), (3, "Vitrine Symbols 1"),
                      (4, "Vitrine Symbols"), (5, "Version 1.000"), (6, "VitrineSymbols"),
                      (10, "Subset of Material Symbols Rounded 2.962 by Google, changed: GRAD and opsz "
                           "pinned, unused glyphs removed, turned glyphs and own shapes added."),
                      (13, "Apache License, Version 2.0"),
                      (14, "https://www.apache.org/licenses/LICENSE-2.0")):
        names.setName(text, nid, 3, 1, 0x409)
    for axis in font["fvar"].axes:
        axis.axisNameID = names.addMultilingualName(
            {"en": {"FILL": "Fill", "wght": "Weight"}[axis.axisTag]}, ttFont=font, mac=False)
    font["fvar"].instances = []
    buildStatTable(font, [
        {"tag": "FILL", "name": "Fill", "values": [{"value": 0, "name": "Normal", "flags": 2}]},
        {"tag": "wght", "name": "Weight", "values": [{"value": 400, "name": "Regular", "flags": 2}]},
    ], macNames=False)
    font["post"].formatType = 2.0
    font["post"].extraNames, font["post"].mapping = [], {}
    font["head"].modified = font["head"].created
    font.save(out, reorderTables=True)
    return len(font.getGlyphOrder())


def build_web(source, out):
    font = TTFont(source, recalcTimestamp=False)
    o = options()
    o.flavor = "woff2"
    o.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "pnum",
                         "rvrn", "rlig", "rclt", "zero", "ss01", "cv11", "frac", "case"]
    cut = subset.Subsetter(o)
    cut.populate(unicodes=WEB_UNICODES)
    cut.subset(font)
    font.flavor = "woff2"
    font.save(out, reorderTables=True)


def build_design(source, out, pins):
    font = TTFont(source, recalcTimestamp=False)
    o = options()
    o.glyph_names = False
    o.layout_features = DESIGN_FEATURES
    o.name_IDs = ["*"]
    cut = subset.Subsetter(o)
    cut.populate(unicodes=DESIGN_UNICODES)
    cut.subset(font)
    if pins:
        font = instancer.instantiateVariableFont(font, pins)
    font["head"].modified = font["head"].created
    font.save(out, reorderTables=True)


def main():
    p = argparse.ArgumentParser(description="Builds the bundled fonts.")
    p.add_argument("--out", default=str(RESOURCES / "Fonts"))
    p.add_argument("--map", default=str(RESOURCES / "SymbolMap.tsv"))
    p.add_argument("--packages", default=None)
    p.add_argument("--print-codepoints", action="store_true",
                   help="print codepoint and name of every Material glyph, build nothing")
    a = p.parse_args()
    material = locate("material_design_icons/assets/MaterialSymbolsRounded.ttf", a.packages)
    if a.print_codepoints:
        for cp, g in sorted(TTFont(material).getBestCmap().items()):
            if cp >= 0xE000:
                print(f"{cp:X}\t{g}")
        return
    out = Path(a.out)
    out.mkdir(parents=True, exist_ok=True)
    upright = locate("fontpkg_inter/files/Inter[opsz,wght].ttf", a.packages)
    shutil.copyfile(upright, out / "Inter.ttf")
    shutil.copyfile(locate("fontpkg_inter/files/Inter-Italic[opsz,wght].ttf", a.packages), out / "Inter-Italic.ttf")
    shutil.copyfile(locate("fontpkg_inter/LICENSE", a.packages), out / "Inter-LICENSE.txt")
    build_web(upright, out / "Inter-web.woff2")
    for source, name, pins in DESIGNS:
        build_design(locate(source, a.packages), out / name, pins)
    for package, name in (("nunito", "Nunito"), ("source_serif_4", "SourceSerif"), ("roboto_mono", "RobotoMono")):
        shutil.copyfile(locate(f"fontpkg_{package}/LICENSE", a.packages), out / f"{name}-LICENSE.txt")
    n = build_symbols(material, read_table(a.map), out / "Symbols.ttf")
    if not (out / "Symbols-LICENSE.txt").is_file():
        print("warning: Symbols-LICENSE.txt is missing", file=sys.stderr)
    lines = []
    for f in sorted(out.iterdir()):
        if f.suffix in (".ttf", ".woff2", ".otf"):
            lines.append(f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n")
            print(f"{f.name}: {f.stat().st_size} bytes")
    (out / "SHA256SUMS").write_text("".join(lines))
    print(f"Symbols.ttf: {n} glyphs")


if __name__ == "__main__":
    main()
