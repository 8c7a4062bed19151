import Foundation

/// Finds out what JSON a type reads, by letting it read from a decoder that has every key, and notes what it is asked for.
///
/// A type that refuses the values it gets is tried again with others. The number of values is bounded, types within themselves end at once.
final class ShapeProbe {
  private var keys: [(path: String, type: String)] = []
  private var seen: Set<String> = []
  private var calls = 0
  private var stack: [ObjectIdentifier] = []

  /// Values that are handed out in all, types within types, and keys that are kept. Ours: attributes and state have 4 KB.
  private static let mostCalls = 20_000
  private static let deepest = 40
  private static let mostKeys = 500

  static func shape<T: Decodable>(of type: T.Type) -> JSONShape {
    let probe = ShapeProbe()
    let sketch = JSONSketch()
    _ = try? probe.value(type, Place(path: "", codingPath: [], sketch: sketch), Guess.first)
    if case .nothing = sketch.content { sketch.becomeObject() }
    return JSONShape(template: sketch.json, keys: probe.keys)
  }

  /// Where a value stands.
  struct Place {
    var path: String
    var codingPath: [any CodingKey]
    var sketch: JSONSketch

    func member(_ key: any CodingKey) -> Place {
      Place(
        path: path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)", codingPath: codingPath + [key],
        sketch: sketch.member(key.stringValue))
    }
    func element(_ index: Int) -> Place {
      Place(path: path + "[]", codingPath: codingPath + [IndexKey(index)], sketch: sketch.append())
    }
    /// The last key: what a text says that stands there.
    var name: String {
      codingPath.last { $0.intValue == nil }?.stringValue ?? "text"
    }
  }

  struct Stopped: Error {}
  /// A type stands within itself.
  struct Recursion: Error {}

  /// A value of the type, and its JSON in the place's sketch.
  func value<T: Decodable>(_ type: T.Type, _ place: Place, _ guess: Guess) throws -> T {
    calls += 1
    guard calls <= Self.mostCalls else { throw Stopped() }
    if let (value, json) = PlainValues.value(type, name: place.name, guess) {
      place.sketch.content = .literal(json)
      return value
    }
    if let value = EnumCases.all(type).first(where: { EnumCases.json($0) != nil }) {
      place.sketch.content = .literal(EnumCases.json(value) ?? "null")
      return value
    }
    let identity = ObjectIdentifier(type)
    guard !stack.contains(identity) else { throw Recursion() }
    guard stack.count < Self.deepest else { throw Stopped() }
    stack.append(identity)
    defer { stack.removeLast() }

    let kept = (keys, seen)
    var best:
      (count: Int, content: JSONSketch.Content, keys: [(path: String, type: String)], seen: Set<String>)?
    var failure: any Error = Stopped()
    for guess in Guess.all {
      (keys, seen) = kept
      place.sketch.content = .nothing
      do {
        return try T(from: ProbeDecoder(probe: self, place: place, guess: guess))
      } catch {
        failure = error
        if best.map({ $0.count < keys.count }) ?? true {
          best = (keys.count, place.sketch.content, keys, seen)
        }
        if error is Stopped { break }
      }
    }
    if let best { (place.sketch.content, keys, seen) = (best.content, best.keys, best.seen) }
    throw failure
  }

  /// Notes the type that is read at a key.
  func note(_ type: Any.Type, at path: String, isOptional: Bool) {
    guard keys.count < Self.mostKeys, seen.insert(path).inserted else { return }
    keys.append((path, TypeNames.name(type) + (isOptional ? "?" : "")))
  }
}

/// A key of an array's element.
struct IndexKey: CodingKey {
  let intValue: Int?
  let stringValue: String
  init(_ index: Int) {
    intValue = index
    stringValue = "\(index)"
  }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { self.init(intValue) }
}

/// Choices where a type may want one thing or another.
struct Guess: Sendable {
  /// Which of the possible keys `allKeys` has.
  var key = 0
  /// Elements of an array.
  var elements = 1
  var text: String?
  var number = 0
  /// Nothing where something may be missing: the end of what stands within itself.
  var isEmpty = false

  static let first = Guess()
  static let all: [Guess] = [
    first, Guess(elements: 2), Guess(key: 1), Guess(key: 2), Guess(key: 3), Guess(text: "0", number: 1),
    Guess(text: "2026-01-01T00:00:00Z"), Guess(text: "https://example.com"), Guess(text: "#336699"),
    Guess(text: "00000000-0000-0000-0000-000000000000"), Guess(elements: 0, isEmpty: true),
  ]
}
