import Foundation
import UIKit
import VitrineCoreGraphics

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"

/// A filter by its name. Those that generate QR codes and recolour them work; others give their input back, which the log says.
///
/// - Parity: partial
open class CIFilter {
  public let name: String
  var values: [String: Any] = [:]

  private static let working: Set<String> = [
    "CIQRCodeGenerator", "CIFalseColor", "CIColorInvert", "CIMaskToAlpha", "CIConstantColorGenerator",
  ]
  /// Filters of pictures, which cannot be changed here: they give back what they got.
  private static let passing: Set<String> = [
    "CIGaussianBlur", "CIBoxBlur", "CIColorControls", "CIPhotoEffectMono", "CIPhotoEffectNoir", "CISepiaTone",
    "CIVignette", "CIColorMonochrome", "CIExposureAdjust", "CILanczosScaleTransform",
  ]

  /// `nil` for filters that are not there.
  public init?(name: String) {
    guard Self.working.contains(name) || Self.passing.contains(name) else {
      CoreImageLog.say("there is no filter \(name.prefix(80)) here")
      return nil
    }
    self.name = name
  }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == "outputImage" ? outputImage : values[key] }
  open func setDefaults() { values = [:] }

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return code
    case "CIConstantColorGenerator": return (values[kCIInputColorKey] as? CIColor).map(CIImage.init(color:))
    default: break
    }
    guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
    guard Self.working.contains(name), case .pixels(var pixels) = input.content else {
      CoreImageLog.say("\(name) leaves pictures as they are here")
      return input
    }
    recolor(&pixels)
    return CIImage(.pixels(pixels), scale: input.scale, origin: input.extent.origin)
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

  private func recolor(_ pixels: inout Pixels) {
    let dark = (values["inputColor0"] as? CIColor ?? .black).bytes.map(Double.init)
    let light = (values["inputColor1"] as? CIColor ?? .white).bytes.map(Double.init)
    for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let color = pixels.bytes[place..<place + 4].map(Double.init)
      let luminance = (0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]) / 255
      for channel in 0..<4 {
        let value: Double =
          switch name {
          case "CIFalseColor": dark[channel] + (light[channel] - dark[channel]) * luminance
          case "CIMaskToAlpha": 255 * luminance
          default: channel == 3 ? color[3] : color[3] - color[channel]
          }
        pixels.bytes[place + channel] = UInt8(min(255, max(0, value.rounded())))
      }
    }
  }
}

// MARK: Filters with properties

public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIColorInvert: CIFilterProtocol { var inputImage: CIImage? { get set } }

extension CIFilter: CIQRCodeGenerator, CIFalseColor, CIGaussianBlur, CIColorInvert {
  public var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  public var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  public var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? .black }
    set { values["inputColor0"] = newValue }
  }
  public var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? .white }
    set { values["inputColor1"] = newValue }
  }
  public var radius: Float {
    get { values[kCIInputRadiusKey] as? Float ?? 10 }
    set { values[kCIInputRadiusKey] = newValue }
  }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CIFilter(name: "CIQRCodeGenerator")!
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(name: "CIFalseColor")! }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(name: "CIGaussianBlur")! }
  public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(name: "CIColorInvert")! }
}
