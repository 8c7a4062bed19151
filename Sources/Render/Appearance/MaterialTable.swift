import Archive

/// Materials as one translucent colour each.
///
/// Fitted to the colours measured over black and over white (iOS 27 simulator, see facts: materials): with
/// alpha `1 − (white − black) / 255` and grey `black / alpha`, both ends come out as measured. What lies
/// behind is not blurred, and colours between the ends are less saturated than on iOS.
enum MaterialTable {
  static func color(_ material: Material, dark: Bool) -> ResolvedColor {
    let (black, white) = dark ? darkEnds(material) : lightEnds(material)
    let alpha = 1 - (white - black) / 255
    let gray = min(black / 255 / alpha, 1)
    return ResolvedColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  private static func lightEnds(_ material: Material) -> (black: Double, white: Double) {
    switch material {
    case .ultraThin: (88.7, 245)
    case .thin: (141.1, 245.1)
    case .regular: (197, 244.8)
    case .thick: (234, 246)
    // Not measured; between `thick` and opaque.
    case .ultraThick: (241, 247)
    case .bar: (178.5, 247)
    }
  }

  private static func darkEnds(_ material: Material) -> (black: Double, white: Double) {
    switch material {
    case .ultraThin: (31.8, 176.8)
    case .thin: (32, 125.8)
    case .regular: (31.8, 84)
    case .thick: (30, 36)
    case .ultraThick: (29, 32)
    case .bar: (18.8, 87.8)
    }
  }
}
