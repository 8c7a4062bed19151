/// The bytes of a file, in which pieces are replaced by others of the same length.
struct SourceEdits {
  private(set) var bytes: [UInt8]
  private(set) var isChanged = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

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

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
