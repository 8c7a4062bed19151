import Foundation

// Filters with properties: `CIFilter.sepiaTone()`.
public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
/// Filters of one picture.
public protocol CIPictureFilter: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CIFalseColor: CIPictureFilter {
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIGaussianBlur: CIPictureFilter { var radius: Float { get set } }
public protocol CIBoxBlur: CIPictureFilter { var radius: Float { get set } }
public protocol CIColorInvert: CIPictureFilter {}
public protocol CIPhotoEffect: CIPictureFilter {}
public protocol CISepiaTone: CIPictureFilter { var intensity: Float { get set } }
public protocol CIColorControls: CIPictureFilter {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIColorMonochrome: CIPictureFilter {
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CIExposureAdjust: CIPictureFilter { var ev: Float { get set } }
public protocol CIHueAdjust: CIPictureFilter { var angle: Float { get set } }
public protocol CIVibrance: CIPictureFilter { var amount: Float { get set } }
public protocol CIGammaAdjust: CIPictureFilter { var power: Float { get set } }
public protocol CIAreaAverage: CIPictureFilter { var extent: CGRect { get set } }
public protocol CIPixellate: CIPictureFilter {
  var scale: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIVignette: CIPictureFilter {
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CILanczosScaleTransform: CIPictureFilter {
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

extension CIFilter: CIQRCodeGenerator, CIFalseColor, CIGaussianBlur, CIBoxBlur, CIColorInvert, CIPhotoEffect,
  CISepiaTone, CIColorControls, CIColorMonochrome, CIExposureAdjust, CIHueAdjust, CIVibrance, CIGammaAdjust,
  CIAreaAverage, CIPixellate, CIVignette, CILanczosScaleTransform
{
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
  public var color: CIColor {
    get { values[kCIInputColorKey] as? CIColor ?? .gray }
    set { values[kCIInputColorKey] = newValue }
  }
  public var extent: CGRect {
    get { (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? .zero }
    set { values[kCIInputExtentKey] = CIVector(cgRect: newValue) }
  }
  public var center: CGPoint {
    get { (values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero }
    set { values[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
  }
  public var radius: Float {
    get { Float(number(kCIInputRadiusKey, 10)) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  public var intensity: Float {
    get { Float(number(kCIInputIntensityKey, 1)) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  public var saturation: Float {
    get { Float(number(kCIInputSaturationKey, 1)) }
    set { values[kCIInputSaturationKey] = newValue }
  }
  public var brightness: Float {
    get { Float(number(kCIInputBrightnessKey, 0)) }
    set { values[kCIInputBrightnessKey] = newValue }
  }
  public var contrast: Float {
    get { Float(number(kCIInputContrastKey, 1)) }
    set { values[kCIInputContrastKey] = newValue }
  }
  public var ev: Float {
    get { Float(number(kCIInputEVKey, 0)) }
    set { values[kCIInputEVKey] = newValue }
  }
  public var angle: Float {
    get { Float(number(kCIInputAngleKey, 0)) }
    set { values[kCIInputAngleKey] = newValue }
  }
  public var amount: Float {
    get { Float(number(kCIInputAmountKey, 0)) }
    set { values[kCIInputAmountKey] = newValue }
  }
  public var power: Float {
    get { Float(number("inputPower", 1)) }
    set { values["inputPower"] = newValue }
  }
  public var scale: Float {
    get { Float(number(kCIInputScaleKey, 1)) }
    set { values[kCIInputScaleKey] = newValue }
  }
  public var aspectRatio: Float {
    get { Float(number(kCIInputAspectRatioKey, 1)) }
    set { values[kCIInputAspectRatioKey] = newValue }
  }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CIFilter(name: "CIQRCodeGenerator")!
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(name: "CIFalseColor")! }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(name: "CIGaussianBlur")! }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(name: "CIBoxBlur")! }
  public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(name: "CIColorInvert")! }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(name: "CISepiaTone")! }
  public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(name: "CIColorControls")! }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    CIFilter(name: "CIColorMonochrome")!
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    CIFilter(name: "CIExposureAdjust")!
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(name: "CIHueAdjust")! }
  public class func vibrance() -> any CIFilter & CIVibrance { CIFilter(name: "CIVibrance")! }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIFilter(name: "CIGammaAdjust")! }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { CIFilter(name: "CIAreaAverage")! }
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(name: "CIPixellate")! }
  public class func vignette() -> any CIFilter & CIVignette { CIFilter(name: "CIVignette")! }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    CIFilter(name: "CILanczosScaleTransform")!
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIPhotoEffectMono")! }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIPhotoEffectNoir")! }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    CIFilter(name: "CIPhotoEffectTonal")!
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    CIFilter(name: "CIPhotoEffectChrome")!
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { CIFilter(name: "CIPhotoEffectFade")! }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    CIFilter(name: "CIPhotoEffectInstant")!
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    CIFilter(name: "CIPhotoEffectProcess")!
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    CIFilter(name: "CIPhotoEffectTransfer")!
  }
}
