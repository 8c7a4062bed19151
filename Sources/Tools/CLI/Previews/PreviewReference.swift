/// What follows `--source preview:`: a name, a number of the list, or a place.
package enum PreviewReference: Equatable, Sendable {
  case all
  case name(String)
  /// Counted from 1, as `vitrine list` shows it.
  case number(Int)
  case place(file: String, line: Int)

  /// `words` is what stands behind the colon. A name that looks like a number or place is found as a name, too.
  package init(_ words: String) {
    if let number = Int(words) {
      self = .number(number)
    } else if let colon = words.lastIndex(of: ":"), let line = Int(words[words.index(after: colon)...]) {
      self = .place(file: String(words[..<colon]), line: line)
    } else {
      self = words.isEmpty ? .all : .name(words)
    }
  }

  /// As it was written.
  var words: String {
    switch self {
    case .all: ""
    case .name(let name): name
    case .number(let number): String(number)
    case .place(let file, let line): "\(file):\(line)"
    }
  }
}
