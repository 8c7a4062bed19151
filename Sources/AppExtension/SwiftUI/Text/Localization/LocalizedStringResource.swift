import Foundation

/// A reference to a text of a string table, looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, Codable {
  /// Where tables are looked for.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription
  /// The locale was given, and does not follow the view's.
  private var hasOwnLocale: Bool

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnLocale = locale != .current
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnLocale = locale != .current
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var text: LocalizedText {
    var text = LocalizedText(
      key: key, arguments: defaultValue.key.arguments, table: table, bundle: bundle.bundle)
    if defaultValue.key.key != key { text.defaultValue = defaultValue.key.key }
    if hasOwnLocale { text.locale = locale }
    return text
  }

  private enum CodingKeys: String, CodingKey { case key, value, table, locale }
  /// The values are written out: what comes back reads the same and has a plain key.
  public init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    key = try box.decode(String.self, forKey: .key)
    defaultValue = String.LocalizationValue(try box.decode(String.self, forKey: .value))
    table = try box.decodeIfPresent(String.self, forKey: .table)
    locale = try box.decode(Locale.self, forKey: .locale)
    bundle = .main
    hasOwnLocale = false
  }
  public func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(key, forKey: .key)
    try box.encode(text.string(locale: locale), forKey: .value)
    try box.encodeIfPresent(table, forKey: .table)
    try box.encode(locale, forKey: .locale)
  }
}

/// Something with a localised name.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// The text of a resource, in the view's language unless the resource has its own.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(pieces: [Piece(content: .localized(resource.text))])
  }
}

extension String {
  /// A key into the string tables, with values put in.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    var key: LocalizedStringKey
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text of a string table for a key, without Markdown.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(keyAndValue.key, table: table, bundle: bundle).string(locale: locale)
  }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    var text = LocalizedText(
      key: "\(key)", arguments: defaultValue.key.arguments, table: table, bundle: bundle)
    text.defaultValue = defaultValue.key.key
    self = text.string(locale: locale)
  }
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(locale: resource.locale)
  }
}

extension AttributedString {
  /// The text of a string table for a key, with its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(keyAndValue.key, table: table, bundle: bundle)
    self = AttributedPieces.attributed(text.pieces(locale: locale), locale: locale)
  }
  public init(localized resource: LocalizedStringResource) {
    self = AttributedPieces.attributed(resource.text.pieces(locale: resource.locale), locale: resource.locale)
  }
}
