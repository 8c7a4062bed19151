#!/usr/bin/env python3
"""Checks Sources/Text/Resources/SymbolMap.tsv against Fonts/Symbols.ttf.

Needs Python 3.11 and the pip package fonttools.

Usage:  check-symbols.py [USAGE.tsv ...] [--allow NAME,NAME]

Fails (exit status 1) on a codepoint that is not in the font, a name that
occurs twice, a badly formed row, a codepoint with two glyphs, a font without the
axes the Swift side needs, or a name in the first column of a USAGE file that does not
resolve. --allow lists names that are known to have no picture.

A name resolves as the Swift side does it: the whole name is looked up; else the last modifier
is taken off (.fill .circle .square .rectangle .shield .slash .badge.X) and the
rest is looked up, again and again. A single letter and a number from 0 to 50
inside an enclosure are drawn from the text font.
"""
import argparse
import csv
import re
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

RESOURCES = Path(__file__).resolve().parent.parent / "Sources" / "Text" / "Resources"
ENCLOSURES = ("circle", "square", "rectangle", "shield")
PLAIN = ENCLOSURES + ("fill", "slash")


def text_base(name):
    return re.fullmatch(r"[a-z]|\d|[0-4]\d|50", name) is not None


def strip(name):
    """The name without its last modifier, that modifier, and its badge."""
    badge = re.fullmatch(r"(.+)\.badge\.([a-z0-9.]+)", name)
    head, _, tail = name.rpartition(".")
    if head and tail in PLAIN:
        return head, tail, None
    if badge:
        return badge[1], "badge", badge[2]
    return None


def resolve(name, table):
    """The row a name ends at, the modifiers taken off; None if there is none."""
    taken = []
    while True:
        if name in table:
            return name, taken
        if text_base(name) and any(t in ENCLOSURES for t in taken):
            return name, taken
        cut = strip(name)
        if cut is None:
            return None
        name, kind, badge = cut
        if badge is not None and resolve(badge, table) is None:
            return None
        taken.append(kind)


def usage_name(raw):
    """First-column text of a usage file as a symbol name, or None."""
    camel = re.fullmatch(r"\(SFSafeSymbols\) \.(\w+)", raw)
    if camel:
        words = re.findall(r"\d+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])", camel[1])
        return ".".join(w.lower() for w in words)
    return raw if re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+)*", raw) else None


def main():
    p = argparse.ArgumentParser(description="Checks the symbol table.")
    p.add_argument("usage", nargs="*")
    p.add_argument("--allow", default="")
    p.add_argument("--map", default=str(RESOURCES / "SymbolMap.tsv"))
    p.add_argument("--font", default=str(RESOURCES / "Fonts" / "Symbols.ttf"))
    a = p.parse_args()
    errors, table, glyph_at = [], {}, {}
    font = TTFont(a.font)
    cmap = font.getBestCmap()
    axes = {x.axisTag: (x.minValue, x.defaultValue, x.maxValue) for x in font["fvar"].axes}
    if axes != {"FILL": (0, 0, 1), "wght": (100, 400, 700)}:
        errors.append(f"axes are {axes}")
    with open(a.map, newline="", encoding="utf-8") as f:
        lines = f.read().split("\n")
    if lines[0] != "name\tcodepoint\tsource_glyph\tnote":
        errors.append("header line")
    if lines[-1] != "":
        errors.append("no newline at the end")
    for number, text in enumerate(lines[1:-1], 2):
        cells = text.split("\t")
        if len(cells) != 4 or not re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+)*", cells[0]) \
                or not re.fullmatch(r"[0-9A-F]{4,6}", cells[1]):
            errors.append(f"line {number}: badly formed")
            continue
        name, cp, source, _ = cells
        if name in table:
            errors.append(f"line {number}: {name} occurs twice")
        table[name] = int(cp, 16)
        if table[name] not in cmap:
            errors.append(f"line {number}: U+{cp} ({name}) is not in the font")
        if glyph_at.setdefault(cp, source) != source:
            errors.append(f"line {number}: U+{cp} is both {glyph_at[cp]} and {source}")
    if list(table) != sorted(table):
        errors.append("rows are not sorted by name")
    allowed = set(filter(None, a.allow.split(",")))
    reached = set()
    for path in a.usage:
        good = bad = other = 0
        with open(path, newline="", encoding="utf-8") as f:
            rows = list(csv.reader(f, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
        for row in rows:
            name = usage_name(row[0]) if row else None
            hit = resolve(name, table) if name else None
            if name is None:
                other += 1
            elif hit:
                good += 1
                reached.add(hit[0])
            elif name in allowed:
                other += 1
            else:
                bad += 1
                errors.append(f"{Path(path).name}: {name} does not resolve")
        print(f"{Path(path).name}: {good} resolve, {bad} do not, {other} left out")
    print(f"{len(table)} rows, {len(set(table.values()))} pictures, "
          f"{sum(1 for n in table if n not in reached)} rows beyond the usage files")
    twins = sum(1 for cp in set(table.values()) if 0x100000 | (cp & 0xFFFF) in cmap)
    print(f"{twins} pictures have a separate filled glyph")
    for e in errors:
        print("error: " + e)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
