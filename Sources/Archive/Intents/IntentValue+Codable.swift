import Foundation

/// The one JSON form of values: `{"city": {"entity": "berlin"}, "days": {"integer": 3}}`. Surfaces, the command line and the store use it.
///
/// A value is an object with a single member, whose name tells the kind. Instants are seconds since 1970.
extension IntentValue: Codable {
  private enum Kind: String, CaseIterable {
    case nothing, bool, integer, number, string, date, dateComponents, url, measurement, file, choice, entity
    case coded, list

    /// What stands behind the member's name, for people.
    var expected: String {
      switch self {
      case .nothing: "true"
      case .bool: "true or false"
      case .integer: "a whole number of at most 64 bits"
      case .number: "a number"
      case .string: "a text"
      case .date: "an instant in seconds since 1970"
      case .dateComponents: #"whole numbers by component, such as {"year": 2026, "month": 3}"#
      case .url: "a URL as text"
      case .measurement: #"an amount and the symbol of its unit, such as {"value": 5, "unit": "km"}"#
      case .file: #"a name and base64 data, such as {"name": "a.txt", "type": "public.text", "data": "aGk="}"#
      case .choice: "the raw value of a case as text"
      case .entity: "the identifier of an entity as text"
      case .coded: "JSON as text"
      case .list:
        "a list of at most \(ArchiveLimits.standard.listElements) values, lists inside lists at most \(ArchiveLimits.standard.valueDepth) deep"
      }
    }
  }

  private struct Measure: Codable {
    var value: Double
    var unit: String
  }

  private struct File: Codable {
    var name: String
    var type: String?
    var data: Data
  }

