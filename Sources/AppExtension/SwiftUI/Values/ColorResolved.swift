import Archive
import Foundation
import UIKit

nonisolated extension Color {
  /// A colour as components in linear light, in extended sRGB.
  public struct Resolved: Hashable, Sendable {
    public var linearRed, linearGreen, linearBlue: Float
    public var opacity: Float
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorComponents(colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
    }
    init(_ c: ColorComponents) {
      linearRed = Float(DisplayP3.linear(c.red))
      linearGreen = Float(DisplayP3.linear(c.green))
      linearBlue = Float(DisplayP3.linear(c.blue))
      opacity = Float(c.alpha)
    }
    /// The sRGB components with their transfer curve.
    public var red: Float {
      get { Float(DisplayP3.gamma(Double(linearRed))) }
      set { linearRed = Float(DisplayP3.linear(Double(newValue))) }
    }
    public var green: Float {
      get { Float(DisplayP3.gamma(Double(linearGreen))) }
      set { linearGreen = Float(DisplayP3.linear(Double(newValue))) }
    }
    public var blue: Float {
      get { Float(DisplayP3.gamma(Double(linearBlue))) }
      set { linearBlue = Float(DisplayP3.linear(Double(newValue))) }
    }
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
    var components: ColorComponents {
      ColorComponents(
        Double(red).component, Double(green).component, Double(blue).component, Double(opacity).unit)
    }
  }
}

nonisolated extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(_ context: _PaintContext) -> _Paint { _Paint(components.sceneColor) }
}

nonisolated extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { String(format: "%02X", Int((Double($0).unit * 255).rounded())) }
      .joined()
  }
}

nonisolated extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let red = try values.decode(Float.self), green = try values.decode(Float.self)
    let blue = try values.decode(Float.self), opacity = try values.decode(Float.self)
    self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }
  /// Four numbers: linear red, green, blue, and opacity.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}

nonisolated extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >
  public var animatableData: AnimatableData {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
