/// What is wrong with a limit that somebody wrote, with what to write instead.
package enum LimitMistake: Error, Equatable, CustomStringConvertible {
  case unknownName(String)
  case notANumber(name: String, text: String, unit: LimitUnit)
  case noUnit(name: String, text: String, unit: LimitUnit)
  case unknownUnit(name: String, word: String, unit: LimitUnit)
  case tooLarge(name: String, text: String)
  case outOfRange(LimitName, text: String)
  case noAssignment(String)
  case repeated(LimitName)

  package var description: String {
    switch self {
    case .unknownName(let name):
      "There is no limit `\(Self.short(name))`."
        + (Self.nearest(to: name).map { " Did you mean `\($0)`?" } ?? "")
        + " `vitrine limits` lists them."
    case .notANumber(let name, let text, let unit):
      text.isEmpty
        ? "`\(name)` has no value; write \(Self.example(unit))."
        : "`\(Self.short(text))` is no number for `\(name)`; write \(Self.example(unit))."
    case .noUnit(let name, let text, let unit):
      "`\(name)` needs a unit after \(Self.short(text)): \(Self.words(unit))."
    case .unknownUnit(let name, let word, let unit):
      unit.multiples.isEmpty
        ? "`\(name)` has no unit; leave out `\(Self.short(word))`."
        : "`\(Self.short(word))` is no unit of `\(name)`; it takes \(Self.words(unit))."
    case .tooLarge(let name, let text): "\(Self.short(text)) is too large a number for `\(name)`."
    case .outOfRange(let name, let text):
      "\(Self.short(text)) is not possible for `\(name.rawValue)`; it goes from \(Self.range(name))."
    case .noAssignment(let line):
      "`\(Self.short(line))` sets nothing; write `name = value unit`, as in `widget-memory = 40 MB`."
    case .repeated(let name): "`\(name.rawValue)` was set before; this line counts."
    }
  }

  /// Whatever a file holds, a sentence stays short and on one line.
  private static func short(_ text: String) -> String {
    let plain = text.prefix(40).map { $0.isNewline || $0.asciiValue.map { $0 < 32 } == true ? " " : $0 }
    return String(plain) + (text.count > 40 ? "…" : "")
  }

  private static func range(_ name: LimitName) -> String {
    let limit = Limits.standard.row(name)
    return "\(limit.unit.text(limit.range.lowerBound)) to \(limit.unit.text(limit.range.upperBound))"
  }

  private static func words(_ unit: LimitUnit) -> String {
    let words = unit.multiples.map(\.word)
    return words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  private static func example(_ unit: LimitUnit) -> String {
    switch unit {
    case .bytes: "one like `40 MB`"
    case .seconds: "one like `10 s`"
    case .pixels: "one like `800000 px`"
    case .count: "one like `20`"
    case .factor: "one like `1.5`"
    }
  }

  /// The name that differs in the fewest letters, if it is near enough to be meant.
  private static func nearest(to text: String) -> String? {
    let text = Array(text.lowercased().prefix(60).utf8)
    let near = LimitName.allCases.map {
      (name: $0.rawValue, distance: distance(text, Array($0.rawValue.utf8)))
    }
    .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(2, $0.name.utf8.count / 2) ? $0.name : nil }
  }

  /// Letters to add, remove or change (Levenshtein).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        (diagonal, row[j + 1]) = (row[j + 1], min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1)))
      }
    }
    return row[b.count]
  }
}
