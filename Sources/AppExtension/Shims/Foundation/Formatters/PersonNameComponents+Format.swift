import Foundation

extension PersonNameComponents {
  /// How a name is written: `Dr. Ann Lee`, `Ann Lee`, `Ann`, `AL`.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      switch style {
      case .short: name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium: join([name.givenName, name.familyName], of: name)
      case .long:
        ([name.namePrefix] + [join([name.givenName, name.middleName, name.familyName], of: name)] + [
          name.nameSuffix
        ])
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        join(
          [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased(with: locale) } },
          of: name
        )
        .filter { !$0.isWhitespace }
      }
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Chinese, Japanese and Korean names begin with the family's, written without a space between their characters.
    private func join(_ parts: [String?], of name: PersonNameComponents) -> String {
      let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
      let isEastAsian = parts.joined().unicodeScalars.contains {
        (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
          || (0xAC00...0xD7A3).contains($0.value)
      }
      return isEastAsian ? parts.reversed().joined() : parts.joined(separator: " ")
    }
  }

  /// Reads a name as `PersonNameComponentsFormatter` does.
  public init(_ value: String) throws {
    guard let read = PersonNameComponentsFormatter().personNameComponents(from: value) else {
      throw CocoaError(.formatting)
    }
    self = read
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Writes the names of people.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short, medium, long, abbreviated
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch self.style {
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      default: .medium
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent).format(name)
  }

  /// The first word as given name, the last as family name, those between as middle names.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words[words.count - 1] }
    if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return components
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
