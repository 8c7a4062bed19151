/// A type that is marked `@main`.
package struct MainDeclaration: Sendable, Equatable {
  package var typeName: String
  /// The names after the colon: superclass and protocols, without generic arguments.
  package var inherits: [String]
  /// Path as the user would write it.
  package var file: String
  package var line: Int

  package init(typeName: String, inherits: [String], file: String, line: Int) {
    self.typeName = typeName
    self.inherits = inherits
    self.file = file
    self.line = line
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
