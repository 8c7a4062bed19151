internal import SwiftParser
internal import SwiftSyntax

/// A parsed Swift file and where it came from.
struct ParsedFile: Sendable {
  /// As it is shown.
  let path: String
  let tree: SourceFileSyntax
  /// It is compiled into the widget extension, perhaps also into the app.
  let isOfWidgets: Bool
  private let converter: SourceLocationConverter
  private let lines: [String]

  init(path: String, text: String, isOfWidgets: Bool = true) {
    self.path = path
    self.isOfWidgets = isOfWidgets
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    lines = converter.sourceLines
  }

  /// Where `node` begins, without the white space and comments before it.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(
      file: path, line: location.line, column: location.column, excerpt: line(location.line))
  }

  /// The number of the line that a position is in.
  func line(at position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// A line by its number, without its end; empty where there is none.
  func line(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    return String(lines[number - 1].prefix { !$0.isNewline })
  }
}

/// A node and the file it is in.
struct Located<Node: SyntaxProtocol>: Sendable {
  let node: Node
  let file: ParsedFile

  var place: SourcePlace { file.place(of: node) }

  /// Whether this lies within `other`.
  func isWithin(_ other: Located<some SyntaxProtocol>) -> Bool {
    file.path == other.file.path && node.position >= other.node.position
      && node.endPosition <= other.node.endPosition
  }
}
