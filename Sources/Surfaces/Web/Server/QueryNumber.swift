import Foundation
import Hummingbird

/// A number in a query.
enum QueryNumber {
  /// `nil` where it is not given. Throws what to write instead.
  static func read(_ name: String, _ range: ClosedRange<Double>, of request: Request) throws -> Double? {
    guard let text = request.uri.queryParameters[Substring(name)] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw PageError.badRequest(
        "`\(name)` is no number that belongs here.",
        cure: "It goes from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  /// Seconds since 1970.
  static func date(_ name: String, of request: Request) throws -> Date? {
    try read(name, -1e11...1e11, of: request).map { Date(timeIntervalSince1970: $0) }
  }
}
