import Foundation

/// Something that was found in a text.
final class DetectedResult: NSTextCheckingResult, @unchecked Sendable {
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?)
  }
  let content: Content
  private let place: NSRange

  init(_ content: Content, at place: NSRange) {
    (self.content, self.place) = (content, place)
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { return nil }
  override class var supportsSecureCoding: Bool { false }
  override func encode(with aCoder: NSCoder) {}

  override var range: NSRange { place }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: CheckingType {
    switch content {
    case .link: .link
    case .phoneNumber: .phoneNumber
    case .date: .date
    }
  }
}

extension NSTextCheckingResult {
  private var found: DetectedResult.Content? { (self as? DetectedResult)?.content }

  public var url: URL? { if case .link(let url)? = found { url } else { nil } }
  public var phoneNumber: String? { if case .phoneNumber(let number)? = found { number } else { nil } }
  /// The instant; a day without a time is its noon.
  public var date: Date? { if case .date(let date, _)? = found { date } else { nil } }
  /// Where the text names one.
  public var timeZone: TimeZone? { if case .date(_, let zone)? = found { zone } else { nil } }
  public var duration: TimeInterval { 0 }
  public var components: [NSTextCheckingKey: String]? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var replacementString: String? { nil }
}

/// A pattern without repetitions inside repetitions, so that no text takes long.
struct DetectionPattern: @unchecked Sendable {
  private let expression: NSRegularExpression?
  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }
  func matches(in text: NSString, _ range: NSRange) -> [NSTextCheckingResult] {
    expression?.matches(in: text as String, options: .withTransparentBounds, range: range) ?? []
  }
}

extension NSTextCheckingResult {
  /// The text of a group; `nil` where it took no part.
  func group(_ index: Int, in text: NSString) -> String? {
    guard index < numberOfRanges else { return nil }
    let range = range(at: index)
    return range.location == NSNotFound ? nil : text.substring(with: range)
  }
}
