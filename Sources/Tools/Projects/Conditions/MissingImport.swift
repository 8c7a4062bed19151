/// An `import` of a module that nobody supplies.
package struct MissingImport: Sendable, Equatable {
  package var module: String
  /// Counted from 1.
  package var line: Int
  /// In bytes, counted from 1, as the compiler counts.
  package var column: Int

  package init(module: String, line: Int, column: Int) {
    self.module = module
    self.line = line
    self.column = column
  }
}
