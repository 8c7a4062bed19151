internal import SwiftSyntax

/// `#selector` and `#keyPath`, which the compiler refuses where there is no Objective-C.
enum ObjectiveCNames {
  static func rewrite(_ expression: MacroExpansionExprSyntax, in edits: inout SourceEdits) {
    switch expression.macroName.text {
    case "selector":
      // A function of the SDK's that keeps the method itself. Only the first character changes: `_selector(tick)`.
      let start = expression.pound.bytes.lowerBound
      edits.replace(start..<start + 1, with: "_")
    case "keyPath":
      if let path = path(expression) { edits.replace(expression.bytes, with: "\"\(path)\"") }
    default: break
    }
  }

  /// `counter` of `#keyPath(UserDefaults.counter)`: without types, which are the parts in front that begin with a capital letter.
  private static func path(_ expression: MacroExpansionExprSyntax) -> String? {
    guard expression.arguments.count == 1, var part = expression.arguments.first?.expression else {
      return nil
    }
    var names: [String] = []
    while let access = part.as(MemberAccessExprSyntax.self) {
      names.append(access.declName.baseName.text)
      guard let base = access.base else { return nil }
      part = base
    }
    guard let first = part.as(DeclReferenceExprSyntax.self) else { return nil }
    names.append(first.baseName.text)
    let path = names.reversed().drop { $0.first?.isUppercase ?? false }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }
}
