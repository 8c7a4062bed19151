import Archive
internal import SwiftSyntax

struct DataInAttributes: CheckRule {
  let information = RuleInformation(
    "data-in-attributes", .warning,
    "A picture or raw data in the attributes or the state of a Live Activity.",
    consequence:
      "Attributes and state together must be below 4 KB: the activity does not start, or its update is dropped.",
    cure: "Store the picture in the asset catalog or the App Group, and put its name into the attributes.")

  private static let large: Set<String> = ["Data", "UIImage", "NSImage", "Image", "[UInt8]"]

  func findings(in subject: CheckSubject) -> [Finding] {
    let attributes = subject.source.widgets.types.filter { $0.inherits.contains("ActivityAttributes") }
    let names = Set(attributes.map(\.name))
    let extensions = subject.source.widgets.types.filter { $0.isExtension && names.contains($0.name) }
    return subject.source.widgets.variables.flatMap { variable -> [Finding] in
      guard (attributes + extensions).contains(where: { variable.isWithin($0.located) }) else { return [] }
      return variable.node.bindings.compactMap { binding in
        guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type else { return nil }
        let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        guard Self.large.contains(plain.trimmedDescription) else { return nil }
        return finding(
          "`\(binding.pattern.trimmedDescription)` is \(plain.trimmedDescription): with a picture in it the activity is above 4 KB.",
          at: variable.file.place(of: binding.pattern))
      }
    }
  }
}
