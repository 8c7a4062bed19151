/// The words and signs of a predicate's format.
enum PredicateTokens {
  enum Token: Equatable {
    /// A key path or a keyword.
    case word(String)
    case number(Double)
    case text(String)
    /// `%@`, `%K`, `%d` and their like.
    case argument(isKey: Bool)
    case variable(String)
    case sign(String)
  }

  private static let signs = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "<", ">", "=", "!", "(", ")", "{", "}", ",", "[",
    "]", "-", "+", "**", "*", "/",
  ]

  static func read(_ format: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quoted(&rest, until: first)))
      } else if first == "%" {
        tokens.append(try argument(&rest))
      } else if first == "$" {
        rest.removeFirst()
        tokens.append(.variable(word(&rest)))
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        guard let number = Double(String(digits)) else { throw PredicateProblem.unexpected(String(digits)) }
        tokens.append(.number(number))
      } else if isWord(first) || first == "@" || first == "#" || isFollowing(rest) {
        tokens.append(.word(word(&rest)))
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(sign.count)
        tokens.append(.sign(sign))
      } else {
        throw PredicateProblem.unexpected(String(first))
      }
    }
    return tokens
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// A key path behind a parenthesis: `SUBQUERY(…).@count`.
  private static func isFollowing(_ rest: Substring) -> Bool {
    rest.first == "." && rest.dropFirst().first.map { isWord($0) || $0 == "@" } == true
  }

  private static func word(_ rest: inout Substring) -> String {
    var word = rest.prefix { isWord($0) || $0 == "." || $0 == "@" || $0 == "#" }
    rest = rest.dropFirst(word.count)
    // Names of functions have colons, each before an argument: `add:to:(1, 2)`.
    let colons = rest.prefix { isWord($0) || $0 == ":" }
    if colons.contains(":"), rest.dropFirst(colons.count).first == "(" {
      word += colons
      rest = rest.dropFirst(colons.count)
    }
    return word.filter { $0 != "#" }
  }

  private static func quoted(_ rest: inout Substring, until end: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == end { return text }
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(next)
      }
    }
    throw PredicateProblem.endOfText
  }

  /// `%@`, `%K`, or a number as `printf` names it: `%d`, `%ld`, `%lu`, `%f`, `%.2f`, `%i`.
  private static func argument(_ rest: inout Substring) throws -> Token {
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "@" { return .argument(isKey: false) }
      if next == "K" { return .argument(isKey: true) }
      if "dDiuUfFeEgGxXoOcs".contains(next) { return .argument(isKey: false) }
      guard next.isNumber || "lhqzjt.-+".contains(next) else {
        throw PredicateProblem.unexpected("%" + String(next))
      }
    }
    throw PredicateProblem.endOfText
  }
}
