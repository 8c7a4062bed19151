import SwiftSyntax
import SwiftSyntaxBuilder

/// The closure of a `#Preview` whose `@Previewable` variables live in a view: dynamic properties work in views only.
enum PreviewableClosure {
  /// The closure itself where it has none.
  static func lifting(
    _ closure: ClosureExprSyntax, name: (String) -> TokenSyntax
  ) -> ClosureExprSyntax {
    let properties = closure.statements.compactMap { previewable($0) }
    guard !properties.isEmpty else { return closure }
    let rest = CodeBlockItemListSyntax(closure.statements.filter { previewable($0) == nil })
    let view = name("PreviewableView")
    let declarations = properties.map(\.trimmedDescription).joined(separator: "\n")
    let lifted: ExprSyntax = """
      {\(raw: closure.signature.map { " " + $0.trimmedDescription } ?? "")
        struct \(view): SwiftUI.View {
          \(raw: declarations)
          var body: some SwiftUI.View {
            \(raw: rest.trimmedDescription)
          }
        }
        return \(view)()
      }
      """
    return lifted.as(ClosureExprSyntax.self) ?? closure
  }

  /// The variable without the attribute, where it has it.
  private static func previewable(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard case .decl(let declaration) = item.item, var variable = declaration.as(VariableDeclSyntax.self)
    else { return nil }
    let rest = variable.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return true }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last != "Previewable"
    }
    guard rest.count < variable.attributes.count else { return nil }
    variable.attributes = AttributeListSyntax(Array(rest))
    return variable
  }
}
