import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` of a widget.
public struct WidgetPreviewMacro: DeclarationMacro {
  /// Lines stay those of the source.
  public static var formatMode: FormatMode { .disabled }
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PreviewExpansion.registry(
      making: PreviewExpansion.call("WidgetKit._WidgetPreview", node), for: node, in: context)
  }
}

/// `#Preview` of a Live Activity.
public struct ActivityPreviewMacro: DeclarationMacro {
  /// Lines stay those of the source.
  public static var formatMode: FormatMode { .disabled }
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PreviewExpansion.registry(
      making: PreviewExpansion.call("WidgetKit._ActivityPreview", node), for: node, in: context)
  }
}

/// `#Preview` of a `UIView` or `UIViewController`: only its name is kept.
public struct UIKitPreviewMacro: DeclarationMacro {
  /// Lines stay those of the source.
  public static var formatMode: FormatMode { .disabled }
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = node.arguments.first { $0.label == nil }?.expression.trimmed ?? "nil"
    return PreviewExpansion.registry(making: "SwiftUI._UIKitPreview(\(name))", for: node, in: context)
  }
}

/// `#Preview` of a view. What its closure declares as `@Previewable` becomes properties of a view that is made for it.
public struct ViewPreviewMacro: DeclarationMacro {
  /// Lines stay those of the source.
  public static var formatMode: FormatMode { .disabled }
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = Array(node.arguments)
    var body = node.trailingClosure
    if body == nil, let index = arguments.firstIndex(where: { $0.label?.text == "body" }) {
      body = arguments.remove(at: index).expression.as(ClosureExprSyntax.self)
      guard body != nil else {
        return PreviewExpansion.registry(
          making: PreviewExpansion.call("SwiftUI._ViewPreview", node), for: node, in: context)
      }
    }
    guard let body else { return [] }
    let words = arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }.joined(separator: ", ")
    let closure = PreviewableClosure.lifting(body) { context.makeUniqueName($0) }
    return PreviewExpansion.registry(
      making: "SwiftUI._ViewPreview(\(raw: words)) \(raw: closure.trimmedDescription)", for: node, in: context
    )
  }
}

/// `@Previewable`: marks a property of a preview's closure; adds nothing.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
