#!/usr/bin/env python3
"""Writes Sources/Surfaces/Devices/DeviceTable.swift from a file of published widget sizes.

    Scripts/build-device-table.py path/to/widget_sizes.json > Sources/Surfaces/Devices/DeviceTable.swift

The file has Apple's tables by screen size, third parties' measurements of the Home Screen in pixels and the corner radii of
displays, each with its source and confidence (A Apple, B measured, C derived, D assumed). This script only decides which
device has which rows, turns pixels into points, and marks what it had to assume.
"""

import json
import re
import sys

FAMILIES = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
ACCESSORIES = ["accessoryCircular", "accessoryRectangular", "accessoryInline"]

# name, screen, scale, row of sizes, row of the grid (height in pixels), display corner radius, cutout
PHONES = [
    ("iPhone 17 Pro", "402x874", 3, "402x874", "2622", 62, "island"),
    ("iPhone 17 Pro Max", "440x956", 3, "440x956", "2868", 62, "island"),
    ("iPhone 17", "402x874", 3, "402x874", "2622", 62, "island"),
    ("iPhone Air", "420x912", 3, "420x912", None, 62, "island"),
    ("iPhone 16 Pro", "402x874", 3, "402x874", "2622", 62, "island"),
    ("iPhone 16 Pro Max", "440x956", 3, "440x956", "2868", 62, "island"),
    ("iPhone 16", "393x852", 3, "393x852", "2556", 55, "island"),
    ("iPhone 16 Plus", "430x932", 3, "430x932", "2796", 55, "island"),
    ("iPhone 16e", "390x844", 3, "390x844", "2532", 47.33, "notch"),
    ("iPhone 15", "393x852", 3, "393x852", "2556", 55, "island"),
    ("iPhone 15 Pro Max", "430x932", 3, "430x932", "2796", 55, "island"),
    ("iPhone 14", "390x844", 3, "390x844", "2532", 47.33, "notch"),
    ("iPhone 14 Plus", "428x926", 3, "428x926", "2778", 53.33, "notch"),
    # Draws 375x812 points and scales them down to 1080x2340 pixels; its pictures and its grid are those of 375x812.
    ("iPhone 13 mini", "375x812", 3, "360x780", "2340", 44, "notch"),
    ("iPhone 11", "414x896", 2, "414x896", "1792", 41.5, "notch"),
    ("iPhone 11 Pro", "375x812", 3, "375x812", "2436", 39, "notch"),
    ("iPhone 11 Pro Max", "414x896", 3, "414x896", "2688", 39, "notch"),
    ("iPhone SE (3rd generation)", "375x667", 2, "375x667", "1334", 0, "none"),
    ("iPhone 8 Plus", "414x736", 3, "414x736", None, 0, "none"),
    ("iPhone SE (1st generation)", "320x568", 2, "320x568", "1136", 0, "none"),
]

PADS = [
    ("iPad Pro 12.9-inch (6th generation)", "1024x1366", 18),
    ("iPad Pro 11-inch (4th generation)", "834x1194", 18),
    ("iPad (A16)", "820x1180", 25),
    ("iPad (9th generation)", "810x1080", 0),
    ("iPad mini (A17 Pro)", "744x1133", 21.5),
]

# Apple: "iPhone 15 Pro and later" (of the fifteens only the Pros).
ACTION_BUTTON = ("iPhone 15 Pro", "iPhone 16", "iPhone 17", "iPhone Air")

# Where no accessory sizes are published, those of the nearest screen that has them.
ACCESSORY_ROW = {"402x874": "393x852", "440x956": "430x932", "420x912": "430x932"}


def number(value):
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return text or "0"


def slug(name):
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


def last(value):
    """Of two published variants the later one: labels shown, Dynamic Island generations."""
    return value[-1] if isinstance(value, list) else value


def parse_screen(text):
    width, height = text.split("x")
    return float(width), float(height)


