import Foundation

/// What JSON a `Decodable` type reads.
struct JSONShape: Sendable {
  /// An example with every key.
  var template: String
  /// Each key by its path with its Swift type, in the order of reading. Elements of arrays are `[]`.
  var keys: [(path: String, type: String)]

  /// `driver.name: String?`, and so on.
  var lines: [String] { keys.map { "\($0.path): \($0.type)" } }

  /// The Swift type at a path.
  func type(at path: String) -> String? { keys.first { $0.path == path }?.type }
}

/// A part of a JSON document in the making.
final class JSONSketch {
  enum Content {
    case nothing
    /// JSON of a value without parts of its own.
    case literal(String)
    case object([(key: String, value: JSONSketch)])
    case array([JSONSketch])
  }
  var content = Content.nothing

  /// The part at a key; made where it is missing.
  func member(_ key: String) -> JSONSketch {
    var members: [(key: String, value: JSONSketch)] = []
    if case .object(let known) = content { members = known }
    if let known = members.first(where: { $0.key == key }) { return known.value }
    let member = JSONSketch()
    members.append((key, member))
    content = .object(members)
    return member
  }

  func becomeObject() {
    if case .object = content { return }
    content = .object([])
  }

  func append() -> JSONSketch {
    let element = JSONSketch()
    if case .array(let known) = content {
      content = .array(known + [element])
    } else {
      content = .array([element])
    }
    return element
  }

  func becomeArray() {
    if case .array = content { return }
    content = .array([])
  }

  var json: String {
    switch content {
    case .nothing: "null"
    case .literal(let json): json
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    }
  }

  static func quoted(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
