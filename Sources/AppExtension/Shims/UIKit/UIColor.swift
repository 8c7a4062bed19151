import Foundation

/// A colour as UIKit names it; `Color(uiColor:)` draws it.
public final class UIColor: NSObject, @unchecked Sendable {
  /// Name of a colour whose components depend on the appearance, if it is one.
  public let _systemName: String?
  public let _components: (red: Double, green: Double, blue: Double, alpha: Double)
  public let _alpha: Double

  init(system name: String, alpha: Double = 1) {
    _systemName = name
    _components = (0, 0, 0, alpha)
    _alpha = alpha
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _systemName = nil
    _components = (Double(red), Double(green), Double(blue), Double(alpha))
    _alpha = Double(alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let name = _systemName { return UIColor(system: name, alpha: Double(alpha)) }
    return UIColor(
      red: CGFloat(_components.red), green: CGFloat(_components.green), blue: CGFloat(_components.blue),
      alpha: alpha)
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
