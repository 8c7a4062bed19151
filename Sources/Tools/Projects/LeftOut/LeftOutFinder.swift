internal import SwiftParser
internal import SwiftSyntax

/// Finds what to leave out of a file so that its errors go: the body of the function that has the error, or else the declaration.
///
/// A body is enough where the error is inside: what calls the function compiles then. Where it is in the declaration itself, or where
/// the body is gone already, the declaration goes; what needed it has an error in the next round.
package struct LeftOutFinder {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// - Parameter text: what the compiler was shown, without what is left out already.
  package init(_ text: [UInt8]) {
    bytes = text
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lineStarts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The piece for an error; `nil` where no declaration is around it, or one that the program starts with.
  package func piece(for message: CompilerMessage, without earlier: [LeftOutPiece]) -> LeftOutPiece? {
    guard let offset = offset(of: message),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    var node = Syntax(token)
    while let item = Self.item(around: node) {
      let declaration = item.declaration
      if !earlier.contains(where: { $0.way == .removed && $0.range == item.syntax.bytes }) {
        guard !Self.isEntryPoint(declaration) else { return nil }
        let body = DeclarationBody.of(declaration, around: offset)
        let earlierBody = body.flatMap { body in earlier.first { $0.range == body.range } }
        if let body, earlierBody == nil {
          let piece = make(body.range, body.way, declaration, message)
          var trial = SourceEdits(bytes)
          if trial.apply(piece) { return piece }
        }
        return make(item.syntax.bytes, .removed, declaration, message)
      }
      guard let parent = item.syntax.parent else { return nil }
      node = parent
    }
    return nil
  }

  private func make(
    _ range: Range<Int>, _ way: LeftOutPiece.Way, _ declaration: DeclSyntax, _ message: CompilerMessage
  ) -> LeftOutPiece {
    LeftOutPiece(
      file: message.file, range: range, way: way, name: DeclarationName.of(declaration), line: message.line,
      reason: message.text)
  }

  private func offset(of message: CompilerMessage) -> Int? {
    guard lineStarts.indices.contains(message.line - 1) else { return nil }
    let offset = lineStarts[message.line - 1] + max(0, message.column - 1)
    return offset < bytes.count ? offset : nil
  }

  /// The nearest member or declaration of the file, as the piece of syntax that can go as a whole.
  private static func item(around node: Syntax) -> (syntax: Syntax, declaration: DeclSyntax)? {
    var current: Syntax? = node
    while let node = current {
      if let member = node.as(MemberBlockItemSyntax.self) { return (node, member.decl) }
      if let item = node.as(CodeBlockItemSyntax.self), isOfFile(node),
        case .decl(let declaration) = item.item
      {
        return (node, declaration)
      }
      current = node.parent
    }
    return nil
  }

  /// Whether an item is one of the file's own, also between `#if` and `#endif`: none in a body.
  private static func isOfFile(_ item: Syntax) -> Bool {
    var current = item.parent
    while let node = current {
      if node.is(SourceFileSyntax.self) { return true }
      guard
        node.is(CodeBlockItemListSyntax.self) || node.is(IfConfigClauseSyntax.self)
          || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigDeclSyntax.self)
          || node.is(CodeBlockItemSyntax.self)
      else { return false }
      current = node.parent
    }
    return false
  }

  private static func isEntryPoint(_ declaration: DeclSyntax) -> Bool {
    guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return false
    }
    return attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "main"
    }
  }
}
