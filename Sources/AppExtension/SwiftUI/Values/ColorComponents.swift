import Archive
import Foundation
import UIKit

/// Extended sRGB components and alpha: outside 0…1 where sRGB cannot show the colour.
struct ColorComponents: Hashable, Sendable {
  var red, green, blue, alpha: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    let (r, g, b) = (red.component, green.component, blue.component)
    switch space {
    case .sRGB: self.init(r, g, b, alpha.unit)
    case .sRGBLinear:
      self.init(DisplayP3.gamma(r), DisplayP3.gamma(g), DisplayP3.gamma(b), alpha.unit)
    case .displayP3:
      let c = DisplayP3.srgb(red: r, green: g, blue: b)
      self.init(c.red, c.green, c.blue, alpha.unit)
    }
  }

  /// As the scene keeps it: what lies outside sRGB is clipped to its edge.
  var sceneColor: SceneColor {
    SceneColor(.srgb(red: red.unit, green: green.unit, blue: blue.unit), opacity: alpha.unit)
  }

  /// A mixture: `fraction` of `other`. Alpha counts: a transparent colour lends no hue (as CSS Color 4 mixes).
  func mixed(
    with other: ColorComponents, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ColorComponents {
    let t = fraction.unit
    let alpha = self.alpha + (other.alpha - self.alpha) * t
    guard alpha > 0 else { return ColorComponents(red, green, blue, 0) }
    let a = self.alpha * (1 - t) / alpha, b = other.alpha * t / alpha
    switch space {
    case .device:
      return ColorComponents(
        red * a + other.red * b, green * a + other.green * b, blue * a + other.blue * b, alpha)
    case .perceptual:
      let x = OKLab(self), y = OKLab(other)
      return OKLab(l: x.l * a + y.l * b, a: x.a * a + y.a * b, b: x.b * a + y.b * b).components(alpha: alpha)
    }
  }
}

/// Björn Ottosson's OKLab, in which equal distances look equal. Apple does not name the space of `.perceptual`; that it is OKLab is
/// ours (confidence C).
struct OKLab: Equatable {
  var l, a, b: Double

  init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  init(_ c: ColorComponents) {
    let (r, g, b) = (DisplayP3.linear(c.red), DisplayP3.linear(c.green), DisplayP3.linear(c.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      l: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  func components(alpha: Double) -> ColorComponents {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(self.l + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(self.l - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(self.l - 0.0894841775 * a - 1.2914855480 * b)
    return ColorComponents(
      DisplayP3.gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      DisplayP3.gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      DisplayP3.gamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha)
  }
}

extension Double {
  /// 0…1; 0 in place of a number that is none.
  var unit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
  /// A colour component within bounds; extended components may lie outside 0…1.
  var component: Double { isNaN ? 0 : Swift.min(Swift.max(self, -10), 10) }
}
