import Archive
import Foundation
import UIKit

nonisolated extension Color {
  /// A UIKit colour: system colours follow the appearance, dynamic ones are asked for it.
  public init(uiColor: UIColor) {
    switch uiColor._source {
    case .components(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, opacity: alpha * uiColor._alpha)
    case .system("tint"): self.init(.tint, opacity: uiColor._alpha)
    case .system(let name):
      guard let color = SystemColor(rawValue: name) else {
        self = .clear
        return
      }
      // `withAlphaComponent` replaces the colour's own alpha, where scenes multiply.
      let own = SystemColorTable.components(of: .system(color), dark: false, increasedContrast: false).alpha
      self.init(.system(color), opacity: uiColor._alpha == 1 || own <= 0 ? 1 : uiColor._alpha / own)
    case .asset(let name):
      self = Color(storage: .asset(MissingColor(name: name, isEmpty: false))).opacity(uiColor._alpha)
    case .dynamic: self = Color(storage: .platform(uiColor)).opacity(uiColor._alpha)
    }
  }
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// A SwiftUI colour; it is resolved for the appearance when it is drawn.
  public convenience init(_ color: Color) {
    if let c = color.cgColor {
      self.init(cgColor: c)
    } else {
      self.init { traits in
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        environment.colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
        let c = color.components(in: environment)
        return UIColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
      }
    }
  }

  private var components: ColorComponents {
    let traits = UITraitCollection.current
    var environment = CurrentEnvironment.values ?? EnvironmentValues()
    if CurrentEnvironment.values == nil {
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    }
    return Color(uiColor: self).components(in: environment)
  }

  /// The components in the surroundings of the body that is being evaluated; light where none is.
  public var cgColor: CGColor {
    let c = components
    return CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
  }
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    let h = HSB.hsb(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = h.hue
    saturation?.pointee = h.saturation
    brightness?.pointee = h.brightness
    alpha?.pointee = c.alpha
    return true
  }
  /// Only greys have a white component.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    guard abs(c.red - c.green) < 1e-6, abs(c.green - c.blue) < 1e-6 else { return false }
    white?.pointee = c.red
    alpha?.pointee = c.alpha
    return true
  }
}
