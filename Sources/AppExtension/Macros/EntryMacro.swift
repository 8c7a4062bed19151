import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`: a computed property and the key that it reads and writes.
public struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry: Entry
    do {
      entry = try Entry(declaration, in: context.lexicalContext)
    } catch {
      throw DiagnosticsError(diagnostics: [Diagnostic(node: node, message: error)])
    }
    return [
      "get { self[\(raw: entry.keyName).self] }", "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong is said once, by the accessors.
    guard let entry = try? Entry(declaration, in: context.lexicalContext) else { return [] }
    return [entry.key]
  }
}
