import Foundation
import VitrineCoreGraphics

/// A filter that changes each pixel by itself: a matrix of colours, then a curve.
struct ColorFilter {
  static let names: [String] =
    [
      "CIFalseColor", "CIColorInvert", "CIMaskToAlpha", "CIColorControls", "CISepiaTone", "CIColorMonochrome",
      "CIExposureAdjust", "CIHueAdjust", "CIVibrance", "CIGammaAdjust", "CIColorMatrix", "CIColorClamp",
    ] + photoEffects.keys

  /// Weights of Rec. 709.
  private static let luminance = SIMD3<Double>(0.2126, 0.7152, 0.0722)
  private typealias Look = (saturation: Double, contrast: Double, brightness: Double, tint: SIMD3<Double>)
  /// Apple's tables are not public: these are near to what they look like.
  private static let photoEffects: [String: Look] = [
    "CIPhotoEffectMono": (0, 1, 0, SIMD3(1, 1, 1)), "CIPhotoEffectNoir": (0, 1.35, -0.03, SIMD3(1, 1, 1)),
    "CIPhotoEffectTonal": (0, 0.85, 0.03, SIMD3(1, 1, 1)),
    "CIPhotoEffectChrome": (1.25, 1.1, 0, SIMD3(1, 1, 0.98)),
    "CIPhotoEffectFade": (0.7, 0.85, 0.06, SIMD3(1, 1, 1)),
    "CIPhotoEffectInstant": (0.75, 0.95, 0.04, SIMD3(1.03, 1, 0.92)),
    "CIPhotoEffectProcess": (0.9, 1.1, 0, SIMD3(0.96, 1.01, 1.05)),
    "CIPhotoEffectTransfer": (0.9, 1.05, 0.02, SIMD3(1.05, 1, 0.93)),
  ]

  /// Of a colour that is not multiplied by alpha, each part 0…1, and its alpha.
  private let change: (SIMD3<Double>, Double) -> (SIMD3<Double>, Double)

