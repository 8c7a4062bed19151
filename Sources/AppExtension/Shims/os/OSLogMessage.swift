import Foundation

/// The text of a message with values in it, each with its form and privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  package let interpolation: OSLogInterpolation
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }
}

/// Collects the pieces of a message; values are asked for only where the message is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var pieces: [() -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    pieces.reserveCapacity(interpolationCount * 2 + 1)
  }
  public mutating func appendLiteral(_ literal: String) { pieces.append { literal } }

  package func text() -> String { pieces.reduce(into: "") { $0 += $1() } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ text: @escaping () -> String
  ) { pieces.append { align.padded(privacy.shown(text())) } }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { format.text(number()) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { format.text(number()) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { format.text(number()) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { format.text(Double(number())) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { format.text(Double(number())) } }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) { append(.none, privacy) { format.text(boolean()) } }

  public mutating func appendInterpolation(
    _ argument: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy, argument) }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { value().description } }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { "\(value())" } }

  /// It is an error and an object.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> NSError, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { "\(value())" } }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { append(.none, privacy) { value().map { "\($0)" } ?? "(null)" } }

  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { object().description } }

  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { object()?.description ?? "(null)" } }

  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> NSError?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { error()?.description ?? "(null)" } }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(align, privacy) { String(describing: value()) } }

  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(.none, privacy) { "0x" + String(UInt(bitPattern: pointer()), radix: 16) } }
}
