import Archive
import Foundation
import UIKit

/// A colour; system colours follow light, dark and contrast when they are drawn.
///
/// As a view it fills the space it is offered. Colours outside sRGB (Display P3) keep their components in `resolve(in:)`, and are drawn
/// as the nearest that sRGB has, each component clipped.
nonisolated public struct Color: Hashable, Sendable, View, ShapeStyle, CustomStringConvertible {
  public typealias Body = Never

  enum Storage: Hashable, Sendable {
    /// Components, or a name that the renderer settles.
    case scene(SceneColor)
    /// Extended sRGB.
    case components(ColorComponents)
    /// A colour that no asset catalog has, or that has no value there; the name is kept for the report.
    case asset(MissingColor)
    /// A UIKit colour whose provider is asked for the appearance at evaluation.
    case platform(UIColor)
    indirect case mixture(Color, Color, fraction: Double, space: Gradient.ColorSpace)
    indirect case faded(Color, Double)
    /// A style of the user's own that resolves to a colour.
    case custom(ColorStyleBox)
  }
  let storage: Storage

  init(_ base: SceneColor.Base, opacity: Double = 1) { storage = .scene(SceneColor(base, opacity: opacity)) }
  init(scene: SceneColor) { storage = .scene(scene) }
  init(storage: Storage) { self.storage = storage }
  init(components: ColorComponents) { storage = .components(components) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(components: ColorComponents(colorSpace, red, green, blue, opacity))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let c = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: c.red, green: c.green, blue: c.blue, opacity: opacity)
  }
  /// A colour of an asset catalog; clear where there is none of this name.
  public init(_ name: String, bundle: Bundle? = nil) {
    let index = _AssetIndex.of(bundle)
    if let found = index?.color(name) {
      self.init(uiColor: found)
    } else {
      self.init(storage: .asset(MissingColor(name: name, isEmpty: index?.hasColorSet(name) ?? false)))
    }
  }
  public init(_ resource: ColorResource) { self.init(resource._name, bundle: resource._bundle) }
  /// A colour that a style resolves to in the surroundings where it is used.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    storage = (color as? Color)?.storage ?? .custom(ColorStyleBox(color))
  }
  public init(_ resolved: Color.Resolved) { self.init(components: resolved.components) }
  public init(cgColor: CGColor) {
    self.init(
      red: cgColor._red, green: cgColor._green, blue: cgColor._blue, opacity: cgColor.alpha)
  }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

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
  public static var accentColor: Color { Color(.tint) }

  public func opacity(_ opacity: Double) -> Color {
    let factor = opacity.unit
    switch storage {
    case .scene(let color): return Color(scene: color.multiplied(by: factor))
    case .components(var c):
      c.alpha *= factor
      return Color(components: c)
    case .faded(let color, let other): return Color(storage: .faded(color, other * factor))
    case .asset, .platform, .mixture, .custom: return Color(storage: .faded(self, factor))
    }
  }

  /// A mixture with another colour: `fraction` of it. Colours that depend on the surroundings are mixed where they are drawn.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    // Fixed colours are mixed at once, so that a loop of mixtures does not grow.
    if let a = fixedComponents, let b = rhs.fixedComponents {
      return Color(components: a.mixed(with: b, by: fraction, in: colorSpace))
    }
    return Color(storage: .mixture(self, rhs, fraction: fraction.unit, space: colorSpace))
  }

  /// A gentle gradient from a lighter form of the colour to the colour.
  ///
  /// - Parity: approximated: iOS' lighter end is not published; ours is mixed with 22 % white
  public var gradient: AnyGradient { AnyGradient(lightening: self) }

  public var description: String {
    switch storage {
    case .scene(let color):
      switch color.base {
      case .system(let name): return name.rawValue
      case .tint: return "accentColor"
      case .srgb(let r, let g, let b): return Resolved(ColorComponents(r, g, b, color.opacity)).description
      }
    case .components(let c): return Resolved(c).description
    case .asset(let missing): return "NamedColor(name: \"\(missing.name)\")"
    case .platform(let color): return "\(color)"
    case .mixture(let a, let b, let fraction, _): return "\(a) mixed with \(b) by \(fraction)"
    case .faded(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
    case .custom(let box): return "\(box.style)"
    }
  }

  /// The components, where they do not depend on the surroundings.
  var fixedComponents: ColorComponents? {
    switch storage {
    case .components(let c): return c
    case .scene(let color):
      guard case .srgb(let r, let g, let b) = color.base else { return nil }
      return ColorComponents(r, g, b, color.opacity)
    case .asset, .platform, .mixture, .faded, .custom: return nil
    }
  }
  /// The components as Core Graphics has them, where they do not depend on the surroundings.
  public var cgColor: CGColor? {
    fixedComponents.map { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
  }

  /// The components in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(components(in: environment)) }

  public func _paint(_ context: _PaintContext) -> _Paint {
    if case .scene(let color) = storage, color.base == .tint, let tint = context.environment.tint {
      return tint._paint(context.withoutTint).multiplied(by: color.opacity)
    }
    var paint = _Paint(sceneColor(in: context.environment))
    if let missing = missingAsset { paint.findings.append(missing.finding) }
    return paint
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

/// A user's style that resolves to a colour, without its type.
struct ColorStyleBox: Hashable, Sendable {
  let style: any ShapeStyle & Hashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved
  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }
  static func == (a: ColorStyleBox, b: ColorStyleBox) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