def phone_sizes(facts, row):
    """(sizes by family, source, confidence) of the Home Screen families."""
    listed = facts["iphone"]["by_screen"].get(row)
    if listed:
        sizes = {f: (listed[f]["w"], listed[f]["h"]) for f in FAMILIES if listed.get(f)}
        return sizes, "Human Interface Guidelines, Widgets", "A"
    other = facts["iphone_not_in_hig"][row]
    if "systemSmall" in other:
        sizes = {f: (other[f]["w"], other[f]["h"]) for f in FAMILIES if other.get(f)}
    else:
        # "510/1092/1146 => 170, 364x170, 364x382"
        small, medium, large = [s.strip() for s in other["variant_a_px"].split("=>")[1].split(",")]
        sizes = {
            "systemSmall": (float(small), float(small)),
            "systemMedium": parse_screen(medium),
            "systemLarge": parse_screen(large),
        }
    return sizes, "community pixel tables; not in Apple's table", other["confidence"]


def accessory_sizes(facts, row):
    source = ACCESSORY_ROW.get(row, row)
    listed = facts["iphone"]["by_screen"][source]
    sizes = {f: (listed[f]["w"], listed[f]["h"]) for f in ACCESSORIES if listed.get(f)}
    if source == row:
        return sizes, "Human Interface Guidelines, Widgets", "A"
    return sizes, f"not published; taken from the {source} screen", "D"


def phone_grid(facts, row, screen, sizes, scale):
    """(left, top, pitch across, pitch down, source, confidence): the grid has four columns and six rows of icons."""
    width, _ = screen
    small, medium = sizes["systemSmall"], sizes["systemMedium"]
    if row is None:
        large = sizes["systemLarge"]
        top = 38 if screen[1] < 800 else 94
        return ((width - medium[0]) / 2, top, (medium[0] - small[0]) / 2, (large[1] - small[1]) / 2,
                "derived from the widget sizes; the top is assumed", "D")
    px = facts["iphone_home_screen_grid_px"]["by_height"][row]
    left, right = last(px["left_px"]) / scale, last(px["right_px"]) / scale
    top, middle = last(px["top_px"]) / scale, last(px["middle_px"]) / scale
    return left, top, (right - left) / 2, (middle - top) / 2, "community pixel tables", "B"


def phone(facts, entry):
    name, screen_text, scale, row, grid_row, corner, cutout = entry
    screen = parse_screen(screen_text)
    width, height = screen
    sizes, size_source, size_confidence = phone_sizes(facts, row)
    accessories, accessory_source, accessory_confidence = accessory_sizes(facts, row)
    left, top, across, down, grid_source, grid_confidence = phone_grid(facts, grid_row, screen, sizes, scale)
    rows = 6 if height > 600 else 4
    status = {"island": 59, "notch": 47, "none": 20}[cutout]
    if corner:
        inset = 12
        dock = (inset, height - inset - 88, width - 2 * inset, 88, max(28, corner - inset))
        dots = dock[1] - 24
    else:
        dock = (0, height - 92, width, 92, 0)
        dots = dock[1] - 14
    return device(
        name=name, idiom="phone", screen=screen, scale=scale, corner=corner, cutout=cutout, status=status,
        sizes={**sizes, **accessories}, shown=None,
        radius=facts["corner_radii"]["widget"]["assume"]["iphone"], margin=facts["content_margins"]["iphone_home"],
        grid=(4, rows, left, top, across, down), icon=60, label=(7, 15, 12), dots=dots, dock=dock, icons=4,
        sources=[
            ("sizes", size_confidence, size_source),
            ("accessories", accessory_confidence, accessory_source),
            ("grid", grid_confidence, grid_source),
            ("display", "B", "BezelKit; kylebashour.com"),
            ("chrome", "D", "widget corner, accessory margins, labels, dots and dock are assumed"),
        ])