  package init(from decoder: any Decoder) throws {
    let (parameter, depth) = Self.place(decoder.codingPath)
    guard let object = try? decoder.container(keyedBy: AnyKey.self), object.allKeys.count == 1,
      let key = object.allKeys.first, let kind = Kind(rawValue: key.stringValue)
    else {
      throw IntentValueError(
        parameter: parameter,
        expected:
          "an object with one member, whose name is one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    do {
      guard let value = try Self.value(kind, object, key), value.isWithinLimits,
        depth <= ArchiveLimits.standard.valueDepth
      else {
        throw IntentValueError(parameter: parameter, expected: kind.expected, kind: kind.rawValue)
      }
      self = value
    } catch let error as IntentValueError {
      throw error
    } catch {
      throw IntentValueError(parameter: parameter, expected: kind.expected, kind: kind.rawValue)
    }
  }

  /// The parameter's name, and how many lists stand around the value: each adds `list` and an index behind the name.
  private static func place(_ path: [any CodingKey]) -> (parameter: String?, depth: Int) {
    var path = path[...]
    var depth = 0
    while let last = path.last, let index = last.intValue, last.stringValue != "\(index)" {
      path = path.dropLast(2)
      depth += 1
    }
    return (path.last?.stringValue, depth)
  }

  private static func value(
    _ kind: Kind, _ object: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> IntentValue? {
    switch kind {
    case .nothing: try object.decode(Bool.self, forKey: key) ? .nothing : nil
    case .bool: .bool(try object.decode(Bool.self, forKey: key))
    case .integer: .integer(try object.decode(Int64.self, forKey: key))
    case .number: .number(try object.decode(Double.self, forKey: key))
    case .string: .string(try object.decode(String.self, forKey: key))
    case .date: .date(Date(timeIntervalSince1970: try object.decode(Double.self, forKey: key)))
    case .dateComponents: .dateComponents(try object.decode([String: Int64].self, forKey: key))
    case .url: .url(try object.decode(String.self, forKey: key))
    case .measurement:
      { .measurement($0.value, unit: $0.unit) }(try object.decode(Measure.self, forKey: key))
    case .file:
      { .file(name: $0.name, type: $0.type, data: $0.data) }(try object.decode(File.self, forKey: key))
    case .choice: .choice(try object.decode(String.self, forKey: key))
    case .entity: .entity(try object.decode(String.self, forKey: key))
    case .coded: .coded(try object.decode(String.self, forKey: key))
    case .list: .list(try object.decode([IntentValue].self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: AnyKey.self)
    switch self {
    case .nothing: try object.encode(true, forKey: Self.key(.nothing))
    case .bool(let flag): try object.encode(flag, forKey: Self.key(.bool))
    case .integer(let integer): try object.encode(integer, forKey: Self.key(.integer))
    case .number(let number): try object.encode(number, forKey: Self.key(.number))
    case .string(let text): try object.encode(text, forKey: Self.key(.string))
    case .date(let date): try object.encode(date.timeIntervalSince1970, forKey: Self.key(.date))
    case .dateComponents(let components):
      try object.encode(components, forKey: Self.key(.dateComponents))
    case .url(let url): try object.encode(url, forKey: Self.key(.url))
    case .measurement(let value, let unit):
      try object.encode(Measure(value: value, unit: unit), forKey: Self.key(.measurement))
    case .file(let name, let type, let data):
      // As text, whatever the encoder does with data: the decoder that reads it may be another.
      var file = object.nestedContainer(keyedBy: AnyKey.self, forKey: Self.key(.file))
      try file.encode(name, forKey: AnyKey("name"))
      try file.encodeIfPresent(type, forKey: AnyKey("type"))
      try file.encode(data.base64EncodedString(), forKey: AnyKey("data"))
    case .choice(let raw): try object.encode(raw, forKey: Self.key(.choice))
    case .entity(let identifier): try object.encode(identifier, forKey: Self.key(.entity))
    case .coded(let json): try object.encode(json, forKey: Self.key(.coded))
    case .list(let values): try object.encode(values, forKey: Self.key(.list))
    }
  }

  private static func key(_ kind: Kind) -> AnyKey { AnyKey(kind.rawValue) }

  /// Whether the value alone, without the elements of a list, may cross to an extension.
  private var isWithinLimits: Bool {
    let limits = ArchiveLimits.standard
    switch self {
    case .nothing, .bool, .integer: return true
    case .number(let number): return number.isFinite
    case .string(let text), .url(let text), .choice(let text), .entity(let text), .coded(let text):
      return text.utf8.count <= limits.stringBytes
    case .date(let date): return abs(date.timeIntervalSince1970) <= limits.seconds
    case .dateComponents(let components):
      return components.count <= 32 && components.keys.allSatisfy { $0.utf8.count <= 64 }
    case .measurement(let value, let unit): return value.isFinite && unit.utf8.count <= limits.stringBytes
    case .file(let name, let type, let data):
      return name.utf8.count + (type ?? "").utf8.count <= limits.stringBytes
        && data.count <= limits.imageBytes
    case .list(let values): return values.count <= limits.listElements
    }
  }
}

extension IntentValues {
  /// Reads the JSON form. Throws `IntentValueError`.
  package static func decoded(json: Data) throws(IntentValueError) -> IntentValues {
    do {
      return try JSONDecoder().decode(IntentValues.self, from: json)
    } catch let error as IntentValueError {
      throw error
    } catch {
      throw IntentValueError(
        parameter: nil, expected: #"values by the name of their parameter, such as {"days": {"integer": 3}}"#)
    }
  }

  /// The JSON form: equal values give equal bytes. Throws where a number is not finite.
  package func encodedJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// JSON that is no value, in one sentence.
package struct IntentValueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The parameter it was meant for; `nil` where the whole is not readable.
  package var parameter: String?
  package var expected: String
  /// The member that was there, such as `integer`.
  package var kind: String?
  package init(parameter: String?, expected: String, kind: String? = nil) {
    self.parameter = parameter
    self.expected = expected
    self.kind = kind
  }

  package var description: String {
    switch (parameter, kind) {
    case (let parameter?, let kind?):
      "The value of \(parameter) is not readable: \(kind) takes \(expected)."
    case (let parameter?, nil): "The value of \(parameter) is not readable: it must be \(expected)."
    case (nil, let kind?): "The value is not readable: \(kind) takes \(expected)."
    case (nil, nil): "The values are not readable: they must be \(expected)."
    }
  }
}

/// A member's name, whatever it is.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}
