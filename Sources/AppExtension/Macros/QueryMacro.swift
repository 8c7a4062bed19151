import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(sort: \Item.date) var items: [Item]`: a dynamic property that reads the objects, and a getter for its result.
public struct QueryMacro {}

enum QueryProblem: String, Error, DiagnosticMessage {
  case notAnArray = "'@Query' is for a 'var' with an array type such as '[Item]'"
  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "Vitrine", id: "\(self)") }
  var severity: DiagnosticSeverity { .error }
}

extension QueryMacro {
  /// The name, without backticks, and the type of the elements.
  fileprivate static func read(_ declaration: some SyntaxProtocol) -> (name: String, element: String)? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.text == "var", let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type
    else { return nil }
    let name = pattern.identifier.text.filter { $0 != "`" }
    if let array = type.as(ArrayTypeSyntax.self) { return (name, array.element.trimmedDescription) }
    guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
      let argument = named.genericArgumentClause?.arguments.first
    else { return nil }
    return (name, argument.argument.trimmedDescription)
  }
}

extension QueryMacro {
  /// A `@Previewable` one in the closure of a `#Preview`, which is type-checked before the preview moves it into a view.
  fileprivate static func isLocal(_ context: some MacroExpansionContext) -> Bool {
    context.lexicalContext.first?.is(ClosureExprSyntax.self) == true
  }
}

extension QueryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = read(declaration) else {
      throw DiagnosticsError(diagnostics: [Diagnostic(node: node, message: QueryProblem.notAnArray)])
    }
    guard !isLocal(context) else {
      return ["get { Swift.fatalError(\"a preview moves this property into a view\") }"]
    }
    return ["get { _\(raw: property.name).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong is said once, by the accessors.
    guard let property = read(declaration), !isLocal(context) else { return [] }
    let type = "Query<\(property.element), [\(property.element)]>"
    let arguments = node.arguments?.trimmedDescription ?? ""
    // Only its setter is private: a private one would make the view's memberwise initialiser private, too.
    return ["private(set) var _\(raw: property.name): \(raw: type) = \(raw: type)(\(raw: arguments))"]
  }
}
