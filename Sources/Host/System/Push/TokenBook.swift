import Activities
import Archive
import Foundation

/// What a push token is given out for.
enum TokenSubject: Sendable, Hashable {
  case start(extensionName: String, attributesType: String)
  case update(activityID: String)
  case widgets(extensionName: String)
  case control(id: String)

  init(_ entry: PushDirectory.Entry) {
    switch entry.kind {
    case .start(let type): self = .start(extensionName: entry.extensionName, attributesType: type)
    case .update(let id): self = .update(activityID: id)
    case .widgets: self = .widgets(extensionName: entry.extensionName)
    case .control(let id): self = .control(id: id)
    }
  }

  /// Bytes of a token. Those of Live Activities are longer on iOS: C, tokens of 160 digits in public issues; 64 digits for the others: B.
  fileprivate var tokenBytes: Int {
    switch self {
    case .start, .update: 80
    case .widgets, .control: 32
    }
  }
}

/// Which token is good for what. The directory, which the gateway reads, knows the same the other way round.
struct TokenBook {
  /// Tokens that are good no more but are still known as such. Ours: enough to tell a server for weeks that it is late.
  static let keptOld = 10_000

  private var current: [TokenSubject: String] = [:]
  /// The ones that expired longest ago first.
  private var old: [String] = []

  init() {}

  /// What the store knew.
  init(_ entries: [String: PushDirectory.Entry]) {
    for (hex, entry) in entries where entry.unregisteredAt == nil { current[TokenSubject(entry)] = hex }
    old = entries.filter { $0.value.unregisteredAt != nil }
      .sorted { ($0.value.unregisteredAt!, $0.key) < ($1.value.unregisteredAt!, $1.key) }.map(\.key)
  }

  /// The good token for something.
  subscript(subject: TokenSubject) -> String? { current[subject] }

  /// What good tokens were given out for.
  var subjects: Dictionary<TokenSubject, String>.Keys { current.keys }

  /// A new token, which nobody can guess.
  mutating func make(for subject: TokenSubject) -> String {
    let digits = Array("0123456789abcdef")
    var generator = SystemRandomNumberGenerator()
    let hex = String(
      (0..<subject.tokenBytes).flatMap { _ in
        let byte = UInt8.random(in: .min ... .max, using: &generator)
        return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      })
    current[subject] = hex
    return hex
  }

  /// The token is good no more. Answers those that are to be forgotten altogether.
  mutating func retire(_ hex: String, of subject: TokenSubject) -> [String] {
    if current[subject] == hex { current[subject] = nil }
    old.append(hex)
    guard old.count > Self.keptOld else { return [] }
    defer { old.removeFirst(old.count - Self.keptOld) }
    return Array(old.prefix(old.count - Self.keptOld))
  }
}

extension Data {
  /// The bytes of a token; `nil` for what is no hexadecimal number.
  init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Character(UnicodeScalar(digits[index])).hexDigitValue,
        let low = Character(UnicodeScalar(digits[index + 1])).hexDigitValue
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    self.init(bytes)
  }
}
