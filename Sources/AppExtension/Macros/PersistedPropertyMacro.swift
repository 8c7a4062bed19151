import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Model` puts on each stored property: reading and writing go to the model's record.
public struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return [
      """
      @storageRestrictions(accesses: _$record, initializes: _\(raw: property.name))
      init(initialValue) {
      _$record._start("\(raw: property.name)", initialValue)
      _\(raw: property.name) = _ModelNoType()
      }
      """,
      "get { _$record._value(\"\(raw: property.name)\", of: self) }",
      "set { _$record._change(\"\(raw: property.name)\", to: newValue, of: self) }",
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["private var _\(raw: property.name): _ModelNoType = _ModelNoType()"]
  }
}

/// Macros that only say something to `@Model` or to the store: they add nothing.
public struct ModelRemarkMacro: PeerMacro, DeclarationMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
