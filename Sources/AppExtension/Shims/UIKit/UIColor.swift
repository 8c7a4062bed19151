import Foundation

/// A colour as UIKit names it; `Color(uiColor:)` draws it.
public final class UIColor: _ComparedObject, @unchecked Sendable {
  /// What decides the components.
  public enum _Source: @unchecked Sendable {
    /// Extended sRGB.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour whose components depend on the appearance.
    case system(String)
    /// A colour that no asset catalog has.
    case asset(String)
    case dynamic((UITraitCollection) -> UIColor)
  }
  public let _source: _Source
  /// Multiplies the alpha of a named or dynamic colour.
  public let _alpha: Double

  public init(_ source: _Source, _alpha: Double = 1) {
    _source = source
    self._alpha = _alpha
  }
  convenience init(system name: String, alpha: Double = 1) { self.init(.system(name), _alpha: alpha) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let c = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
  }
  /// Display P3 components, kept as the extended sRGB components of the same colour.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let c = DisplayP3.srgb(red: red, green: green, blue: blue)
    self.init(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor._red, green: cgColor._green, blue: cgColor._blue, alpha: cgColor.alpha)
  }
  /// The colour that a closure gives for the appearance it is drawn in.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(let red, let green, let blue, _) = _source {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(_source, _alpha: alpha)
  }
  /// The colour for one appearance. System colours stay named; SwiftUI's `Color` knows their components.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    var alpha = 1.0
    // A provider may give another provider's colour; eight of them in a row are a circle.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color._source else { break }
      alpha *= color._alpha
      color = provider(traitCollection)
    }
    switch color._source {
    case .dynamic: return .clear
    case .components(let red, let green, let blue, let own):
      return UIColor(red: red, green: green, blue: blue, alpha: own * alpha)
    case .system, .asset: return UIColor(color._source, _alpha: color._alpha * alpha)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, _alpha == other._alpha else { return false }
    switch (_source, other._source) {
    case (.components(let r, let g, let b, let a), .components(let x, let y, let z, let w)):
      return r == x && g == y && b == z && a == w
    case (.system(let a), .system(let b)), (.asset(let a), .asset(let b)): return a == b
    default: return self === other
    }
  }
  public override var hash: Int {
    var hasher = Hasher()
    switch _source {
    case .components(let r, let g, let b, let a): for value in [r, g, b, a] { hasher.combine(value) }
    case .system(let name), .asset(let name): hasher.combine(name)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  public class var systemRed: UIColor { UIColor(system: "red") }
  public class var systemOrange: UIColor { UIColor(system: "orange") }
  public class var systemYellow: UIColor { UIColor(system: "yellow") }
  public class var systemGreen: UIColor { UIColor(system: "green") }
  public class var systemMint: UIColor { UIColor(system: "mint") }
  public class var systemTeal: UIColor { UIColor(system: "teal") }
  public class var systemCyan: UIColor { UIColor(system: "cyan") }
  public class var systemBlue: UIColor { UIColor(system: "blue") }
  public class var systemIndigo: UIColor { UIColor(system: "indigo") }
  public class var systemPurple: UIColor { UIColor(system: "purple") }
  public class var systemPink: UIColor { UIColor(system: "pink") }
  public class var systemBrown: UIColor { UIColor(system: "brown") }
  public class var systemGray: UIColor { UIColor(system: "gray") }
  public class var systemGray2: UIColor { UIColor(system: "gray2") }
  public class var systemGray3: UIColor { UIColor(system: "gray3") }
  public class var systemGray4: UIColor { UIColor(system: "gray4") }
  public class var systemGray5: UIColor { UIColor(system: "gray5") }
  public class var systemGray6: UIColor { UIColor(system: "gray6") }
  public class var label: UIColor { UIColor(system: "label") }
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
  public class var systemFill: UIColor { UIColor(system: "systemFill") }
  public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(system: "secondarySystemGroupedBackground")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(system: "tertiarySystemGroupedBackground")
  }
  public class var separator: UIColor { UIColor(system: "separator") }
  public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
  public class var link: UIColor { UIColor(system: "link") }
  public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  public class var tintColor: UIColor { UIColor(system: "tint") }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
