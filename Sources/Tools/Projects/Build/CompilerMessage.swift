/// One thing the compiler said.
package struct CompilerMessage: Sendable, Equatable, Codable {
  package enum Severity: String, Sendable, Codable, CaseIterable { case error, warning, note, remark }
  /// Empty for messages that belong to no file, such as the linker's.
  package var file: String
  /// Counted from 1; 0 without a file.
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var text: String
  /// The line of source and the caret under it.
  package var excerpt: String?

  package init(
    file: String, line: Int, column: Int, severity: Severity, text: String, excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
    self.excerpt = excerpt
  }
}
