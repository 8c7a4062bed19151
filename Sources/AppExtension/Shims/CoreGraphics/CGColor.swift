import Foundation

/// The space that a colour's components belong to.
public final class CGColorSpace: Sendable {
  public let name: String?
  /// Without alpha.
  public let numberOfComponents: Int
  public init?(name: String) {
    self.name = name
    numberOfComponents = name.contains("Gray") ? 1 : 3
  }
  fileprivate init(components: Int) { (name, numberOfComponents) = (nil, components) }
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
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

  /// Red, green, blue and alpha, or grey and alpha; `nil` for other counts.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let c = components
    if space.numberOfComponents == 1 {
      self.init(gray: c[0], alpha: c[1])
    } else {
      self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
  }
  /// All colours are sRGB here.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? { self }
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }
