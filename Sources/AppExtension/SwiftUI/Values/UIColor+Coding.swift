import Foundation
import UIKit

// Colours in archives, under the keys that UIKit's own have, so that what an app on a phone wrote can be read.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// The components; of a named or dynamic colour those of the light appearance, as UIKit's archive has those of a moment.
  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
    coder.encode(4, forKey: "UIColorComponentCount")
  }

  public convenience init?(coder: NSCoder) {
    func number(_ key: String) -> Double? {
      guard coder.containsValue(forKey: key) else { return nil }
      let value = coder.decodeDouble(forKey: key)
      return value.isFinite ? value : nil
    }
    if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
      self.init(red: red, green: green, blue: blue, alpha: number("UIAlpha") ?? 1)
    } else if let white = number("UIWhite") {
      self.init(white: white, alpha: number("UIAlpha") ?? 1)
    } else {
      return nil
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else says so.
public typealias _ColorLiteralType = UIColor
