/// A type that is marked `@main`.
package struct MainDeclaration: Sendable, Equatable {
  package var typeName: String
  /// The names after the colon: superclass and protocols, without generic arguments.
  package var inherits: [String]
  /// Path as the user would write it.
  package var file: String
  package var line: Int
  /// It stands behind an `#if`, which only the compiler evaluates.
  package var isConditional: Bool

  package init(typeName: String, inherits: [String], file: String, line: Int, isConditional: Bool = false) {
    self.typeName = typeName
    self.inherits = inherits
    self.file = file
    self.line = line
    self.isConditional = isConditional
  }

  /// Without those that are alternatives of others: one platform's bundle and another's behind `#else`. The compiler takes the right one,
  /// whichever stays here.
  package static func withoutAlternatives(_ mains: [MainDeclaration]) -> [MainDeclaration] {
    [mains.filter(\.isWidget), mains.filter { !$0.isWidget }].flatMap { alike in
      let certain = alike.filter { !$0.isConditional }
      return certain.isEmpty ? Array(alike.prefix(1)) : certain
    }
  }

  /// The file whose top-level code is an entry point, and the name of that entry point.
  package static let mainFile = "main.swift"

  /// `file:line`.
  package var place: String { "\(file):\(line)" }
  package var isWidget: Bool { inherits.contains { Self.widgetProtocols.contains($0) } }
  package var isApp: Bool { inherits.contains("App") || inherits.contains("SwiftUI.App") }
  /// The folder of the file; `nil` for a file in the folder itself.
  package var folder: String? {
    file.lastIndex(of: "/").map { String(file[..<$0]) }
  }

  private static let widgetProtocols: Set<String> = [
    "Widget", "WidgetBundle", "ControlWidget", "SwiftUI.Widget", "SwiftUI.WidgetBundle",
    "WidgetKit.ControlWidget",
  ]
}
