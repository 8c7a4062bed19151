internal import SwiftSyntax

/// A struct, class, enum, actor or extension.
struct TypeDeclaration: Sendable {
  /// Without the names it is nested in; of an extension the extended type's.
  let name: String
  /// Names after the colon, without generic arguments and modules.
  let inherits: Set<String>
  let members: MemberBlockItemListSyntax
  let located: Located<DeclSyntax>
  let isExtension: Bool

  /// Whether it is drawn: a view, a part of one, or an extension of `View`.
  var isView: Bool {
    !inherits.isDisjoint(with: Self.drawn) || isExtension && Self.drawn.contains(name)
  }
  private static let drawn: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "Shape",
    "GaugeStyle", "ProgressViewStyle",
  ]

  var isProvider: Bool { inherits.contains { Self.providers.contains($0) } }
  private static let providers: Set<String> = [
    "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "RelevanceEntriesProvider",
  ]

  init?(_ declaration: DeclSyntax, in file: ParsedFile) {
    located = Located(node: declaration, file: file)
    let inherited: InheritanceClauseSyntax?
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      (name, inherited, members) = (type.name.text, type.inheritanceClause, type.memberBlock.members)
    case .classDecl(let type):
      (name, inherited, members) = (type.name.text, type.inheritanceClause, type.memberBlock.members)
    case .enumDecl(let type):
      (name, inherited, members) = (type.name.text, type.inheritanceClause, type.memberBlock.members)
    case .actorDecl(let type):
      (name, inherited, members) = (type.name.text, type.inheritanceClause, type.memberBlock.members)
    case .extensionDecl(let type):
      (name, inherited, members) = (
        Self.lastName(type.extendedType), type.inheritanceClause, type.memberBlock.members
      )
    default: return nil
    }
    isExtension = declaration.is(ExtensionDeclSyntax.self)
    inherits = Set(inherited?.inheritedTypes.map { Self.lastName($0.type) } ?? [])
  }

  /// `Foo` of `A.Foo<B>`, `@retroactive Foo` and `any Foo`.
  static func lastName(_ type: TypeSyntax) -> String {
    if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) { return lastName(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return lastName(some.constraint) }
    if let optional = type.as(OptionalTypeSyntax.self) { return lastName(optional.wrappedType) }
    return type.trimmedDescription
  }
}

/// A function or initialiser with its body.
struct FunctionDeclaration: Sendable {
  /// `init` for an initialiser.
  let name: String
  /// Labels of the parameters as they are called: `in`, `completion`.
  let labels: [String]
  /// Names of the parameters inside.
  let parameters: [String]
  let isAsync: Bool
  let body: Located<CodeBlockSyntax>?
  let located: Located<DeclSyntax>
  /// The innermost type around it.
  let owner: TypeDeclaration?

  init(
    name: String, signature: FunctionSignatureSyntax, body: CodeBlockSyntax?, declaration: DeclSyntax,
    owner: TypeDeclaration?, in file: ParsedFile
  ) {
    self.name = name
    let all = signature.parameterClause.parameters
    labels = all.map(\.firstName.text)
    parameters = all.map { ($0.secondName ?? $0.firstName).text }
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    self.body = body.map { Located(node: $0, file: file) }
    located = Located(node: declaration, file: file)
    self.owner = owner
  }
}
