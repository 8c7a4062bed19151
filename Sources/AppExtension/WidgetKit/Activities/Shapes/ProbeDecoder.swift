import Foundation

/// The decoder that a type reads from while its shape is found out: it has every key.
struct ProbeDecoder: Decoder {
  let probe: ShapeProbe
  let place: ShapeProbe.Place
  let guess: Guess
  var codingPath: [any CodingKey] { place.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    place.sketch.becomeObject()
    return KeyedDecodingContainer(ProbeObject(probe: probe, place: place, guess: guess))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    place.sketch.becomeArray()
    return ProbeArray(probe: probe, place: place, guess: guess)
  }
  func singleValueContainer() -> any SingleValueDecodingContainer {
    ProbeValue(probe: probe, place: place, guess: guess)
  }
}

/// An object that has whatever key it is asked for.
private final class ProbeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let probe: ShapeProbe
  private let place: ShapeProbe.Place
  private let guess: Guess
  /// Keys that were asked whether they are `null`: what is read there is optional.
  private var optional: Set<String> = []

  init(probe: ShapeProbe, place: ShapeProbe.Place, guess: Guess) {
    (self.probe, self.place, self.guess) = (probe, place, guess)
  }

  var codingPath: [any CodingKey] { place.codingPath }

  /// One key: who asks for all of them reads a dictionary, or an enumeration with payloads.
  var allKeys: [Key] {
    guard !guess.isEmpty else { return [] }
    let cases = EnumCases.all(Key.self)
    if !cases.isEmpty { return [cases[guess.key % cases.count]] }
    return Key(stringValue: guess.text ?? "key").map { [$0] } ?? []
  }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool {
    optional.insert(key.stringValue)
    return guess.isEmpty
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let inner = place.member(key)
    probe.note(type, at: inner.path, isOptional: optional.contains(key.stringValue))
    return try probe.value(type, inner, guess)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let inner = place.member(key)
    probe.note(type, at: inner.path, isOptional: true)
    guard !guess.isEmpty else { return nil }
    do {
      return try probe.value(type, inner, guess)
    } catch {
      if error is ShapeProbe.Recursion { inner.sketch.content = .nothing }
      return nil
    }
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try plain(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try plain(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try plain(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try plain(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try plain(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try plain(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try plain(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try plain(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try plain(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try plain(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try plain(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try plain(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try plain(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try plain(type, key) }

  private func plain<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
    let inner = place.member(key)
    probe.note(type, at: inner.path, isOptional: optional.contains(key.stringValue))
    return try probe.value(type, inner, guess)
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key)
    -> KeyedDecodingContainer<Inner>
  { decoder(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder(key).unkeyedContainer()
  }
  func superDecoder() -> any Decoder { ProbeDecoder(probe: probe, place: place, guess: guess) }
  func superDecoder(forKey key: Key) -> any Decoder { decoder(key) }
  private func decoder(_ key: Key) -> ProbeDecoder {
    ProbeDecoder(probe: probe, place: place.member(key), guess: guess)
  }
}

/// An array of a few elements.
private final class ProbeArray: UnkeyedDecodingContainer {
  private let probe: ShapeProbe
  private let place: ShapeProbe.Place
  private let guess: Guess
  private(set) var currentIndex = 0
  private var questions = 0
  /// Who reads more than this one after the other counts until the array ends.
  private static let most = 16

  init(probe: ShapeProbe, place: ShapeProbe.Place, guess: Guess) {
    (self.probe, self.place, self.guess) = (probe, place, guess)
  }

  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool {
    questions += 1
    return currentIndex >= guess.elements || questions > 1_000
  }
  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let inner = try next()
    return try probe.value(type, inner, guess)
  }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
    ProbeDecoder(probe: probe, place: try next(), guess: guess).container(keyedBy: type)
  }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ProbeDecoder(probe: probe, place: try next(), guess: guess).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder {
    ProbeDecoder(probe: probe, place: try next(), guess: guess)
  }
  private func next() throws -> ShapeProbe.Place {
    guard currentIndex < Self.most, !guess.isEmpty else { throw ShapeProbe.Stopped() }
    defer { currentIndex += 1 }
    return place.element(currentIndex)
  }
}

/// One value.
private struct ProbeValue: SingleValueDecodingContainer {
  let probe: ShapeProbe
  let place: ShapeProbe.Place
  let guess: Guess
  var codingPath: [any CodingKey] { place.codingPath }
  func decodeNil() -> Bool { guess.isEmpty }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try probe.value(type, place, guess) }
}
