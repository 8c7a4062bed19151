/// A request as it came, and nothing decided: its fields in one run of bytes, so that a trace can keep them with one copy.
package struct PushRequest: Sendable {
  /// The header fields that rules look at.
  package enum Header: Int, Sendable, CaseIterable {
    case method, path, authorization, id, pushType, topic, priority, expiration, collapseID, channelID,
      requestID

    package var name: String {
      switch self {
      case .method: ":method"
      case .path: ":path"
      case .authorization: "authorization"
      case .id: "apns-id"
      case .pushType: "apns-push-type"
      case .topic: "apns-topic"
      case .priority: "apns-priority"
      case .expiration: "apns-expiration"
      case .collapseID: "apns-collapse-id"
      case .channelID: "apns-channel-id"
      case .requestID: "apns-request-id"
      }
    }
  }

  /// Two bytes length of the name, two bytes length of the value, name, value; again and again. Without `authorization`,
  /// which never leaves memory.
  package private(set) var fields: [UInt8] = []
  package private(set) var authorization: [UInt8] = []
  /// A header that may come once came twice.
  package private(set) var duplicate: Header?
  package var body: [UInt8] = []
  /// Bytes of body that came, those that were thrown away with them.
  package var bodyCount = 0
  /// Fields were left out because there were too many.
  package private(set) var isHeaderFlood = false
  private var places: [Place]

  private struct Place {
    var start: Int32 = -1
    var count: Int32 = 0
  }

  /// More than this many bytes of fields are not kept. D (ours): a JWT has 200, a token 320.
  package static let maximumFieldBytes = 16_384

  package init() { places = Array(repeating: Place(), count: Header.allCases.count) }

  /// A request from values, for the page's own sender and for tests.
  package init(
    _ method: String, _ path: String, _ headers: [(String, String)] = [], body: [UInt8] = []
  ) {
    self.init()
    add(":method", method)
    add(":path", path)
    for (name, value) in headers { add(name, value) }
    self.body = body
    bodyCount = body.count
  }

  /// Takes one more field.
  package mutating func add(_ name: String, _ value: String) {
    var name = name
    var value = value
    name.withUTF8 { name in value.withUTF8 { value in add(name: name, value: value) } }
  }

  /// Takes one more field.
  package mutating func add(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    guard fields.count + authorization.count + name.count + value.count + 4 <= Self.maximumFieldBytes else {
      isHeaderFlood = true
      return
    }
    let known = Self.known(name)
    if let known, places[known.rawValue].start >= 0 { duplicate = known }
    if known == .authorization {
      places[known!.rawValue] = Place(start: 0, count: Int32(value.count))
      authorization.append(contentsOf: value)
      return
    }
    for count in [name.count, value.count] {
      fields.append(UInt8(truncatingIfNeeded: count))
      fields.append(UInt8(truncatingIfNeeded: count >> 8))
    }
    fields.append(contentsOf: name)
    if let known { places[known.rawValue] = Place(start: Int32(fields.count), count: Int32(value.count)) }
    fields.append(contentsOf: value)
  }

  /// What the field says; `nil` when it did not come.
  package subscript(header: Header) -> ArraySlice<UInt8>? {
    let place = places[header.rawValue]
    guard place.start >= 0 else { return nil }
    if header == .authorization { return authorization[...] }
    return fields[Int(place.start)..<Int(place.start + place.count)]
  }

  /// What the field says, as text.
  package func text(_ header: Header) -> String? { self[header].map { String(decoding: $0, as: UTF8.self) } }

  /// Makes it as new, and keeps the memory.
  package mutating func clear() {
    fields.removeAll(keepingCapacity: true)
    authorization.removeAll(keepingCapacity: true)
    body.removeAll(keepingCapacity: true)
    bodyCount = 0
    duplicate = nil
    isHeaderFlood = false
    for index in places.indices { places[index] = Place() }
  }

  /// Bytes that it holds.
  package var count: Int { fields.count + authorization.count + body.count }

  private static let names: [(Header, [UInt8])] = Header.allCases.map { ($0, Array($0.name.utf8)) }

  private static func known(_ name: UnsafeBufferPointer<UInt8>) -> Header? {
    // The lengths 5, 7, 10, 13, 14, 15 and 16 are those of the names above; two of them are not unique.
    switch name.count {
    case 5: equal(name, .path)
    case 7: equal(name, .method) ?? equal(name, .id)
    case 10: equal(name, .topic)
    case 13: equal(name, .authorization) ?? equal(name, .priority)
    case 14: equal(name, .pushType)
    case 15: equal(name, .expiration) ?? equal(name, .channelID) ?? equal(name, .requestID)
    case 16: equal(name, .collapseID)
    default: nil
    }
  }

  private static func equal(_ name: UnsafeBufferPointer<UInt8>, _ header: Header) -> Header? {
    let wanted = names[header.rawValue].1
    for index in 0..<name.count where name[index] != wanted[index] { return nil }
    return header
  }

  /// All fields of a stored run, in the order they came.
  package static func list(_ fields: some Collection<UInt8>) -> [[String]] {
    let bytes = Array(fields)
    var list: [[String]] = []
    var at = 0
    while at + 4 <= bytes.count {
      let name = Int(bytes[at]) | Int(bytes[at + 1]) << 8
      let value = Int(bytes[at + 2]) | Int(bytes[at + 3]) << 8
      at += 4
      guard at + name + value <= bytes.count else { break }
      list.append([
        String(decoding: bytes[at..<(at + name)], as: UTF8.self),
        String(decoding: bytes[(at + name)..<(at + name + value)], as: UTF8.self),
      ])
      at += name + value
    }
    return list
  }
}
