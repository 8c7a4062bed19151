import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` of a Live Activity: a type that makes it when a tool asks, and that WidgetKit finds by its protocol. It is public: an
/// optimised build leaves out others that nothing refers to.
public struct ActivityPreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("ActivityPreview")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let closures =
      (node.trailingClosure.map { " " + $0.trimmedDescription } ?? "")
      + node.additionalTrailingClosures.map { " " + $0.trimmedDescription }.joined()
    return [
      """
      public struct \(name): WidgetKit._ActivityPreviewRegistry {
        public static var _file: Swift.String { \(place?.file ?? "\"\"") }
        public static var _line: Swift.Int { \(place?.line ?? "0") }
        @MainActor public static func _makePreview() -> WidgetKit._ActivityPreview {
          WidgetKit._ActivityPreview(\(raw: node.arguments.trimmedDescription))\(raw: closures)
        }
      }
      """
    ]
  }
}
