internal import SwiftSyntax

/// Whether code behind `#if` is part of a widget extension for iOS.
enum Condition {
  private static let foreignModules: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

  /// The clauses that may be compiled: all before the first that surely is, without those that surely are not.
  static func clauses(_ declaration: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var kept: [IfConfigClauseSyntax] = []
    for clause in declaration.clauses {
      let value = clause.condition.map { Self.value($0) } ?? true
      if value != false { kept.append(clause) }
      if value == true { break }
    }
    return kept
  }

  /// `nil` where it depends on the build.
  static func value(_ expression: ExprSyntax) -> Bool? {
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(Array(sequence.elements)) }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    case "canImport": return foreignModules.contains(argument) ? false : nil
    default: return nil
    }
  }

  /// Operands with one kind of operator between them.
  private static func value(_ elements: [ExprSyntax]) -> Bool? {
    let operators = Set(
      elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    guard operators.count == 1, let name = operators.first else { return nil }
    let values = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value($0) }
    switch name {
    case "&&": return values.contains(false) ? false : values.contains(nil) ? nil : true
    case "||": return values.contains(true) ? true : values.contains(nil) ? nil : false
    default: return nil
    }
  }
}
