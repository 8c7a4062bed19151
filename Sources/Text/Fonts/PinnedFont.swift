import Archive

/// The fonts that come with Vitrine, so that a text measures the same on every machine.
package enum PinnedFont: String, CaseIterable, Sendable {
  /// Stands for SF Pro.
  case inter = "Inter"
  case interItalic = "Inter-Italic"
  /// Stands for SF Pro Rounded.
  case nunito = "Nunito"
  /// Stands for New York.
  case sourceSerif = "SourceSerif"
  case sourceSerifItalic = "SourceSerif-Italic"
  /// Stands for SF Mono.
  case robotoMono = "RobotoMono"
  case robotoMonoItalic = "RobotoMono-Italic"
  /// Material Symbols Rounded, in outline.
  case symbols = "Symbols"
  /// The same file with its FILL axis at 1.
  case symbolsFilled = "Symbols-Filled"

  package var file: String {
    switch self {
    case .inter: "Inter.ttf"
    case .interItalic: "Inter-Italic.ttf"
    case .nunito: "Nunito.ttf"
    case .sourceSerif: "SourceSerif.ttf"
    case .sourceSerifItalic: "SourceSerif-Italic.ttf"
    case .robotoMono: "RobotoMono.ttf"
    case .robotoMonoItalic: "RobotoMono-Italic.ttf"
    case .symbols, .symbolsFilled: "Symbols.ttf"
    }
  }

  /// The place on the file's axes for a face. Ranges: Inter wght 100…900, opsz 14…32; Nunito wght 200…1000;
  /// Source Serif wght 200…900; Roboto Mono wght 100…700; Symbols wght 100…700, FILL 0…1 (the fonts' own `fvar`
  /// tables).
  package func variations(of face: FontFace) -> [FontVariation] {
    switch self {
    case .inter, .interItalic:
      [
        FontVariation("wght", face.weight.clamped(100, 900)),
        FontVariation("opsz", face.opticalSize == 0 ? 14 : face.opticalSize.clamped(14, 32)),
      ]
    case .nunito, .sourceSerif, .sourceSerifItalic:
      [FontVariation("wght", face.weight.clamped(200, 900))]
    case .robotoMono, .robotoMonoItalic: [FontVariation("wght", face.weight.clamped(100, 700))]
    case .symbols: [FontVariation("FILL", 0), FontVariation("wght", face.weight.clamped(100, 700))]
    case .symbolsFilled: [FontVariation("FILL", 1), FontVariation("wght", face.weight.clamped(100, 700))]
    }
  }
}

extension PinnedFont {
  /// Holds letters, all of ASCII among them.
  package var isText: Bool { self != .symbols && self != .symbolsFilled }
}

/// A value on one axis of a variable font.
package struct FontVariation: Sendable, Hashable {
  /// Four ASCII letters.
  package var tag: String
  package var value: Double
  package init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}

extension Double {
  /// The nearest number in `low…high`; `low` for what is not a number.
  package func clamped(_ low: Double, _ high: Double) -> Double {
    self >= low ? (self <= high ? self : high) : low
  }
}
