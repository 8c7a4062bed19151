import SwiftSyntax

/// A stored property of a `@Model` class that is kept in the store.
struct ModelProperty {
  /// As written, with backticks where it has them.
  let identifier: String
  /// The value that it has where nobody gave one.
  let initial: ExprSyntax?
  /// The arguments of `@Attribute(…)`.
  private(set) var attribute: String?
  /// The arguments of `@Relationship(…)`.
  private(set) var relationship: String?

  var name: String { identifier.filter { $0 != "`" } }

  /// `nil` for what is not kept: constants, computed and static properties, and what is `@Transient`.
  init?(_ declaration: some SyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), Self.isStored(binding)
    else { return nil }
    identifier = pattern.identifier.text
    guard !identifier.hasPrefix("_$") else { return nil }
    initial = binding.initializer?.value.trimmed
    for case .attribute(let attribute) in variable.attributes {
      switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
      case "Transient": return nil
      case "Attribute": self.attribute = Self.arguments(attribute)
      case "Relationship": relationship = Self.arguments(attribute)
      default: break
      }
    }
  }

  private static func arguments(_ attribute: AttributeSyntax) -> String {
    attribute.arguments?.trimmedDescription ?? ""
  }

  /// Observers leave a property stored; other accessors do not.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// What the schema is told: `_ModelProperty(\Item.name, "name", default: { "" }, options: .attribute(.unique))`.
  func metadata(in type: String) -> String {
    var words = ["\\\(type).\(identifier)", "\"\(name)\""]
    if let initial { words.append("default: { \(initial) }") }
    if let relationship {
      words.append("options: .relationship(\(relationship))")
    } else if let attribute {
      words.append("options: .attribute(\(attribute))")
    }
    return "_ModelProperty(\(words.joined(separator: ", ")))"
  }
}
