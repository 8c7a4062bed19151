/// Tells by bytes whether a file may import something that is not simply there, so that most files need not be parsed.
enum ImportGlance {
  private static let word = Array("import".utf8)
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// `true` also for the same letters in a comment or a string: reading the file costs a millisecond and changes nothing then.
  static func needsReading(_ source: [UInt8], supplied modules: PlatformModules) -> Bool {
    var index = 0
    while index + word.count < source.count {
      guard source[index] == word[0], source[index...].starts(with: word),
        isBlank(source[index + word.count]), index == 0 || !isWord(source[index - 1])
      else {
        index += 1
        continue
      }
      index += word.count
      var name = nextWord(source, &index)
      if kinds.contains(name) { name = nextWord(source, &index) }
      if !modules.supplies(name) || PlatformModules.empty.contains(name) { return true }
      if index < source.count, source[index] == UInt8(ascii: ".") { return true }
    }
    return false
  }

  private static func nextWord(_ source: [UInt8], _ index: inout Int) -> String {
    while index < source.count, isBlank(source[index]) { index += 1 }
    let start = index
    while index < source.count, isWord(source[index]) { index += 1 }
    return String(decoding: source[start..<index], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
