import Foundation

/// Characters with the looks that Markdown gives them.
struct MarkdownRun: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: String?
}

/// The inline Markdown of CommonMark with strikethrough: emphasis, code, links, addresses, escapes, entities.
///
/// Space and line ends stay as they are, as in SwiftUI. Runs of marks are matched as CommonMark's appendix on parsing
/// strategy describes, in a time that grows with the length only.
struct InlineMarkdown {
  /// Longer strings are shown as they are: nobody could see their end.
  static let limit = 50_000

  static func runs(_ string: String) -> [MarkdownRun] {
    guard string.utf8.count <= limit, mayHaveMarks(string) else { return [MarkdownRun(text: string)] }
    var parser = InlineMarkdown(text: Array(string))
    return parser.parse()
  }

  /// A string without any of these bytes, and without an address, is plain.
  private static func mayHaveMarks(_ string: String) -> Bool {
    var hasColon = false
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      case UInt8(ascii: ":"): hasColon = true
      default: break
      }
    }
    return hasColon && string.contains("://")
  }

  /// A stretch of the text that no mark divides.
  private struct Node {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }
  /// A run of one mark that may open or close emphasis.
  private struct Delimiter {
    var node: Int
    var mark: Character
    var count: Int
    var original: Int
    var opens: Bool
    var closes: Bool
  }
  private struct Bracket {
    var node: Int
    /// Delimiters before it belong to the text around the link.
    var delimiters: Int
    var isImage: Bool
  }

  private let text: [Character]
  private var index = 0
  private var nodes: [Node] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// Emphasis and links from one node to another, the last one included.
  private var emphasis: [(first: Int, last: Int, intent: InlinePresentationIntent)] = []
  private var links: [(first: Int, last: Int, address: String)] = []
  private var buffer = ""

  private init(text: [Character]) { self.text = text }

  private mutating func parse() -> [MarkdownRun] {
    while index < text.count { step() }
    flush()
    matchDelimiters(from: 0)
    return runs()
  }

  private mutating func step() {
    let character = text[index]
    switch character {
    case "\\" where index + 1 < text.count && Self.isPunctuation(text[index + 1]):
      buffer.append(text[index + 1])
      index += 2
    case "`": code()
    case "*", "_", "~": delimiterRun(character)
    case "!" where index + 1 < text.count && text[index + 1] == "[":
      open(isImage: true)
      index += 2
    case "[":
      open(isImage: false)
      index += 1
    case "]": close()
    case "<": autolink()
    case "&": entity()
    case "h", "H": address()
    default:
      buffer.append(character)
      index += 1
    }
  }

  @discardableResult private mutating func flush() -> Int {
    if !buffer.isEmpty {
      nodes.append(Node(text: buffer))
      buffer = ""
    }
    return nodes.count
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  // MARK: Code, addresses, entities

  private mutating func code() {
    let length = runLength("`", from: index)
    var end = index + length
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength("`", from: end)
      guard closing == length else {
        end += closing
        continue
      }
      var content = text[(index + length)..<end]
      if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " })
      {
        content = content.dropFirst().dropLast()
      }
      flush()
      nodes.append(Node(text: String(content), intent: .code))
      index = end + closing
      return
    }
    buffer += String(repeating: "`", count: length)
    index += length
  }

  private func runLength(_ mark: Character, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == mark { end += 1 }
    return end - start
  }

  /// `<https://…>` or `<a@b.c>`.
  private mutating func autolink() {
    let start = index + 1
    guard let end = text[start...].prefix(2000).firstIndex(of: ">"), end > start else { return literal() }
    let content = String(text[start..<end])
    guard !content.contains(where: \.isWhitespace), !content.contains("<") else { return literal() }
    let scheme = content.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isAddress = (2...32).contains(scheme.count) && content.dropFirst(scheme.count).first == ":"
    guard isAddress || content.contains("@") else { return literal() }
    flush()
    nodes.append(Node(text: content, link: isAddress ? content : "mailto:" + content))
    index = end + 1
  }

  /// `https://…` in running text: Foundation's parser links it too (confidence C).
  private mutating func address() {
    let previous = index > 0 ? text[index - 1] : " "
    guard !previous.isLetter, !previous.isNumber, starts("https://") || starts("http://") else {
      return literal()
    }
    let stops: Set<Character> = ["<", "\"", "`", "\\"]
    var end = index
    let bound = min(text.count, index + 2000)
    while end < bound, !text[end].isWhitespace, !stops.contains(text[end]) { end += 1 }
    // A parenthesis at the end belongs to the address only if it opened there.
    var open = text[index..<end].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    while end > index, "?!.,:*_~'\";)]".contains(text[end - 1]) {
      if text[end - 1] == ")" {
        if open >= 0 { break }
        open += 1
      }
      end -= 1
    }
    let content = String(text[index..<end])
    guard content.contains("."), !content.hasSuffix("//"), brackets.isEmpty else { return literal() }
    flush()
    nodes.append(Node(text: content, link: content))
    index = end
  }

  private func starts(_ word: String) -> Bool {
    var position = index
    for character in word {
      guard position < text.count, text[position].lowercased() == String(character) else { return false }
      position += 1
    }
    return true
  }

  private mutating func literal() {
    buffer.append(text[index])
    index += 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "deg": "°", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "middot": "·", "times": "×",
  ]

  private mutating func entity() {
    guard let end = text[index...].prefix(12).firstIndex(of: ";") else { return literal() }
    let name = String(text[(index + 1)..<end])
    var decoded = Self.entities[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value =
        digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      decoded = value.flatMap(UnicodeScalar.init).map { String(Character($0)) }
    }
    guard let decoded else { return literal() }
    buffer += decoded
    index = end + 1
  }

  // MARK: Emphasis

  private mutating func delimiterRun(_ mark: Character) {
    let count = runLength(mark, from: index)
    let before: Character = index > 0 ? text[index - 1] : " "
    let after: Character = index + count < text.count ? text[index + count] : " "
    let spaceAfter = after.isWhitespace, spaceBefore = before.isWhitespace
    let signAfter = after.isPunctuation || after.isSymbol,
      signBefore = before.isPunctuation || before.isSymbol
    let left = !spaceAfter && (!signAfter || spaceBefore || signBefore)
    let right = !spaceBefore && (!signBefore || spaceAfter || signAfter)
    flush()
    nodes.append(Node(text: String(repeating: mark, count: count)))
    index += count
    guard mark != "~" || count <= 2 else { return }
    delimiters.append(
      Delimiter(
        node: nodes.count - 1, mark: mark, count: count, original: count,
        opens: mark == "_" ? left && (!right || signBefore) : left,
        closes: mark == "_" ? right && (!left || signAfter) : right))
  }

  /// Pairs the delimiters from one on, innermost first, and forgets them.
  private mutating func matchDelimiters(from bottom: Int) {
    guard delimiters.count > bottom else { return }
    // Where a search for an opener need not look again, for each mark and length modulo 3.
    var floors: [String: Int] = [:]
    var openers: [Int] = []
    for closer in bottom..<delimiters.count {
      while delimiters[closer].closes, delimiters[closer].count > 0 {
        let key = "\(delimiters[closer].mark)\(delimiters[closer].original % 3)\(delimiters[closer].opens)"
        guard let place = opener(for: closer, in: openers, above: floors[key] ?? 0) else {
          floors[key] = openers.count
          break
        }
        let open = openers[place]
        openers.removeSubrange((place + 1)...)
        let isStrike = delimiters[closer].mark == "~"
        let length =
          isStrike
          ? delimiters[closer].count : delimiters[open].count >= 2 && delimiters[closer].count >= 2 ? 2 : 1
        emphasis.append(
          (
            delimiters[open].node, delimiters[closer].node,
            isStrike ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
          ))
        for delimiter in [open, closer] {
          delimiters[delimiter].count -= length
          nodes[delimiters[delimiter].node].text.removeLast(length)
        }
        if delimiters[open].count == 0 { openers.removeLast() }
        for (key, floor) in floors where floor > openers.count { floors[key] = openers.count }
      }
      if delimiters[closer].opens, delimiters[closer].count > 0 { openers.append(closer) }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func opener(for closer: Int, in openers: [Int], above floor: Int) -> Int? {
    let close = delimiters[closer]
    for place in openers.indices.reversed() where place >= floor {
      let open = delimiters[openers[place]]
      guard open.mark == close.mark, open.mark != "~" || open.count == close.count else { continue }
      let sum = open.original + close.original
      if (open.closes || close.opens) && sum % 3 == 0 && (open.original % 3 != 0 || close.original % 3 != 0),
        open.mark != "~"
      {
        continue
      }
      return place
    }
    return nil
  }

  // MARK: Links

  private mutating func open(isImage: Bool) {
    flush()
    nodes.append(Node(text: isImage ? "![" : "["))
    brackets.append(Bracket(node: nodes.count - 1, delimiters: delimiters.count, isImage: isImage))
  }

  private mutating func close() {
    guard let bracket = brackets.popLast(), let target = destination() else { return literal() }
    flush()
    matchDelimiters(from: bracket.delimiters)
    nodes[bracket.node].text = ""
    links.append((bracket.node, nodes.count - 1, target.address))
    index = target.end
    // Links hold no links.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
  }

  /// `(address "title")` after a closing bracket.
  private func destination() -> (address: String, end: Int)? {
    var position = index + 1
    guard position < text.count, text[position] == "(" else { return nil }
    position += 1
    func skipSpace() { while position < text.count, text[position].isWhitespace { position += 1 } }
    skipSpace()
    var address = ""
    if position < text.count, text[position] == "<" {
      guard let end = text[position...].prefix(4000).firstIndex(of: ">") else { return nil }
      address = String(text[(position + 1)..<end])
      position = end + 1
    } else {
      var depth = 0
      while position < text.count, address.utf8.count < 4000 {
        let character = text[position]
        if character == "\\", position + 1 < text.count, Self.isPunctuation(text[position + 1]) {
          position += 1
        } else if character.isWhitespace || (character == ")" && depth == 0) {
          break
        } else if character == "(" {
          depth += 1
        } else if character == ")" {
          depth -= 1
        }
        address.append(text[position])
        position += 1
      }
    }
    skipSpace()
    if position < text.count, let quote = ["\"": "\"", "'": "'", "(": ")"][text[position]] as Character? {
      guard let end = text[(position + 1)...].prefix(4000).firstIndex(of: quote) else { return nil }
      position = end + 1
      skipSpace()
    }
    guard position < text.count, text[position] == ")" else { return nil }
    return (address, position + 1)
  }

  // MARK: Result

  private func runs() -> [MarkdownRun] {
    var counts: [InlinePresentationIntent: [Int: Int]] = [:]
    for span in emphasis {
      counts[span.intent, default: [:]][span.first, default: 0] += 1
      counts[span.intent, default: [:]][span.last + 1, default: 0] -= 1
    }
    let addresses = links.sorted { $0.first < $1.first }
    var nextLink = 0
    var active: [InlinePresentationIntent: Int] = [:]
    var result: [MarkdownRun] = []
    for (position, node) in nodes.enumerated() {
      for (intent, changes) in counts { active[intent, default: 0] += changes[position] ?? 0 }
      while nextLink < addresses.count, addresses[nextLink].last < position { nextLink += 1 }
      guard !node.text.isEmpty else { continue }
      var run = MarkdownRun(text: node.text, intent: node.intent, link: node.link)
      for (intent, count) in active where count > 0 { run.intent.insert(intent) }
      if nextLink < addresses.count, addresses[nextLink].first <= position {
        run.link = addresses[nextLink].address
      }
      if let last = result.last, last.intent == run.intent, last.link == run.link {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }
}
