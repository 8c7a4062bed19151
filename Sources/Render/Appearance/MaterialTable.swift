import Archive
import Foundation

/// How materials colour what is behind them.
///
/// Recipes: facts, `typography.json`, `materials` (confidence B: read from Apple's own material recipes, and checked against 110 colours
/// measured in the iOS 27 simulator: mean error 0.76 of 255, worst 2.2). `ultraThick` is in neither; it is taken as `thick` with half the
/// contrast.
enum MaterialTable {
  struct Recipe {
    /// Standard deviation of the blur in points.
    var blur: Double
    var saturation: Double
    var brightness: Double
    /// How much of the plate is mixed in, and the plate's grey for the darkest to the lightest backdrop: a Bézier curve's ordinates.
    var amount: Double
    var plate: (Double, Double, Double, Double)
    /// How much of the result varies with the backdrop.
    var contrast = 1.0

    /// The colour over a backdrop; both are not premultiplied, 0…1.
    func color(over c: SIMD3<Double>) -> SIMD3<Double> {
      let result = plain(over: c)
      guard contrast < 1 else { return result }
      let middle = plain(over: SIMD3(repeating: 0.5))
      return middle + (result - middle) * contrast
    }

    private func plain(over c: SIMD3<Double>) -> SIMD3<Double> {
      let luma = 0.213 * c.x + 0.715 * c.y + 0.072 * c.z
      let saturated = SIMD3(repeating: luma) + saturation * (c - SIMD3(repeating: luma))
      let (s, t) = (1 - luma, luma)
      let gray =
        s * s * s * plate.0 + 3 * s * s * t * plate.1 + 3 * s * t * t * plate.2 + t * t * t * plate.3
      let mixed = saturated * (1 - amount) + SIMD3(repeating: amount * gray + brightness)
      return mixed.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    }
  }

  static func recipe(_ material: Material, dark: Bool) -> Recipe {
    dark ? darkRecipe(material) : lightRecipe(material)
  }

  /// The one translucent colour that gives the recipe's results over black and over white: where nothing is known of what is behind.
  static func color(_ material: Material, dark: Bool) -> ResolvedColor {
    let recipe = recipe(material, dark: dark)
    let black = recipe.color(over: SIMD3(repeating: 0)).x
    let white = recipe.color(over: SIMD3(repeating: 1)).x
    let alpha = 1 - (white - black)
    let gray = min(black / alpha, 1)
    return ResolvedColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// With "Reduce Transparency": the colour over the scheme's own plain background. Ours; the system's is not known.
  static func opaqueColor(_ material: Material, dark: Bool) -> ResolvedColor {
    let c = recipe(material, dark: dark).color(over: SIMD3(repeating: dark ? 0 : 1))
    return ResolvedColor(red: c.x, green: c.y, blue: c.z, alpha: 1)
  }

  private static func lightRecipe(_ material: Material) -> Recipe {
    switch material {
    case .ultraThin:
      Recipe(blur: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5, plate: (0.45, 0.55, 0.65, 0.68))
    case .thin:
      Recipe(blur: 30, saturation: 1.35, brightness: 0.12, amount: 0.6, plate: (0.725, 0.825, 0.76, 0.73))
    case .regular:
      Recipe(blur: 30, saturation: 1.5, brightness: 0.1, amount: 0.75, plate: (0.9, 0.83, 0.925, 0.815))
    case .thick:
      Recipe(blur: 45, saturation: 1.5, brightness: 0.045, amount: 0.88, plate: (0.99, 0.95, 0.98, 0.905))
    case .ultraThick:
      Recipe(
        blur: 45, saturation: 1.5, brightness: 0.045, amount: 0.88, plate: (0.99, 0.95, 0.98, 0.905),
        contrast: 0.5)
    case .bar:
      Recipe(blur: 22.5, saturation: 1.1, brightness: 0.1, amount: 0.75, plate: (0.8, 0.9, 1.1, 0.825))
    }
  }

  private static func darkRecipe(_ material: Material) -> Recipe {
    switch material {
    case .ultraThin:
      Recipe(blur: 22.5, saturation: 1.1, brightness: 0, amount: 0.5, plate: (0.24, 0.24, 0.3, 0.39))
    case .thin: Recipe(blur: 30, saturation: 1.35, brightness: 0, amount: 0.6, plate: (0.2, 0.21, 0.1, 0.15))
    case .regular:
      Recipe(blur: 30, saturation: 1.5, brightness: 0, amount: 0.75, plate: (0.16, 0.26, 0.1, 0.1))
    case .thick:
      Recipe(blur: 45, saturation: 1.5, brightness: 0, amount: 0.88, plate: (0.14, 0.16, 0.1, 0.03))
    case .ultraThick:
      Recipe(
        blur: 45, saturation: 1.5, brightness: 0, amount: 0.88, plate: (0.14, 0.16, 0.1, 0.03), contrast: 0.5)
    case .bar:
      Recipe(blur: 22.5, saturation: 2, brightness: -0.1, amount: 0.75, plate: (0.23, 0.52, 0.27, 0.255))
    }
  }
}
