import Foundation
import UIKit
import VitrineCoreGraphics

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"

public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputCenterKey = "inputCenter"
public let kCIOutputImageKey = "outputImage"

/// A filter by its name: QR codes, colours, blurs, scales, means. Others are not there, which the log says.
///
/// - Parity: partial: the filters that `CIFilter.filterNames(inCategory:)` lists
open class CIFilter {
  public let name: String
  var values: [String: Any] = [:]

  private static let names = Set(
    [
      "CIQRCodeGenerator", "CIConstantColorGenerator", "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur",
      "CIAreaAverage",
      "CILanczosScaleTransform", "CIAffineTransform", "CICrop", "CIAffineClamp", "CISourceOverCompositing",
      "CIPixellate", "CIVignette",
    ] + ColorFilter.names)

  /// `nil` for filters that are not there.
  public init?(name: String) {
    guard Self.names.contains(name) else {
      CoreImageLog.say("there is no filter \(name.prefix(80)) here")
      return nil
    }
    self.name = name
  }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  open class func filterNames(inCategory category: String?) -> [String] { names.sorted() }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  func number(_ key: String, _ otherwise: Double) -> Double { PictureNumber.of(values[key]) ?? otherwise }

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return code
    case "CIConstantColorGenerator": return (values[kCIInputColorKey] as? CIColor).map(CIImage.init(color:))
    default: break
    }
    guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
    if let filter = ColorFilter(self) { return filter.apply(to: input) }
    switch name {
    case "CIGaussianBlur": return Blur.gaussian(input, sigma: number(kCIInputRadiusKey, 10))
    case "CIBoxBlur", "CIDiscBlur": return Blur.box(input, radius: number(kCIInputRadiusKey, 10))
    case "CIAreaAverage":
      return Average.pixel(of: input, in: (values[kCIInputExtentKey] as? CIVector)?.cgRectValue)
    case "CIPixellate": return Average.blocks(of: input, side: number(kCIInputScaleKey, 8))
    case "CIVignette":
      return Vignette.apply(
        to: input, intensity: number(kCIInputIntensityKey, 0), radius: number(kCIInputRadiusKey, 1))
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey, 1)
      return input.transformed(
        by: CGAffineTransform(scaleX: scale * number(kCIInputAspectRatioKey, 1), y: scale))
    case "CIAffineTransform":
      return (values["inputTransform"] as? CGAffineTransform).map(input.transformed) ?? input
    case "CICrop":
      return (values["inputRectangle"] as? CIVector).map { input.cropped(to: $0.cgRectValue) } ?? input
    case "CIAffineClamp": return input.clampedToExtent()
    case "CISourceOverCompositing":
      return (values[kCIInputBackgroundImageKey] as? CIImage).map(input.composited) ?? input
    default: return input
    }
  }

  /// Modules of a pixel, with a light border of one.
  private var code: CIImage? {
    guard let message = values["inputMessage"] as? Data else { return nil }
    let level = (values["inputCorrectionLevel"] as? String).flatMap(QRCode.Correction.init) ?? .M
    guard let code = QRCode(Array(message), correction: level),
      var pixels = Pixels(width: code.size + 2, height: code.size + 2)
    else { return nil }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let isInside = (1...code.size).contains(x) && (1...code.size).contains(y)
        let value: UInt8 = isInside && code[x - 1, y - 1] ? 0 : 255
        let place = (y * pixels.width + x) * 4
        for channel in 0..<3 { pixels.bytes[place + channel] = value }
        pixels.bytes[place + 3] = 255
      }
    }
    return CIImage(.pixels(pixels))
  }
}
