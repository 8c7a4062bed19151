import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@NSManaged var name: String?`: the value that the object's store keeps.
public struct ManagedPropertyMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" })
    else {
      throw DiagnosticsError(diagnostics: [Diagnostic(node: node, message: ManagedProblem.notAVariable)])
    }
    return [
      "get { self._managed(\"\(raw: name)\") }", "set { self._setManaged(\"\(raw: name)\", newValue) }",
    ]
  }
}

/// `@NSManaged func addToItems(_ value: Item)`: the accessors that a to-many relationship has.
public struct ManagedMethodMacro: BodyMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    guard let method = declaration.as(FunctionDeclSyntax.self),
      let call = call(method.name.text, method.signature.parameterClause.parameters.map { $0 })
    else {
      throw DiagnosticsError(diagnostics: [Diagnostic(node: node, message: ManagedProblem.unknownMethod)])
    }
    return ["self.\(raw: call)"]
  }

  private static func call(_ name: String, _ parameters: [FunctionParameterSyntax]) -> String? {
    let labels = parameters.map { $0.firstName.text }
    let values = parameters.map { ($0.secondName ?? $0.firstName).text }
    func key(_ prefix: String) -> String? {
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
    if let key = key("addTo"), labels.count == 1 { return "_managedAdd(\"\(key)\", \(values[0]))" }
    if let key = key("removeFrom"), labels.count == 1 {
      return labels[0] == "at"
        ? "_managedRemove(\"\(key)\", at: \(values[0]))" : "_managedRemove(\"\(key)\", \(values[0]))"
    }
    if let key = key("insertInto"), labels.count == 2 {
      return "_managedInsert(\"\(key)\", \(values[0]), at: \(values[1]))"
    }
    if let key = key("replace"), labels.count == 2 {
      return "_managedReplace(\"\(key)\", at: \(values[0]), with: \(values[1]))"
    }
    return nil
  }
}

enum ManagedProblem: String, Error, DiagnosticMessage {
  case notAVariable = "'@NSManaged' is for a 'var' with a type, or for a generated accessor"
  case unknownMethod =
    "of methods with '@NSManaged' Vitrine knows addTo…, removeFrom…, insertInto… and replace…; write this one out"
  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "Vitrine", id: "\(self)") }
  var severity: DiagnosticSeverity { .error }
}
