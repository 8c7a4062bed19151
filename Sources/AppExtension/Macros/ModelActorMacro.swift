import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor actor Storage { … }`: an actor with a context of its own.
public struct ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: ModelContainer",
    ]
    let argument = node.arguments?.trimmedDescription ?? ""
    if !argument.contains("disableGenerateInit: true") {
      members.append(
        """
        \(raw: access)init(modelContainer: ModelContainer) {
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
        self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }
}

extension ModelActorMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
  }
}
