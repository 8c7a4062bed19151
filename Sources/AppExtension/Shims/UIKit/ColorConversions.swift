import Foundation

/// Red, green and blue from hue, saturation and brightness, each 0…1; the hue runs around.
public enum HSB {
  public static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let s = saturation.isNaN ? 0 : min(max(saturation, 0), 1)
    let v = brightness.isFinite ? brightness : 0
    let sector = min(Int(turn * 6), 5)
    let f = turn * 6 - Double(sector)
    let p = v * (1 - s), q = v * (1 - s * f), t = v * (1 - s * (1 - f))
    switch sector {
    case 0: return (v, t, p)
    case 1: return (q, v, p)
    case 2: return (p, v, t)
    case 3: return (p, q, v)
    case 4: return (t, p, v)
    default: return (v, p, q)
    }
  }

  public static func hsb(
    red: Double, green: Double, blue: Double
  ) -> (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue), low = min(red, green, blue)
    let span = high - low
    guard span > 0, high > 0 else { return (0, 0, max(high, 0)) }
    let sector: Double
    if high == red {
      sector = (green - blue) / span
    } else if high == green {
      sector = 2 + (blue - red) / span
    } else {
      sector = 4 + (red - green) / span
    }
    let hue = sector / 6
    return (hue < 0 ? hue + 1 : hue, span / high, high)
  }
}

/// Display P3 and sRGB: the same transfer curve (IEC 61966-2-1) and white point, other primaries.
public enum DisplayP3 {
  /// Linear light from a component; negative ones are mirrored.
  public static func linear(_ v: Double) -> Double {
    let x = abs(v)
    let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    return v < 0 ? -y : y
  }
  public static func gamma(_ v: Double) -> Double {
    let x = abs(v)
    let y = x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
    return v < 0 ? -y : y
  }
  /// Extended sRGB components: outside 0…1 where sRGB cannot show the colour.
  public static func srgb(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      gamma(1.2249401763 * r - 0.2249401763 * g), gamma(-0.0420569547 * r + 1.0420569547 * g),
      gamma(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }
}
