import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model final class Item { … }`: its stored properties live in a record that a store can read and write.
public struct ModelMacro {}

enum ModelProblem: String, Error, DiagnosticMessage {
  case notAClass = "'@Model' can only be applied to a class"
  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "Vitrine", id: "\(self)") }
  var severity: DiagnosticSeverity { .error }
}

extension ModelMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [Diagnostic(node: node, message: ModelProblem.notAClass)])
    }
    let access = model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let properties = properties(of: model)
    let type = model.name.text
    let fillers = properties.map { "_\($0.name) = _ModelNoType()" }.joined(separator: "\n")
    let metadata = properties.map { $0.metadata(in: type) }.joined(separator: ",\n")
    return [
      "\(raw: access)var _$record = _ModelRecord()",
      """
      \(raw: access)required init(_$record record: _ModelRecord) {
      \(raw: fillers)
      _$record = record
      }
      """,
      "\(raw: access)static var _$properties: [_ModelProperty] { [\n\(raw: metadata)\n] }",
    ]
  }

  static func properties(of model: some DeclGroupSyntax) -> [ModelProperty] {
    model.memberBlock.members.compactMap { ModelProperty($0.decl) }
  }
}

extension ModelMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), ModelProperty(member) != nil else { return [] }
    return ["@_PersistedProperty"]
  }
}

extension ModelMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel {}")]
  }
}
