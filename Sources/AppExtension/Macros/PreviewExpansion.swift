import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What every `#Preview` expands to: a type that makes the preview when a tool asks, and that WidgetKit finds by its protocol. It is
/// public: an optimised build leaves out others that nothing refers to.
enum PreviewExpansion {
  /// - Parameter preview: an expression of a type that is a `_PreviewSubject`.
  static func registry(
    making preview: ExprSyntax, for node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node.pound, at: .afterLeadingTrivia, filePathMode: .fileID)
    let path = context.location(of: node.pound, at: .afterLeadingTrivia, filePathMode: .filePath)
    return [
      """
      public struct \(name): SwiftUI._PreviewRegistry {
        public static var _file: Swift.String { \(place?.file ?? "\"\"") }
        public static var _line: Swift.Int { \(place?.line ?? "0") }
        @MainActor public static func _makePreview() -> any SwiftUI._PreviewSubject {
      #sourceLocation(file: \(path?.file ?? "\"\""), line: \(place?.line ?? "1"))
          \(raw: preview.description)
      #sourceLocation()
        }
      }
      """
    ]
  }

  /// The preview as a call of `type` with the arguments and closures of the macro.
  static func call(_ type: String, _ node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    let closures =
      (node.trailingClosure.map { " " + $0.trimmedDescription } ?? "")
      + node.additionalTrailingClosures.map { " " + $0.trimmedDescription }.joined()
    return "\(raw: type)(\(raw: node.arguments.trimmedDescription))\(raw: closures)"
  }
}
