/// The bytes of a file, in which pieces are replaced by others of the same length.
package struct SourceEdits {
  package private(set) var bytes: [UInt8]
  private(set) var isChanged = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Puts `word` at the start of a range and spaces over the rest of it. Line ends stay; a word that does not fit is not put.
  mutating func replace(_ range: Range<Int>, with word: String = "") {
    let word = Array(word.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, word.count <= range.count else { return }
    guard !bytes[range.prefix(word.count)].contains(where: Self.isLineEnd) else { return }
    for (offset, index) in range.enumerated() {
      if offset < word.count {
        bytes[index] = word[offset]
      } else if !Self.isLineEnd(bytes[index]) {
        bytes[index] = 0x20
      }
    }
    isChanged = true
  }

  /// Puts `word` at the first place within `range` that has room for it, and spaces over the rest. Line ends stay.
  ///
  /// - Returns: whether there was room; nothing is changed otherwise.
  mutating func fill(_ range: Range<Int>, with word: String) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
    let needed = word.utf8.count
    var start = range.lowerBound
    if needed > 0 {
      var end = start
      while end - start < needed {
        guard end < range.upperBound else { return false }
        end += 1
        if Self.isLineEnd(bytes[end - 1]) { start = end }
      }
    }
    replace(range)
    replace(start..<start + needed, with: word)
    return true
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
