import Foundation

/// Prints one JSON document with stable keys.
enum JSONDocument {
  /// The layout of all documents; raised when a key changes its meaning or goes away.
  static let version = 1

  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
  }
}
