import Foundation

/// Reads the part of YAML in which projects are described: maps and lists by indentation or in brackets, plain and quoted words, text
/// blocks, comments, anchors with aliases and `<<`. Words keep the form in which they are written.
package enum YAMLText {
  package static let mostBytes = 4 << 20

  /// - Throws: `PropertyText.Failure`, with the line.
  package static func read(_ text: String) throws -> PropertyText {
    guard text.utf8.count <= mostBytes else {
      throw PropertyText.Failure(line: 0, message: "it is larger than 4 MB")
    }
    var reader = YAMLReader(text)
    return try reader.document()
  }
}

/// Reads line after line.
private struct YAMLReader {
  struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  /// Values inside of values.
  private static let mostDepth = 48
  /// Values in all, those of aliases counted each time.
  private static let mostValues = 200_000

  private var lines: [Line]
  private var index = 0
  private var anchors: [String: (value: PropertyText, count: Int)] = [:]
  private var values = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      let line = line.hasSuffix("\r") ? line.dropLast() : line
      let rest = line.drop { $0 == " " }
      return Line(indent: line.count - rest.count, text: rest, number: number + 1)
    }
    if let first = lines.first, first.text.hasPrefix("\u{FEFF}") { lines[0].text = first.text.dropFirst() }
  }

  mutating func document() throws(PropertyText.Failure) -> PropertyText {
    skipBlank()
    while index < lines.count, lines[index].text.hasPrefix("---") || lines[index].text.hasPrefix("%") {
      index += 1
      skipBlank()
    }
    let value = try block(atLeast: 0, depth: Self.mostDepth)
    skipBlank()
    guard index >= lines.count || lines[index].text.hasPrefix("---") || lines[index].text.hasPrefix("...")
    else {
      throw failure("this line belongs to nothing above it")
    }
    return value
  }

  // MARK: Blocks

  private mutating func skipBlank() {
    while index < lines.count, lines[index].text.isEmpty || lines[index].text.hasPrefix("#") { index += 1 }
  }

  /// The value that begins in the current line, if that is indented enough.
  private mutating func block(atLeast indent: Int, depth: Int) throws(PropertyText.Failure) -> PropertyText {
    try count(depth)
    skipBlank()
    guard index < lines.count, lines[index].indent >= indent else { return .string("") }
    let line = lines[index]
    guard !line.text.hasPrefix("\t") else { throw failure("indentation by tabs") }
    if Self.isItem(line.text) { return try list(at: line.indent, depth: depth) }
    if Self.key(of: line.text) != nil { return try map(at: line.indent, depth: depth) }
    index += 1
    return try inline(line.text, indent: line.indent - 1, line: line.number, depth: depth)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int, depth: Int) throws(PropertyText.Failure) -> PropertyText {
    var list: [PropertyText] = []
    while true {
      skipBlank()
      guard index < lines.count, lines[index].indent == indent, Self.isItem(lines[index].text) else { break }
      let rest = lines[index].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || rest.hasPrefix("#") {
        index += 1
        list.append(try block(atLeast: indent + 1, depth: depth - 1))
      } else {
        // What stands behind the dash is the first line of a block of its own.
        lines[index].indent += lines[index].text.count - rest.count
        lines[index].text = rest
        list.append(try block(atLeast: indent + 1, depth: depth - 1))
      }
    }
    return .list(list)
  }

  private mutating func map(at indent: Int, depth: Int) throws(PropertyText.Failure) -> PropertyText {
    var map: [String: PropertyText] = [:]
    var merged: [String: PropertyText] = [:]
    while true {
      skipBlank()
      guard index < lines.count, lines[index].indent == indent, !Self.isItem(lines[index].text),
        let (key, rest) = Self.key(of: lines[index].text)
      else { break }
      let line = lines[index]
      index += 1
      let value = try self.value(rest, indent: indent, line: line.number, depth: depth - 1)
      if key == "<<" {
        for one in value.list ?? [value] { merged.merge(one.map ?? [:]) { first, _ in first } }
      } else {
        map[key] = value
      }
    }
    return .map(merged.merging(map) { _, own in own })
  }

  /// What stands behind `key:`, or in the lines below it.
  private mutating func value(
    _ text: Substring, indent: Int, line: Int, depth: Int
  ) throws(PropertyText.Failure) -> PropertyText {
    try count(depth)
    if text.isEmpty || text.hasPrefix("#") {
      skipBlank()
      // A list may stand as far left as its key.
      if index < lines.count, lines[index].indent == indent, Self.isItem(lines[index].text) {
        return try list(at: indent, depth: depth)
      }
      return try block(atLeast: indent + 1, depth: depth)
    }
    return try inline(text, indent: indent, line: line, depth: depth)
  }

  private mutating func inline(
    _ text: Substring, indent: Int, line: Int, depth: Int
  ) throws(PropertyText.Failure) -> PropertyText {
    switch text.first {
    case "&":
      let name = String(text.dropFirst().prefix { !$0.isWhitespace })
      let start = values
      let value = try self.value(
        text.dropFirst(name.count + 1).drop { $0 == " " }, indent: indent, line: line, depth: depth - 1)
      anchors[name] = (value, values - start + 1)
      return value
    case "*":
      let name = String(text.dropFirst().prefix { !$0.isWhitespace && $0 != "," })
      guard let anchor = anchors[name] else { throw failure("`*\(name)` names nothing above", at: line) }
      values += anchor.count
      try count(depth)
      return anchor.value
    case "!":
      return try value(
        text.drop { !$0.isWhitespace }.drop { $0 == " " }, indent: indent, line: line, depth: depth - 1)
    case "|", ">": return .string(textBlock(text, indent: indent))
    case "[", "{", "\"", "'":
      var flow = YAMLFlow(try gathered(text, indent: indent, line: line), line: line)
      let value = try flow.document(depth: depth)
      values += flow.values
      try count(depth)
      return try resolved(value, line: line, depth: depth)
    default: return .string(plain(text, indent: indent))
    }
  }

  /// Plain words may go on in lines that are indented more.
  private mutating func plain(_ text: Substring, indent: Int) -> String {
    var words = [Self.withoutComment(text)]
    while index < lines.count, lines[index].indent > indent, !lines[index].text.isEmpty,
      !lines[index].text.hasPrefix("#"), Self.key(of: lines[index].text) == nil
    {
      words.append(Self.withoutComment(lines[index].text))
      index += 1
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: " ")
    return joined == "~" || joined == "null" ? "" : joined
  }

  private static func withoutComment(_ text: Substring) -> String {
    (text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text).trimmed
  }

  /// `|` keeps line ends, `>` makes spaces of them.
  private mutating func textBlock(_ head: Substring, indent: Int) -> String {
    var found: [String] = []
    var own: Int?
    while index < lines.count {
      let line = lines[index]
      if !line.text.isEmpty {
        if line.indent <= indent { break }
        own = own ?? line.indent
        found.append(String(repeating: " ", count: max(0, line.indent - (own ?? 0))) + line.text)
      } else {
        found.append("")
      }
      index += 1
    }
    while found.last == "" { found.removeLast() }
    return found.joined(separator: head.hasPrefix(">") ? " " : "\n") + (head.contains("-") ? "" : "\n")
  }

  /// A value in brackets or quotes with the lines that it goes on in.
  private mutating func gathered(
    _ text: Substring, indent: Int, line: Int
  ) throws(PropertyText.Failure) -> [UInt8] {
    var bytes = Array(text.utf8)
    var scan = YAMLFlow.Balance()
    scan.add(bytes)
    while !scan.isClosed {
      guard index < lines.count else { throw failure("a bracket or quote is not closed", at: line) }
      let next = Array(("\n" + lines[index].text).utf8)
      scan.add(next)
      bytes += next
      index += 1
    }
    return bytes
  }

  /// Aliases in brackets come as words.
  private mutating func resolved(
    _ value: PropertyText, line: Int, depth: Int
  ) throws(PropertyText.Failure) -> PropertyText {
    try count(depth)
    switch value {
    case .string(let text) where text.hasPrefix("\u{0}*"):
      let name = String(text.dropFirst(2))
      guard let anchor = anchors[name] else { throw failure("`*\(name)` names nothing above", at: line) }
      values += anchor.count
      return anchor.value
    case .string: return value
    case .list(let all):
      var list: [PropertyText] = []
      for one in all { list.append(try resolved(one, line: line, depth: depth - 1)) }
      return .list(list)
    case .map(let all):
      var map: [String: PropertyText] = [:]
      for (key, one) in all { map[key] = try resolved(one, line: line, depth: depth - 1) }
      return .map(map)
    }
  }

  // MARK: Lines

  /// The key of a line, and what stands behind its colon; `nil` for a line without one.
  static func key(of text: Substring) -> (key: String, rest: Substring)? {
    guard let first = text.first, !"[]{}#&*!|>%@`".contains(first) else { return nil }
    if first == "\"" || first == "'" {
      guard let close = text.dropFirst().firstIndex(of: first) else { return nil }
      let after = text[text.index(after: close)...]
      guard after.hasPrefix(":"), after.count == 1 || after.hasPrefix(": ") else { return nil }
      return (String(text[text.index(after: text.startIndex)..<close]), after.dropFirst().drop { $0 == " " })
    }
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      if text[text.startIndex..<colon].contains(" #") { return nil }
      let after = text[text.index(after: colon)...]
      if after.isEmpty || after.first == " " {
        return (text[..<colon].trimmed, after.drop { $0 == " " })
      }
      index = text.index(after: colon)
    }
    return nil
  }

  private mutating func count(_ depth: Int) throws(PropertyText.Failure) {
    values += 1
    guard depth > 0 else { throw failure("values are nested too deeply") }
    guard values <= Self.mostValues else { throw failure("there are more than \(Self.mostValues) values") }
  }

  private func failure(_ message: String, at line: Int? = nil) -> PropertyText.Failure {
    PropertyText.Failure(
      line: line ?? (index < lines.count ? lines[index].number : lines.count), message: message)
  }
}