def pad(facts, entry):
    name, screen_text, corner = entry
    screen = parse_screen(screen_text)
    width, height = screen
    rows = facts["ipad"]["by_screen"][screen_text]
    canvas = {f: (rows["canvas"][f]["w"], rows["canvas"][f]["h"]) for f in FAMILIES}
    shown = {f: (rows["device"][f]["w"], rows["device"][f]["h"]) for f in FAMILIES}
    small, medium, extra = shown["systemSmall"][0], shown["systemMedium"][0], shown["systemExtraLarge"][0]
    gap = medium - 2 * small
    left, top = (width - extra) / 2, 72
    dock_height = 96
    fit = int((height - top - dock_height - 60 + gap) // (small + gap))
    dock_width = 6 * 92
    dock = ((width - dock_width) / 2, height - 12 - dock_height, dock_width, dock_height, 30)
    return device(
        name=name, idiom="pad", screen=screen, scale=2, corner=corner, cutout="none", status=24,
        sizes=canvas, shown=shown,
        radius=facts["corner_radii"]["widget"]["assume"]["ipad"], margin=facts["content_margins"]["ipad_home"],
        grid=(8, 2 * fit, left, top, (small + gap) / 2, (small + gap) / 2), icon=64, label=(7, 15, 12),
        dots=dock[1] - 22, dock=dock, icons=6,
        sources=[
            ("sizes", "A", "Human Interface Guidelines, Widgets: canvas and device size"),
            ("grid", "D", "not published; gutters are those between two small widgets in a medium one"),
            ("display", "B", "BezelKit"),
            ("chrome", "D", "widget corner, labels, dots and dock are assumed"),
        ])


def size_table(sizes):
    rows = [f".{f}: CGSize(width: {number(w)}, height: {number(h)})" for f, (w, h) in sizes.items()]
    return "[\n      " + ",\n      ".join(rows) + ",\n    ]"


def device(*, name, idiom, screen, scale, corner, cutout, status, sizes, shown, radius, margin, grid, icon, label, dots,
           dock, icons, sources):
    columns, rows, left, top, across, down = grid
    variable = re.sub(r"-(\w)", lambda m: m.group(1).upper(), slug(name))
    source_rows = ",\n      ".join(
        f'Source(subject: .{s}, confidence: .{ {"A": "apple", "B": "measured", "C": "derived", "D": "assumed"}[c]}, '
        f"text: {json.dumps(t)})" for s, c, t in sources)
    shown_text = size_table(shown) if shown else size_table(
        {f: s for f, s in sizes.items() if not f.startswith("accessory")})
    return variable, f"""\
  private static let {variable} = Device(
    name: {json.dumps(name)}, identifier: {json.dumps(slug(name))}, idiom: .{idiom},
    screen: CGSize(width: {number(screen[0])}, height: {number(screen[1])}), scale: {number(scale)},
    displayCornerRadius: {number(corner)}, cutout: .{cutout}, statusBarHeight: {number(status)},
    hasActionButton: {"true" if name.startswith(ACTION_BUTTON) else "false"},
    sizes: {size_table(sizes)},
    shownSizes: {shown_text},
    widgetCornerRadius: {number(radius)}, homeMargins: Margins(all: {number(margin)}),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: {columns}, rows: {rows}, origin: CGPoint(x: {number(left)}, y: {number(top)}),
      pitch: CGSize(width: {number(across)}, height: {number(down)}), icon: {number(icon)},
      labelGap: {number(label[0])}, labelHeight: {number(label[1])}, labelSize: {number(label[2])},
      dotsY: {number(dots)}),
    dock: Dock(
      frame: CGRect(x: {number(dock[0])}, y: {number(dock[1])}, width: {number(dock[2])}, height: {number(dock[3])}),
      cornerRadius: {number(dock[4])}, icons: {icons}),
    sources: [
      {source_rows},
    ])
"""


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        facts = json.load(file)
    devices = [phone(facts, p) for p in PHONES] + [pad(facts, p) for p in PADS]
    print("// Written by Scripts/build-device-table.py. Change the script or its input, not this file.")
    print("// swift-format-ignore-file")
    print("\nimport Archive\nimport Foundation\n")
    print("extension Device {")
    print("  /// Every device of the table, newest phones first, then tablets.")
    print("  package static let all: [Device] = [")
    for variable, _ in devices:
        print(f"    {variable},")
    print("  ]\n")
    print("\n".join(text for _, text in devices), end="")
    print("}")


if __name__ == "__main__":
    main()
