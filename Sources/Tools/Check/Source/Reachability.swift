internal import SwiftSyntax

/// Which top-level declarations a widget extension uses. Files are often members of the app's target, too, and hold views that no widget
/// shows; what is wrong for a widget is right there.
struct Reachability: Sendable {
  private var ranges: [String: [Range<AbsolutePosition>]] = [:]

  /// Types that the system itself finds in an extension.
  private static let roots: Set<String> = [
    "Widget", "WidgetBundle", "ControlWidget", "TimelineProvider", "IntentTimelineProvider",
    "AppIntentTimelineProvider", "ControlValueProvider", "AppIntentControlValueProvider", "AppIntent",
    "LiveActivityIntent", "WidgetConfigurationIntent", "SetValueIntent", "WidgetPushHandler",
  ]

  /// Reads the widgets' files. Without anything that an extension starts from all of them count.
  init(_ files: [ParsedFile]) {
    let units = files.filter(\.isOfWidgets).flatMap { file in
      file.tree.statements.flatMap { Unit.units(of: $0.item, in: file) }
    }
    var byName: [String: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      for name in unit.declares { byName[name, default: []].append(index) }
    }
    let own = Set(units.filter { !$0.isExtension }.flatMap(\.declares))
    var pending = units.indices.filter { index in
      let unit = units[index]
      return unit.isMain || !unit.inherits.isDisjoint(with: Self.roots)
        || unit.isExtension && own.isDisjoint(with: unit.declares)
    }
    if !units.contains(where: { $0.isMain || !$0.inherits.isDisjoint(with: Self.roots) }) {
      pending = Array(units.indices)
    }
    var seen = Set(pending)
    while let next = pending.popLast() {
      for name in units[next].mentions {
        for index in byName[name] ?? [] where seen.insert(index).inserted { pending.append(index) }
      }
    }
    for index in seen { ranges[units[index].path, default: []].append(units[index].range) }
  }

  func contains(_ node: some SyntaxProtocol, in file: ParsedFile) -> Bool {
    let position = node.positionAfterSkippingLeadingTrivia
    return ranges[file.path]?.contains { $0.contains(position) } ?? false
  }

  /// A top-level declaration.
  private struct Unit {
    var path: String
    var range: Range<AbsolutePosition>
    var declares: Set<String> = []
    var inherits: Set<String> = []
    var mentions: Set<String>
    var isMain = false
    var isExtension = false

    /// The declaration, or those within `#if`.
    static func units(of item: CodeBlockItemSyntax.Item, in file: ParsedFile) -> [Unit] {
      if case .decl(let declaration) = item, let condition = declaration.as(IfConfigDeclSyntax.self) {
        return Condition.clauses(condition).flatMap { clause -> [Unit] in
          guard case .statements(let statements) = clause.elements else { return [] }
          return statements.flatMap { units(of: $0.item, in: file) }
        }
      }
      return [Unit(Syntax(item), in: file)]
    }

    init(_ node: Syntax, in file: ParsedFile) {
      path = file.path
      range = node.position..<node.endPosition
      mentions = []
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { mentions.insert(name) }
      }
      guard let declaration = node.as(DeclSyntax.self) else { return }
      if let type = TypeDeclaration(declaration, in: file) {
        declares = [type.name]
        // Types inside are found by their own names, too.
        inherits = type.inherits
        isExtension = type.isExtension
        let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes
        isMain =
          attributes?.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" }
          ?? false
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        declares = [function.name.text]
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        declares = Set(variable.bindings.map { $0.pattern.trimmedDescription })
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        declares = [alias.name.text]
      } else if let kind = declaration.as(ProtocolDeclSyntax.self) {
        declares = [kind.name.text]
      }
    }
  }
}
