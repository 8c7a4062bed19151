internal import SwiftSyntax

/// What rules want of one file, in the order of the source, without previews and code for other systems.
struct FileContents: Sendable {
  var calls: [Located<FunctionCallExprSyntax>] = []
  var members: [Located<MemberAccessExprSyntax>] = []
  var names: [Located<DeclReferenceExprSyntax>] = []
  var strings: [Located<StringLiteralExprSyntax>] = []
  var attributes: [Located<AttributeSyntax>] = []
  var variables: [Located<VariableDeclSyntax>] = []
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
}

/// Walks a file once.
final class FileCollector: SyntaxVisitor {
  private(set) var contents = FileContents()
  private let file: ParsedFile
  private var owners: [TypeDeclaration] = []

  static func collect(_ file: ParsedFile) -> FileContents {
    let collector = FileCollector(file)
    collector.walk(file.tree)
    return collector.contents
  }

  private init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in Condition.clauses(node) { clause.elements.map { walk($0) } }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: StructDeclSyntax) { leave(DeclSyntax(node)) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(DeclSyntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(DeclSyntax(node)) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(DeclSyntax(node)) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(DeclSyntax(node)) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature, node.body, DeclSyntax(node))
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", node.signature, node.body, DeclSyntax(node))
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    contents.calls.append(Located(node: node, file: file))
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    contents.members.append(Located(node: node, file: file))
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    contents.names.append(Located(node: node, file: file))
    return .visitChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    contents.strings.append(Located(node: node, file: file))
    return .visitChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    contents.attributes.append(Located(node: node, file: file))
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    contents.variables.append(Located(node: node, file: file))
    return .visitChildren
  }

  private func enter(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = TypeDeclaration(node, in: file) else { return .visitChildren }
    owners.append(type)
    if type.inherits.contains("PreviewProvider") { return .skipChildren }
    contents.types.append(type)
    return .visitChildren
  }

  private func leave(_ node: DeclSyntax) {
    if owners.last?.located.node.id == node.id { owners.removeLast() }
  }

  private func add(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?, _ declaration: DeclSyntax
  ) -> SyntaxVisitorContinueKind {
    contents.functions.append(
      FunctionDeclaration(
        name: name, signature: signature, body: body, declaration: declaration, owner: owners.last, in: file))
    return .visitChildren
  }
}
