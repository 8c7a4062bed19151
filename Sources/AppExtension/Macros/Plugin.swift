@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Answers the compiler, which starts this program and asks it to expand macros.
@main struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "ActivityPreviewMacro": ActivityPreviewMacro.self
    case "ManagedMethodMacro": ManagedMethodMacro.self
    case "ManagedPropertyMacro": ManagedPropertyMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelRemarkMacro": ModelRemarkMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "UIKitPreviewMacro": UIKitPreviewMacro.self
    case "ViewPreviewMacro": ViewPreviewMacro.self
    case "WidgetPreviewMacro": WidgetPreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "QueryMacro": QueryMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  static func main() throws {
    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
  }
}

/// The SDK's modules and this program are of different versions.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "Vitrine has no macro named \(name)" }
}
