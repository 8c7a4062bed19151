import Foundation

/// Words that are no result.
enum StandardError {
  static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
