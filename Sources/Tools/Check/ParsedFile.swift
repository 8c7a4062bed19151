internal import SwiftParser
internal import SwiftSyntax

/// A parsed Swift file and where it came from.
struct ParsedFile: Sendable {
  var path: String
  var tree: SourceFileSyntax

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
  }
}
