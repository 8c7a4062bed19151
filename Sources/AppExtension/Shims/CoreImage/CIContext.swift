import Foundation
import UIKit
import VitrineCoreGraphics

/// Draws what filters give.
open class CIContext: @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}
  /// The whole picture: it is not cut to `rect`.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.rendered() }
  open func pngRepresentation(of image: CIImage) -> Data? { image.rendered()?._data }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// A colour in sRGB, each part 0…1.
public final class CIColor: Sendable {
  public let red, green, blue, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    let resolved = color.resolvedColor(with: UITraitCollection())
    // The system's colours have their components where they are drawn; black stands for them here.
    guard case .components(let red, let green, let blue, let alpha) = resolved._source else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    self.init(red: red, green: green, blue: blue, alpha: alpha * resolved._alpha)
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)

  /// Four bytes, multiplied by alpha.
  var bytes: [UInt8] {
    func byte(_ value: CGFloat) -> UInt8 {
      UInt8(min(255, max(0, ((value.isFinite ? value : 0) * 255).rounded())))
    }
    return [byte(red * alpha), byte(green * alpha), byte(blue * alpha), byte(alpha)]
  }
}

/// Numbers in a row.
public final class CIVector: Sendable {
  public let x, y, z, w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }
}
