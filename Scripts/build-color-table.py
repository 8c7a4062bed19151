"""Writes the table of system colours from `typography.json` (the facts file whose path is the first argument).

usage: build-color-table.py typography.json > Sources/Archive/Scene/SystemColorTable.swift
"""
import json
import sys

facts = json.load(open(sys.argv[1]))
hues = facts["system_colors_ios26"]["table"]
semantic = facts["semantic_colors"]["rgba"]


def component(value):
    return repr(round(value / 255, 6)).removesuffix(".0")


def swift(rgba):
    red, green, blue = (component(value) for value in rgba[:3])
    alpha = rgba[3] if len(rgba) > 3 else 1
    return f".init(red: {red}, green: {green}, blue: {blue}, alpha: {alpha})"


rows = {}
for name, variants in hues.items():
    rows[name] = [swift(variant) for variant in variants]
for name, variants in semantic.items():
    light, dark = swift(variants["light"]), swift(variants.get("elevated_dark", variants["dark"]) if name == "elevated" else variants["dark"])
    rows[name] = [light, dark, light, dark]
for level, source in [("secondary", "secondaryLabel"), ("tertiary", "tertiaryLabel"), ("quaternary", "quaternaryLabel")]:
    rows[level] = rows[source]
rows["primary"] = rows["label"]
# No published value: half of the quaternary level. Ours.
rows["quinary"] = [swift([60, 60, 67, 0.09]), swift([235, 235, 245, 0.08])] * 2

print("""// Made by Scripts/build-color-table.py from the project's facts; do not edit.
// Hues: Human Interface Guidelines, colour (iOS 26), confidence A. Semantic colours: confidence A/B (light), B (dark);
// increased contrast keeps the normal value where none is published. `quinary` is ours.

/// What the names of system colours mean in each appearance.
package enum SystemColorTable {
  /// Non-linear sRGB components and alpha, 0…1.
  package struct Components: Sendable, Equatable {
    package var red, green, blue, alpha: Double
  }

  /// Components of a colour's base, before its own opacity. The tint is the system's blue where nobody set another.
  package static func components(
    of base: SceneColor.Base, dark: Bool, increasedContrast: Bool, tint: Components? = nil
  ) -> Components {
    switch base {
    case .srgb(let red, let green, let blue): Components(red: red, green: green, blue: blue, alpha: 1)
    case .tint: tint ?? components(of: .system(.blue), dark: dark, increasedContrast: increasedContrast)
    case .system(let color): row(color)[(dark ? 1 : 0) + (increasedContrast ? 2 : 0)]
    }
  }

  private static func row(_ color: SystemColor) -> [Components] {
    table[color] ?? []
  }

  /// Light, dark, light with increased contrast, dark with increased contrast.
  private static let table: [SystemColor: [Components]] = [""")
for name, variants in rows.items():
    print(f"    .{name}: [")
    for variant in variants:
        print(f"      {variant},")
    print("    ],")
print("""  ]
}""")
