import Foundation

/// Reads a predicate's format: comparisons, `AND`, `OR`, `NOT`, parentheses, `ANY`/`ALL`/`NONE`, `BETWEEN`, `IN`, arithmetic.
package struct PredicateParser {
  private let tokens: [PredicateTokens.Token]
  private var arguments: ArraySlice<Any>
  private var index = 0
  private var depth = 0
  private static let deepest = 64

  package static func parse(_ format: String, arguments: [Any]) throws -> PredicateTerm {
    var parser = PredicateParser(tokens: try PredicateTokens.read(format), arguments: arguments[...])
    let term = try parser.alternatives()
    if let rest = parser.next { throw PredicateProblem.unexpected(Self.shown(rest)) }
    return term
  }

  private init(tokens: [PredicateTokens.Token], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var next: PredicateTokens.Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ signs: String...) -> String? {
    switch next {
    case .sign(let sign)? where signs.contains(sign):
      index += 1
      return sign
    case .word(let word)? where signs.contains(word.uppercased()):
      index += 1
      return word.uppercased()
    default: return nil
    }
  }

  private mutating func need(_ sign: String) throws {
    guard take(sign) == nil else { return }
    throw next.map { PredicateProblem.unexpected(Self.shown($0)) } ?? .endOfText
  }

  private mutating func alternatives() throws -> PredicateTerm {
    var terms = [try conjunction()]
    while take("OR", "||") != nil { terms.append(try conjunction()) }
    return terms.count == 1 ? terms[0] : .or(terms)
  }

  private mutating func conjunction() throws -> PredicateTerm {
    var terms = [try term()]
    while take("AND", "&&") != nil { terms.append(try term()) }
    return terms.count == 1 ? terms[0] : .and(terms)
  }

  private mutating func term() throws -> PredicateTerm {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw PredicateProblem.tooDeep }
    if take("NOT", "!") != nil { return .not(try term()) }
    if take("TRUEPREDICATE") != nil { return .constant(true) }
    if take("FALSEPREDICATE") != nil { return .constant(false) }
    let start = (index, arguments)
    if take("(") != nil {
      // A parenthesis is around a predicate, or around a side of a comparison: `(a + b) > 3`.
      if let inner = try? alternatives(), take(")") != nil { return inner }
      (index, arguments) = start
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateTerm {
    var quantity = PredicateComparison.Quantity.one
    switch take("ANY", "SOME", "ALL", "NONE") {
    case "ANY", "SOME": quantity = .any
    case "ALL": quantity = .all
    case "NONE": quantity = .none
    default: break
    }
    let left = try sum()
    guard
      let sign = take(
        "==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
        "MATCHES", "IN", "BETWEEN")
    else { throw next.map { PredicateProblem.unexpected(Self.shown($0)) } ?? .endOfText }
    var comparison = PredicateComparison(
      left: left, relation: Self.relation(sign), right: .constant(nil), quantity: quantity)
    if take("[") != nil {
      guard case .word(let options)? = next else { throw PredicateProblem.unexpected("[") }
      index += 1
      comparison.ignoresCase = options.lowercased().contains("c")
      comparison.ignoresMarks = options.lowercased().contains("d")
      try need("]")
    }
    let right = try sum()
    guard sign == "BETWEEN" else {
      comparison.right = right
      return .comparison(comparison)
    }
    switch right {
    case .list(let ends) where ends.count == 2: return .between(left, ends[0], ends[1])
    case .constant(let value):
      guard let ends = KeyValue.list(value), ends.count == 2 else {
        throw PredicateProblem.unexpected("BETWEEN")
      }
      return .between(left, .constant(ends[0]), .constant(ends[1]))
    default: throw PredicateProblem.unexpected("BETWEEN")
    }
  }

  private static func relation(_ sign: String) -> PredicateComparison.Relation {
    switch sign {
    case "!=", "<>": .notEqual
    case "<": .less
    case "<=", "=<": .lessOrEqual
    case ">": .greater
    case ">=", "=>": .greaterOrEqual
    case "CONTAINS": .contains
    case "BEGINSWITH": .beginsWith
    case "ENDSWITH": .endsWith
    case "LIKE": .like
    case "MATCHES": .matches
    case "IN": .isIn
    default: .equal
    }
  }

  private mutating func sum() throws -> PredicateValue {
    var value = try product()
    while let sign = take("+", "-") { value = .arithmetic(value, sign, try product()) }
    return value
  }

  private mutating func product() throws -> PredicateValue {
    var value = try power()
    while let sign = take("*", "/") { value = .arithmetic(value, sign, try power()) }
    return value
  }

  private mutating func power() throws -> PredicateValue {
    let value = try path()
    return take("**") == nil ? value : .arithmetic(value, "**", try power())
  }

  /// A value, and keys behind it.
  private mutating func path() throws -> PredicateValue {
    var value = try operand()
    while case .word(let word)? = next, word.hasPrefix(".") {
      index += 1
      value = .path(value, word.split(separator: ".").map(String.init))
    }
    return value
  }

  /// `SUBQUERY(list, $item, predicate)`, or a function's arguments; `nil` where no parenthesis follows.
  private mutating func call(_ name: String) throws -> PredicateValue? {
    guard next == .sign("(") else { return nil }
    index += 1
    if name.uppercased() == "SUBQUERY" {
      let list = try sum()
      try need(",")
      guard case .variable(let item)? = next else { throw PredicateProblem.unexpected("SUBQUERY") }
      index += 1
      try need(",")
      let term = try alternatives()
      try need(")")
      return .subquery(list, item, term)
    }
    guard PredicateFunction.isKnown(name) else { throw PredicateProblem.unexpected(name) }
    var arguments: [PredicateValue] = []
    while take(")") == nil {
      if !arguments.isEmpty { try need(",") }
      arguments.append(try sum())
    }
    return .function(name, arguments)
  }

  /// An expression alone: `NSExpression(format:)`.
  package static func expression(_ format: String, arguments: [Any]) throws -> PredicateValue {
    var parser = PredicateParser(tokens: try PredicateTokens.read(format), arguments: arguments[...])
    let value = try parser.sum()
    if let rest = parser.next { throw PredicateProblem.unexpected(shown(rest)) }
    return value
  }

  private mutating func operand() throws -> PredicateValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw PredicateProblem.tooDeep }
    guard let token = next else { throw PredicateProblem.endOfText }
    index += 1
    switch token {
    case .number(let number): return .constant(number)
    case .text(let text): return .constant(text)
    case .variable(let name):
      let keys = name.split(separator: ".").map(String.init)
      guard keys.count > 1 else { return .variable(name) }
      return .path(.variable(keys[0]), Array(keys.dropFirst()))
    case .argument(let isKey): return try argument(isKey: isKey)
    case .sign("-"): return .arithmetic(.constant(0.0), "-", try operand())
    case .sign("("):
      let value = try sum()
      try need(")")
      return value
    case .sign("{"):
      var items: [PredicateValue] = []
      while take("}") == nil {
        if !items.isEmpty { try need(",") }
        items.append(try sum())
      }
      return .list(items)
    case .word(let word): return try call(word) ?? Self.value(of: word)
    case .sign(let sign): throw PredicateProblem.unexpected(sign)
    }
  }

  private static func value(of word: String) -> PredicateValue {
    switch word.uppercased() {
    case "SELF": return .keyPath([])
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    default:
      let keys = word.split(separator: ".").map(String.init)
      return .keyPath(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }
  }

  private mutating func argument(isKey: Bool) throws -> PredicateValue {
    guard let argument = arguments.popFirst() else { throw PredicateProblem.tooFewArguments }
    guard isKey else { return .constant(argument is NSNull ? nil : argument) }
    return Self.value(of: "\(argument)")
  }

  private static func shown(_ token: PredicateTokens.Token) -> String {
    switch token {
    case .word(let word), .text(let word), .sign(let word): word
    case .number(let number): "\(number)"
    case .variable(let name): "$" + name
    case .argument: "%@"
    }
  }
}
