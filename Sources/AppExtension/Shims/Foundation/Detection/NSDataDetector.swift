import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links, e-mail addresses, telephone numbers and dates in text. Postal addresses and flights are not found.
///
/// Unlike Apple's it is no regular expression.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes

  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    self.checkingTypes = checkingTypes
  }

  /// In the order of the text; where two overlap the first counts, and of two at one place the longer.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard let range = range.clamped(to: text.length), range.length > 0 else { return [] }
    var found: [NSTextCheckingResult] = []
    let asks = { (type: NSTextCheckingResult.CheckingType) in self.checkingTypes & type.rawValue != 0 }
    if asks(.link) { found += LinkDetection.links(in: text, range) as [NSTextCheckingResult] }
    if asks(.date) { found += DateDetection(now: Date(), calendar: .current).dates(in: text, range) }
    if asks(.phoneNumber) { found += PhoneDetection.numbers(in: text, range) as [NSTextCheckingResult] }
    found.sort {
      ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
    }
    var end = 0
    return found.filter { result in
      guard result.range.location >= end else { return false }
      end = NSMaxRange(result.range)
      return true
    }
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

extension NSRange {
  fileprivate func clamped(to length: Int) -> NSRange? {
    guard location >= 0, location <= length, self.length >= 0 else { return nil }
    return NSRange(location: location, length: min(self.length, length - location))
  }
}
