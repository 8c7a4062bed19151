import Foundation

/// Lengths on the WGS 84 ellipsoid.
enum Geodesic {
  /// Half axes, metres (NIMA TR8350.2).
  private static let a = 6_378_137.0, f = 1 / 298.257223563, b = 6_378_137.0 * (1 - 1 / 298.257223563)

  /// Metres along the ellipsoid (Vincenty's inverse formula); on a sphere for places almost opposite, where that does not settle.
  static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let l = (to.longitude - from.longitude) * radians
    let u1 = atan((1 - f) * tan(from.latitude * radians)), u2 = atan((1 - f) * tan(to.latitude * radians))
    let (s1, c1, s2, c2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = l
    for _ in 0..<100 {
      let x = c2 * sin(lambda), y = c1 * s2 - s1 * c2 * cos(lambda)
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = s1 * s2 + c1 * c2 * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = c1 * c2 * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      // On the equator there is no such angle.
      let cosMiddle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * s1 * s2 / cosAlpha2
      let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
      let before = lambda
      let bend = cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle * cosMiddle)
      lambda = l + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * bend)
      guard abs(lambda - before) < 1e-12 else { continue }
      let square = cosAlpha2 * (a * a - b * b) / (b * b)
      let bigA = 1 + square / 16_384 * (4_096 + square * (-768 + square * (320 - 175 * square)))
      let bigB = square / 1_024 * (256 + square * (-128 + square * (74 - 47 * square)))
      let m2 = cosMiddle * cosMiddle
      let inner =
        cosSigma * (-1 + 2 * m2) - bigB / 6 * cosMiddle * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * m2)
      return b * bigA * (sigma - bigB * sinSigma * (cosMiddle + bigB / 4 * inner))
    }
    return sphere(from, to)
  }

  /// Metres on a sphere of the mean radius.
  private static func sphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let p = sin((to.latitude - from.latitude) * radians / 2)
    let q = sin((to.longitude - from.longitude) * radians / 2)
    let h = p * p + cos(from.latitude * radians) * cos(to.latitude * radians) * q * q
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }
}
