import SwiftSyntax
import SwiftSyntaxBuilder

/// What an `@Entry` property says.
struct Entry {
  let container: EntryContainer
  let name: String
  /// As written, if it is.
  let type: TypeSyntax?
  let value: ExprSyntax?

  var keyName: String { "__Key_" + name }

  init(_ declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]) throws(EntryProblem) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { throw .notAVariable }
    guard binding.accessorBlock == nil else { throw .computed }
    guard let container = EntryContainer(around: lexicalContext) else { throw .elsewhere }
    self.container = container
    self.name = name.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed

    let isOptional = type?.optionalPayload != nil
    if container == .focusedValues {
      guard isOptional else { throw .focusedValueNotOptional }
    } else {
      guard value != nil || isOptional else { throw .noValue }
    }
  }

  /// The declaration of the key.
  var key: DeclSyntax {
    let head = "private struct \(keyName): SwiftUI.\(container.keyProtocol)"
    if container == .focusedValues {
      return "\(raw: head) { typealias Value = \(type?.optionalPayload ?? "Never") }"
    }
    let value = value ?? "nil"
    guard let type else {
      return "\(raw: head) { static let defaultValue = \(value) }"
    }
    return "\(raw: head) { static var defaultValue: \(type) { \(value) } }"
  }
}

extension TypeSyntax {
  /// `T` of `T?` and `Optional<T>`.
  var optionalPayload: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first?.argument
    {
      return TypeSyntax("\(argument.trimmed)")
    }
    return nil
  }
}
