import Archive
import Foundation
import Hummingbird

/// The last part of a picture's path: a name and a format.
struct PictureFile: Equatable {
  enum Format: String, CaseIterable {
    case svg, png

    var type: String {
      switch self {
      case .svg: "image/svg+xml; charset=utf-8"
      case .png: "image/png"
      }
    }
  }

  var name: String
  var format: Format

  init(_ text: String) throws {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
      let format = Format(rawValue: String(text[text.index(after: dot)...]))
    else { throw PageError.notFound("Pictures end in .svg or .png.") }
    name = String(text[..<dot])
    self.format = format
  }
}

extension PictureOptions {
  /// Seconds since 1970 that a picture may be asked for: up to the year 9999.
  private static let instants = 0.0...253_402_300_799

  /// `scheme=light|dark`, `mode=fullColor|accented|vibrant`, `tint=<six hexadecimal digits>`, `at=<seconds since 1970 or ISO 8601>`, `scale=1…4`. Throws what to write instead.
  init(of request: Request) throws {
    let query = request.uri.queryParameters
    self.init()
    if let text = query["scheme"] {
      guard let scheme = SceneEnvironment.ColorScheme(rawValue: String(text)) else {
        throw PageError.badRequest("There is no scheme \(text).", cure: "Use scheme=light or scheme=dark.")
      }
      self.scheme = scheme
    }
    if let text = query["mode"] {
      guard let mode = SceneEnvironment.RenderingMode(rawValue: String(text)) else {
        throw PageError.badRequest(
          "There is no mode \(text).", cure: "Use mode=fullColor, mode=accented or mode=vibrant.")
      }
      self.mode = mode
    }
    if let text = query["tint"] { tint = try Self.color(String(text)) }
    if let text = query["at"] { at = try Self.instant(String(text)) }
    if let text = query["scale"] {
      guard let scale = Double(text), (1...4).contains(scale) else {
        throw PageError.badRequest("\(text) is no scale.", cure: "Use a number from 1 to 4.")
      }
      self.scale = scale
    }
  }

  private static func color(_ text: String) throws -> SceneColor {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      throw PageError.badRequest("\(text) is no colour.", cure: "Use six hexadecimal digits: tint=ff9500.")
    }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xff) / 255 }
    return SceneColor(.srgb(red: part(16), green: part(8), blue: part(0)))
  }

  private static func instant(_ text: String) throws -> Date {
    if let seconds = Double(text), instants.contains(seconds) { return Date(timeIntervalSince1970: seconds) }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    throw PageError.badRequest(
      "\(text) is no instant.", cure: "Use seconds since 1970 or a date such as 2026-03-01T09:41:00Z.")
  }
}
