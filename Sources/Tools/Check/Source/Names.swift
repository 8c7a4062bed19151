internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What is called: `Text` of `Text("a")`, `frame` of `x.frame(width: 1)`, `List` of `List<Int, Text>(…)`.
  var name: String? { calledExpression.lastName }

  /// What stands before the dot; `nil` for a call of a plain name.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Names with dots between them, from the first to the one that is called; empty where something else stands in between.
  var path: [String] { calledExpression.path }

  /// The argument with a label; `nil` for the label: the first one without.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// A closure that is given under a label, in or behind the parentheses.
  func closure(_ label: String) -> ClosureExprSyntax? {
    let behind = additionalTrailingClosures.first { $0.label.text == label }?.closure
    return behind ?? argument(label)?.as(ClosureExprSyntax.self)
  }

  /// Labels of all arguments, closures behind the parentheses too.
  var labels: Set<String> {
    Set(arguments.compactMap { $0.label?.text } + additionalTrailingClosures.map(\.label.text))
  }
}

extension ExprSyntax {
  var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.lastName }
    return nil
  }

  /// `["WidgetCenter", "shared", "reloadAllTimelines"]`; empty for anything but names, calls and question marks between dots.
  var path: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.path }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.path }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.path }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.path }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return [] }
    guard let base = member.base else { return [member.declName.baseName.text] }
    let before = base.path
    return before.isEmpty ? [] : before + [member.declName.baseName.text]
  }

  /// The characters of a string literal without interpolation.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The closure, member or value that a name stands for, without `self.`.
  var isNil: Bool { self.is(NilLiteralExprSyntax.self) }
}

extension SyntaxProtocol {
  /// The nodes around this one, from the inside out.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  /// Modifiers that are called on this expression, from the inside out: `frame`, `padding` of `x.frame().padding()`.
  var modifiers: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var current = Syntax(self)
    while let member = current.parent?.as(MemberAccessExprSyntax.self),
      member.base.map(Syntax.init) == current,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      found.append(call)
      current = Syntax(call)
    }
    return found
  }
}
