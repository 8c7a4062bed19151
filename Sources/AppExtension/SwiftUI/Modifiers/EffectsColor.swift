import Archive
import Foundation

/// A map of colours: each row gives one of red, green, blue and alpha from the four of before and 1.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}

  var archived: Archive.ColorMatrix {
    let values = [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ]
    return Archive.ColorMatrix(values.map { $0.isFinite ? Double(min(max($0, -1e6), 1e6)) : 0 }) ?? .identity
  }
}

/// The matrices of the colour effects.
///
/// Luminance is Rec. 709's (0.2126, 0.7152, 0.0722), hue rotation is SVG's `hueRotate` with these numbers; the third-party remake
/// OpenSwiftUI has the same (confidence C). Brightness adds, contrast spreads around a half: confidence B.
enum ColorEffects {
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  private static func matrix(_ rows: [[Double]]) -> Archive.ColorMatrix {
    Archive.ColorMatrix(rows.flatMap { $0 }.map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }) ?? .identity
  }
  private static let keepAlpha = [0.0, 0, 0, 1, 0]

  static func saturation(_ amount: Double) -> Archive.ColorMatrix {
    let s = amount.isFinite ? amount : 1, rest = 1 - s
    let (r, g, b) = luminance
    return matrix([
      [r * rest + s, g * rest, b * rest, 0, 0], [r * rest, g * rest + s, b * rest, 0, 0],
      [r * rest, g * rest, b * rest + s, 0, 0], keepAlpha,
    ])
  }
  static func grayscale(_ amount: Double) -> Archive.ColorMatrix { saturation(1 - amount.unit) }

  static func brightness(_ amount: Double) -> Archive.ColorMatrix {
    let b = amount.isFinite ? amount : 0
    return matrix([[1, 0, 0, 0, b], [0, 1, 0, 0, b], [0, 0, 1, 0, b], keepAlpha])
  }
  static func contrast(_ amount: Double) -> Archive.ColorMatrix {
    let c = amount.isFinite ? amount : 1, t = (1 - c) / 2
    return matrix([[c, 0, 0, 0, t], [0, c, 0, 0, t], [0, 0, c, 0, t], keepAlpha])
  }
  /// `amount` 1 inverts, 0 keeps.
  static func invert(_ amount: Double = 1) -> Archive.ColorMatrix {
    let x = amount.unit, s = 1 - 2 * x
    return matrix([[s, 0, 0, 0, x], [0, s, 0, 0, x], [0, 0, s, 0, x], keepAlpha])
  }
  static func hueRotation(_ angle: Angle) -> Archive.ColorMatrix {
    let c = cos(angle.bounded), s = sin(angle.bounded)
    let (r, g, b) = luminance
    return matrix([
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
      keepAlpha,
    ])
  }
  static var luminanceToAlpha: Archive.ColorMatrix {
    let (r, g, b) = luminance
    return matrix([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [r, g, b, 0, 0]])
  }
}

nonisolated extension View {
  private func colors(_ matrix: Archive.ColorMatrix) -> some View {
    effect { _, _ in EffectGroup.filter(matrix) }
  }
  /// Stronger or weaker colours: 0 for greys, 1 for no change.
  public func saturation(_ amount: Double) -> some View { colors(ColorEffects.saturation(amount)) }
  /// Adds to each component: 0 for no change, 1 for white.
  public func brightness(_ amount: Double) -> some View { colors(ColorEffects.brightness(amount)) }
  /// Spreads the components around a half: 1 for no change.
  public func contrast(_ amount: Double) -> some View { colors(ColorEffects.contrast(amount)) }
  /// 0 for no change, 1 for greys.
  public func grayscale(_ amount: Double) -> some View { colors(ColorEffects.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some View { colors(ColorEffects.hueRotation(angle)) }
  public func colorInvert() -> some View { colors(ColorEffects.invert()) }
  /// The luminance becomes the opacity; what is left is black.
  public func luminanceToAlpha() -> some View { colors(ColorEffects.luminanceToAlpha) }
  /// Each component times that of a colour.
  public func colorMultiply(_ color: Color) -> some View {
    effect { _, context in
      GroupNode(filter: .multiply(color.drawn(in: context.environment)), children: [])
    }
  }
}
