import Archive
import Foundation

/// A key into the string tables, with values put in. Markdown in the string is drawn.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// As Apple builds keys: `%@`, `%lld`, `%lf` and so on where values are put in.
  var key: String
  var arguments: [LocalizedArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The characters without Markdown, for titles and descriptions.
  package var plain: String {
    Text.plain(LocalizedText(self, table: nil, bundle: nil).pieces(locale: .current))
  }
}

/// A value put into a localised string.
struct LocalizedArgument: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// Texts, dates, symbols: put in as they are.
    case pieces([Text.Piece])
    case value(FormattedValue)
  }
  var value: Value
  /// As the key spells it: `%lld`, `%.1f`.
  var specifier: String
}

extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }
    public mutating func appendLiteral(_ literal: String) {
      // A percent sign of the text is doubled in a key with values, as in Apple's.
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }
    private mutating func add(_ value: LocalizedArgument.Value, _ specifier: String = "%@") {
      key += specifier
      arguments.append(LocalizedArgument(value: value, specifier: specifier))
    }

    public mutating func appendInterpolation(_ string: String) { add(.string(string)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Numbers are no `ReferenceConvertible` here, as they are with Apple's Foundation.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(.string(formatter.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(.value(FormattedValue(input, format) { AttributedString($0) }))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(value._localizedValue, value._specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(value._localizedValue, specifier)
    }
    public mutating func appendInterpolation(_ text: Text) { add(.pieces(Array(text.pieces))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(.pieces(AttributedPieces.pieces(of: attributedString)))
    }
    public mutating func appendInterpolation(_ image: Image) {
      add(.pieces([Text.Piece(content: .image(image))]))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(.pieces([Text.Piece(content: style.content(date))]))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }
    /// Anything else as Swift describes it, which Apple's compiler would refuse.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { add(.string("\(value)")) }
  }
}
