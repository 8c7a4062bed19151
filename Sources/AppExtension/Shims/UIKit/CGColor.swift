import Foundation

/// The space that a colour's components belong to.
public final class CGColorSpace: Sendable {
  public let name: String?
  public init?(name: String) { self.name = name }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
}

/// A colour of Core Graphics: sRGB components and alpha.
public final class CGColor: Hashable, Sendable {
  public let _red, _green, _blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (_red, _green, _blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public var components: [CGFloat]? { [_red, _green, _blue, alpha] }
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.extendedSRGB) }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: _red, green: _green, blue: _blue, alpha: alpha)
  }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
