import Archive
import Foundation
import UIKit

/// A colour; system colours follow light, dark and contrast when they are drawn.
nonisolated public struct Color: Hashable, Sendable, View, ShapeStyle, CustomStringConvertible {
  public typealias Body = Never
  enum Storage: Hashable, Sendable {
    case scene(SceneColor)
    /// A colour of an asset catalog. Catalogs come with projects; the name is kept for the report.
    case asset(String)
  }
  let storage: Storage
  init(_ base: SceneColor.Base, opacity: Double = 1) { storage = .scene(SceneColor(base, opacity: opacity)) }
  init(scene: SceneColor) { storage = .scene(scene) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (r, g, b) = ColorSpaces.srgb(from: colorSpace, (red, green, blue))
    self.init(.srgb(red: r, green: g, blue: b), opacity: opacity)
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (r, g, b) = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.srgb(red: r, green: g, blue: b), opacity: opacity)
  }
  public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }
  public init(uiColor: UIColor) {
    if let name = uiColor._systemName, let color = SystemColor(rawValue: name) {
      self.init(.system(color), opacity: uiColor._alpha)
    } else {
      let c = uiColor._components
      self.init(.srgb(red: c.red, green: c.green, blue: c.blue), opacity: c.alpha)
    }
  }
  public init(_ color: UIColor) { self.init(uiColor: color) }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.srgb(red: 1, green: 1, blue: 1))
  public static let black = Color(.srgb(red: 0, green: 0, blue: 0))
  public static let clear = Color(.srgb(red: 0, green: 0, blue: 0), opacity: 0)
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.tint)
  public static var tertiary: Color { Color(.system(.tertiary)) }

  public func opacity(_ opacity: Double) -> Color {
    switch storage {
    case .scene(let color):
      Color(scene: color.multiplied(by: opacity.isFinite ? min(max(opacity, 0), 1) : 1))
    case .asset: self
    }
  }

  /// A gentle gradient from a lighter form of the colour to the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public var description: String {
    switch storage {
    case .scene(let color):
      switch color.base {
      case .system(let name): name.rawValue
      case .tint: "accentColor"
      case .srgb(let r, let g, let b):
        "#"
          + [r, g, b, color.opacity].map { String(format: "%02X", Int(min(max($0, 0), 1) * 255 + 0.5)) }
          .joined()
      }
    case .asset(let name): "NamedColor(name: \"\(name)\")"
    }
  }

  var sceneColor: SceneColor {
    switch storage {
    case .scene(let color): color
    case .asset: SceneColor(.system(.primary), opacity: 0)
    }
  }

  public func _paint(_ context: _PaintContext) -> _Paint {
    if case .scene(let color) = storage, color.base == .tint, let tint = context.environment.tint {
      return _Paint(tint._paint(context).paint.multiplied(by: color.opacity))
    }
    return _Paint(sceneColor)
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    if case .asset(let name) = storage {
      context.session.report(
        "missing-asset", .error, "no colour named \"\(name)\" was found in the asset catalogs of this folder")
    }
    return [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }

  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red, green, blue, opacity: Float
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let (r, g, b) = ColorSpaces.srgb(from: colorSpace, (Double(red), Double(green), Double(blue)))
      (self.red, self.green, self.blue, self.opacity) = (Float(r), Float(g), Float(b), opacity)
    }
    public func _paint(_ context: _PaintContext) -> _Paint {
      _Paint(
        SceneColor(
          .srgb(red: Double(red), green: Double(green), blue: Double(blue)), opacity: Double(opacity)))
    }
  }
  /// The components in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = sceneColor
    let c = SystemColorTable.components(
      of: color.base, dark: environment.colorScheme == .dark,
      increasedContrast: environment.colorSchemeContrast == .increased)
    return Resolved(
      red: Float(c.red), green: Float(c.green), blue: Float(c.blue), opacity: Float(c.alpha * color.opacity))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// Conversions to the sRGB components that scenes keep.
enum ColorSpaces {
  static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
  static func gamma(_ v: Double) -> Double {
    let x = abs(v)
    let y = x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
    return v < 0 ? -y : y
  }
  static func srgb(
    from space: Color.RGBColorSpace, _ c: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    switch space {
    case .sRGB: return c
    case .sRGBLinear: return (gamma(c.0), gamma(c.1), gamma(c.2))
    case .displayP3:
      // Display P3 to sRGB in linear light (D65 both).
      let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
      return (
        gamma(1.2249401 * r - 0.2249404 * g), gamma(-0.0420569 * r + 1.0420571 * g),
        gamma(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
      )
    }
  }
  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    let h = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    let s = min(max(saturation, 0), 1), v = brightness
    let sector = Int(h) % 6
    let f = h - h.rounded(.down)
    let p = v * (1 - s), q = v * (1 - s * f), t = v * (1 - s * (1 - f))
    switch sector {
    case 0: return (v, t, p)
    case 1: return (q, v, p)
    case 2: return (p, v, t)
    case 3: return (p, q, v)
    case 4: return (t, p, v)
    default: return (v, p, q)
    }
  }
}