  /// `nil` for filters of another kind.
  init?(_ filter: CIFilter) {
    func gray(_ color: SIMD3<Double>) -> Double { (color * Self.luminance).sum() }
    func vector(_ color: CIColor) -> (SIMD3<Double>, Double) {
      (SIMD3(Double(color.red), Double(color.green), Double(color.blue)), Double(color.alpha))
    }
    func keepingAlpha(
      _ change: @escaping (SIMD3<Double>) -> SIMD3<Double>
    ) -> (SIMD3<Double>, Double) -> (SIMD3<Double>, Double) { { (change($0), $1) } }

    switch filter.name {
    case "CIColorInvert": change = keepingAlpha { 1 - $0 }
    case "CIMaskToAlpha": change = { color, alpha in (SIMD3(1, 1, 1), gray(color) * alpha) }
    case "CIFalseColor":
      let (dark, light) = (vector(filter.color0), vector(filter.color1))
      change = { color, _ in
        let t = gray(color)
        let alpha = dark.1 + (light.1 - dark.1) * t
        let mixed: SIMD3<Double> = dark.0 * (dark.1 * (1 - t)) + light.0 * (light.1 * t)
        return (alpha > 0 ? mixed / alpha : .zero, alpha)
      }
    case "CIColorControls":
      let look: Look = (
        filter.number(kCIInputSaturationKey, 1), filter.number(kCIInputContrastKey, 1),
        filter.number(kCIInputBrightnessKey, 0), SIMD3(1, 1, 1)
      )
      change = keepingAlpha { Self.look(look, $0, gray($0)) }
    case "CISepiaTone":
      let intensity = filter.number(kCIInputIntensityKey, 1)
      change = keepingAlpha { color in
        // The usual matrix of sepia.
        let sepia = SIMD3(
          (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
          (color * SIMD3(0.272, 0.534, 0.131)).sum())
        return color + (sepia - color) * intensity
      }
    case "CIColorMonochrome":
      let intensity = filter.number(kCIInputIntensityKey, 1), target = vector(filter.color).0
      change = keepingAlpha { $0 + (target * gray($0) - $0) * intensity }
    case "CIExposureAdjust":
      // Stops are doublings of light.
      let factor = pow(2, filter.number(kCIInputEVKey, 0) / 2.2)
      change = keepingAlpha { $0 * factor }
    case "CIGammaAdjust":
      let power = filter.number("inputPower", 1)
      change = keepingAlpha { SIMD3(pow($0.x, power), pow($0.y, power), pow($0.z, power)) }
    case "CIVibrance":
      let amount = filter.number(kCIInputAmountKey, 0)
      change = keepingAlpha { color in
        // Pale colours gain most.
        let own = color.max() - color.min()
        return color + (color - gray(color)) * (amount * (1 - own))
      }
    case "CIHueAdjust":
      let angle = filter.number(kCIInputAngleKey, 0), (c, s) = (cos(angle), sin(angle))
      change = keepingAlpha { color in
        // Around the axis of greys.
        let axis = SIMD3<Double>(repeating: (1.0 / 3).squareRoot())
        let across = SIMD3(
          axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
          axis.x * color.y - axis.y * color.x)
        let along: SIMD3<Double> = axis * ((axis * color).sum() * (1 - c))
        return color * c + across * s + along
      }
    case "CIColorMatrix":
      func row(_ key: String, _ otherwise: SIMD4<Double>) -> SIMD4<Double> {
        (filter.values[key] as? CIVector).map {
          SIMD4(Double($0.x), Double($0.y), Double($0.z), Double($0.w))
        }
          ?? otherwise
      }
      let rows = [
        row("inputRVector", SIMD4(1, 0, 0, 0)), row("inputGVector", SIMD4(0, 1, 0, 0)),
        row("inputBVector", SIMD4(0, 0, 1, 0)), row("inputAVector", SIMD4(0, 0, 0, 1)),
      ]
      let bias = row("inputBiasVector", .zero)
      change = { color, alpha in
        let all = SIMD4(color, alpha)
        let parts = rows.map { ($0 * all).sum() }
        return (SIMD3(parts[0] + bias.x, parts[1] + bias.y, parts[2] + bias.z), parts[3] + bias.w)
      }
    case "CIColorClamp": change = keepingAlpha { $0 }
    default:
      guard let look = Self.photoEffects[filter.name] else { return nil }
      change = keepingAlpha { Self.look(look, $0, gray($0)) }
    }
  }

  private static func look(_ look: Look, _ color: SIMD3<Double>, _ gray: Double) -> SIMD3<Double> {
    let saturated = (color - gray) * look.saturation + gray
    return ((saturated - 0.5) * look.contrast + 0.5 + look.brightness) * look.tint
  }

  func apply(to image: CIImage) -> CIImage {
    var source = image
    if case .encoded = image.content {
      guard let pixels = image.rendered()?._pixels else {
        CoreImageLog.say("a picture that cannot be read is left as it is")
        return image
      }
      source = CIImage(.pixels(pixels), scale: image.scale, origin: image.origin, clamps: image.clamps)
    }
    guard case .pixels(var pixels) = source.content else { return image }
    for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let alpha = Double(pixels.bytes[place + 3]) / 255
      var color = SIMD3<Double>(
        Double(pixels.bytes[place]), Double(pixels.bytes[place + 1]), Double(pixels.bytes[place + 2]))
      color = alpha > 0 ? color / (255 * alpha) : .zero
      let (changed, opacity) = change(color, alpha)
      let own = min(max(opacity.isNaN ? 0 : opacity, 0), 1)
      for channel in 0..<3 {
        let value = min(max(changed[channel].isNaN ? 0 : changed[channel], 0), 1) * own
        pixels.bytes[place + channel] = UInt8((value * 255).rounded())
      }
      pixels.bytes[place + 3] = UInt8((own * 255).rounded())
    }
    return CIImage(.pixels(pixels), scale: source.scale, origin: source.origin, clamps: source.clamps)
  }
}

/// Numbers as they are given to filters: of any kind.
enum PictureNumber {
  static func of(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
