import Foundation
internal import SwiftSyntax

/// The source of a widget extension and its app, parsed, with what rules look for already found.
package struct SourceProject: Sendable {
  let files: [ParsedFile]
  /// App Groups of the entitlements files below the folder.
  let entitlements: [Entitlements]
  /// Code that the widget extension uses: what is shared with the app counts only where a widget reaches it.
  let widgets: FileContents
  /// All code, the app's too.
  let all: FileContents
  /// String literals that constants are initialised with, by the constants' names.
  let constants: [String: Set<String>]

  /// One file of source.
  package struct File: Sendable {
    package var path: String
    package var text: String
    package var isOfWidgets: Bool
    package init(path: String, text: String, isOfWidgets: Bool = true) {
      self.path = path
      self.text = text
      self.isOfWidgets = isOfWidgets
    }
  }

  package init(_ sources: [File], entitlements: [Entitlements] = []) {
    let files = sources.map { ParsedFile(path: $0.path, text: $0.text, isOfWidgets: $0.isOfWidgets) }
    self.files = files
    self.entitlements = entitlements
    all = files.map(FileCollector.collect).reduce(into: FileContents()) { $0.append($1) }
    let reachable = Reachability(files)
    widgets = all.filtered { node, file in file.isOfWidgets && reachable.contains(node, in: file) }
    var constants: [String: Set<String>] = [:]
    for variable in all.variables {
      for binding in variable.node.bindings {
        guard let value = binding.initializer?.value.literal,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { continue }
        constants[name, default: []].insert(value)
      }
    }
    self.constants = constants
  }

  /// Characters that an expression may stand for: a literal's own, or those of the constants of its name; empty where nothing is known.
  func strings(of expression: ExprSyntax) -> Set<String> {
    if let literal = expression.literal { return [literal] }
    return expression.lastName.flatMap { constants[$0] } ?? []
  }

  /// Types of the widgets' that are drawn.
  var views: [TypeDeclaration] { widgets.types.filter(\.isView) }

  /// The innermost type around a node.
  func type(around node: Located<some SyntaxProtocol>) -> TypeDeclaration? {
    widgets.types.last { node.isWithin($0.located) }
  }

  /// Whether a node stands where views are made: in a view, in a function that returns one, or in what a configuration draws.
  func isInView(_ node: Located<some SyntaxProtocol>) -> Bool {
    for ancestor in node.node.ancestors {
      if let function = ancestor.as(FunctionDeclSyntax.self),
        Self.isView(function.signature.returnClause?.type)
      {
        return true
      }
      if let call = ancestor.as(FunctionCallExprSyntax.self), Self.drawing.contains(call.name ?? "") {
        return true
      }
      if let declaration = ancestor.as(DeclSyntax.self),
        let type = TypeDeclaration(declaration, in: node.file)
      {
        return type.isView
      }
    }
    return false
  }
  private static let drawing: Set<String> = [
    "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration",
    "RelevanceConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion",
  ]

  private static func isView(_ type: TypeSyntax?) -> Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return some.constraint.trimmedDescription.split(separator: ".").last == "View"
  }
}

extension FileContents {
  mutating func append(_ other: FileContents) {
    calls += other.calls
    members += other.members
    names += other.names
    strings += other.strings
    attributes += other.attributes
    variables += other.variables
    types += other.types
    functions += other.functions
  }

  func filtered(_ isKept: (Syntax, ParsedFile) -> Bool) -> FileContents {
    func kept<Node>(_ nodes: [Located<Node>]) -> [Located<Node>] {
      nodes.filter { isKept(Syntax($0.node), $0.file) }
    }
    return FileContents(
      calls: kept(calls), members: kept(members), names: kept(names), strings: kept(strings),
      attributes: kept(attributes), variables: kept(variables),
      types: types.filter { isKept(Syntax($0.located.node), $0.located.file) },
      functions: functions.filter { isKept(Syntax($0.located.node), $0.located.file) })
  }
}
