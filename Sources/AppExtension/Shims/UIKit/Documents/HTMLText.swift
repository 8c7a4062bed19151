import Foundation

/// HTML as attributed text: what descriptions and messages of servers have in them. It never fails; what is no tag is text.
struct HTMLText {
  /// Longer documents are refused.
  static let mostBytes = 1 << 20
  /// Open tags that are kept; deeper ones have no effect.
  private static let deepest = 64

  private struct Open {
    var tag: String
    var link: URL?
  }

  private let result = NSMutableAttributedString(string: "")
  private var open: [Open] = []
  /// A space that is written before the next word, but not at the beginning of a line.
  private var owesSpace = false
  /// The tag whose text is not shown.
  private var silent: String?
  private var itemNumbers: [Int?] = []

  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    reader.readAll(html)
    return reader.result
  }

  private mutating func readAll(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      text(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let next = rest.dropFirst().first, next.isLetter || next == "/" || next == "!" || next == "?",
        let end = rest.firstIndex(of: ">")
      {
        tag(rest[rest.index(after: start)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        text("<")
        rest = rest.dropFirst()
      }
    }
    text(rest)
  }

  // MARK: Text

  private mutating func text(_ raw: Substring) {
    guard silent == nil else { return }
    for (index, word) in raw.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace)
      .enumerated()
    {
      if index > 0 { owesSpace = true }
      guard !word.isEmpty else { continue }
      if owesSpace, !isAtLineStart { append(" ") }
      owesSpace = false
      append(HTMLEntities.replaced(in: word))
    }
  }

  /// A space that cannot be broken stays.
  private static func isSpace(_ character: Character) -> Bool {
    character != "\u{A0}" && character.isWhitespace
  }

  private var isAtLineStart: Bool {
    guard let last = result.string.unicodeScalars.last else { return true }
    return ["\n", "\u{2028}", "\t"].contains(last)
  }

  private func append(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  // MARK: Tags

  private mutating func tag(_ body: Substring) {
    let isEnd = body.first == "/"
    let name = body.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let silent {
      if isEnd, name == silent { self.silent = nil }
      return
    }
    switch name {
    case "script", "style", "head", "title": if !isEnd { silent = name }
    case "br":
      append("\u{2028}")
      owesSpace = false
    case "p", "div", "tr", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "table":
      endLine()
      isEnd ? close(name) : begin(name)
    case "ul", "ol":
      endLine()
      if isEnd {
        _ = itemNumbers.popLast()
      } else if itemNumbers.count < Self.deepest {
        itemNumbers.append(name == "ol" ? 0 : nil)
      }
    case "li":
      endLine()
      if !isEnd { beginItem() }
    case "a":
      isEnd ? close(name) : begin(name, link: Self.attribute("href", in: body).flatMap { URL(string: $0) })
    case "b", "strong", "i", "em", "cite", "u", "ins", "s", "del", "strike", "th", "code", "tt", "pre":
      isEnd ? close(name) : begin(name)
    default: break
    }
  }

  private mutating func begin(_ tag: String, link: URL? = nil) {
    if open.count < Self.deepest { open.append(Open(tag: tag, link: link)) }
  }

  private mutating func close(_ tag: String) {
    if let last = open.lastIndex(where: { $0.tag == tag }) { open.remove(at: last) }
  }

  private mutating func endLine() {
    owesSpace = false
    if !isAtLineStart { append("\n") }
  }

  private mutating func beginItem() {
    guard let number = itemNumbers.last else { return append("\t•\t") }
    guard let number else { return append("\t•\t") }
    itemNumbers[itemNumbers.count - 1] = number + 1
    append("\t\(number + 1).\t")
  }

  /// The value of an attribute, with or without quotes.
  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let found = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let value = tag[found.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      return HTMLEntities.replaced(in: value.dropFirst().prefix { $0 != quote })
    }
    return HTMLEntities.replaced(in: value.prefix { !$0.isWhitespace })
  }

  // MARK: Looks

  /// Points of headings where text has 12, as browsers have them.
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]

  private var attributes: [NSAttributedString.Key: Any] {
    let tags = Set(open.map(\.tag))
    let heading = open.last { Self.headings[$0.tag] != nil }
    let size = heading.flatMap { Self.headings[$0.tag] } ?? 12
    var traits: UIFontDescriptor.SymbolicTraits = []
    if heading != nil || !tags.isDisjoint(with: ["b", "strong", "th"]) { traits.insert(.traitBold) }
    if !tags.isDisjoint(with: ["i", "em", "cite"]) { traits.insert(.traitItalic) }
    let isCode = !tags.isDisjoint(with: ["code", "tt", "pre"])
    let plain =
      UIFont(name: isCode ? "Courier" : "Times New Roman", size: size) ?? UIFont.systemFont(ofSize: size)
    let font = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
    var attributes: [NSAttributedString.Key: Any] = [.font: font ?? plain]
    if !tags.isDisjoint(with: ["u", "ins"]) {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if !tags.isDisjoint(with: ["s", "del", "strike"]) {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    if let link = open.last(where: { $0.link != nil })?.link { attributes[.link] = link }
    return attributes
  }
}
