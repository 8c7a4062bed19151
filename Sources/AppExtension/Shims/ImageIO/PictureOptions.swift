import Foundation

/// Options as they are given to Image I/O: under names, with numbers of any kind.
enum PictureOptions {
  static func named(_ options: NSDictionary?) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in options ?? [:] {
      if let name = (key as? String) ?? (key as? NSString).map({ $0 as String }) { found[name] = value }
    }
    return found
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as UInt32: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as CGImagePropertyOrientation: Double(value.rawValue)
    default: nil
    }
  }
}

/// How stored pixels are turned to be shown: Exif's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
