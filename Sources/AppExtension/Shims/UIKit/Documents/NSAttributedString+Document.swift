import Foundation

extension NSAttributedString {
  /// Kinds of documents that are read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document: plain text, or HTML with its bold, italic, underlined and struck words, headings, lists and links; styles and pictures
  /// are left out. Without a type, what begins with a tag is HTML.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the bytes are no text in the encoding,
  ///   `.fileReadUnsupportedScheme` for RTF, `.fileReadTooLarge` beyond a megabyte.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard data.count <= HTMLText.mostBytes else { throw CocoaError(.fileReadTooLarge) }
    let named =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    let candidates = encoding.map { [$0] } ?? Self.encodings(of: data)
    guard let text = candidates.lazy.compactMap({ String(data: data, encoding: $0) }).first else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = named ?? (text.drop(while: \.isWhitespace).first == "<" ? .html : .plain)
    switch type {
    case .plain:
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    case .html: self.init(attributedString: HTMLText.read(text))
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
    dict?.pointee = NSDictionary(object: type.rawValue, forKey: NSString(string: "DocumentType"))
  }

  /// Likely encodings of text that does not say, the likeliest first.
  private static func encodings(of data: Data) -> [String.Encoding] {
    let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return hasMark ? [.utf16, .utf8, .isoLatin1] : [.utf8, .isoLatin1]
  }
}
