internal import SwiftSyntax

/// A `switch` over the families of widgets that is complete on Apple's platforms and would not be here.
///
/// The module has the families of all platforms in one type; on a platform of Apple's those of the others are unavailable, and a
/// `switch` need not name them. So the last case becomes `default`, which means the same for the families that the platform has. An
/// `@unknown default` loses its mark, since the compiler would ask for the families of other platforms.
enum FamilySwitches {
  private static let all: Set<String> = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCorner", "accessoryCircular", "accessoryRectangular", "accessoryInline",
  ]

  /// What a complete `switch` names at the least: the families of the first SDK that had widgets on the platform.
  private static func needed(on platform: Platform) -> Set<String> {
    switch platform {
    case .watchOS: ["accessoryCircular", "accessoryRectangular", "accessoryInline"]
    default: ["systemSmall", "systemMedium", "systemLarge"]
    }
  }

  static func rewrite(_ expression: SwitchExprSyntax, for platform: Platform, in edits: inout SourceEdits) {
    var named: Set<String> = []
    guard collect(expression.cases, &named), !named.isEmpty, named.isSubset(of: all), named != all,
      case .switchCase(let last) = expression.cases.last
    else { return }
    if let attribute = last.attribute {
      edits.replace(attribute.bytes)
    } else if case .case(let label) = last.label, expression.cases.count > 1,
      needed(on: platform).isSubset(of: named)
    {
      _ = edits.fill(label.bytes, with: "default:")
    }
  }

  /// The names of all cases; `false` where one is more than a name, or where there is a `default` without a mark.
  private static func collect(_ cases: SwitchCaseListSyntax, _ named: inout Set<String>) -> Bool {
    for element in cases {
      if case .ifConfigDecl(let conditional) = element {
        for case .switchCases(let inner)? in conditional.clauses.map(\.elements) {
          guard collect(inner, &named) else { return false }
        }
      } else if case .switchCase(let part) = element {
        guard case .case(let label) = part.label else {
          if part.attribute == nil { return false }
          continue
        }
        for item in label.caseItems {
          guard let name = family(item) else { return false }
          named.insert(name)
        }
      }
    }
    return true
  }

  /// `systemSmall` of `.systemSmall` or `WidgetFamily.systemSmall`; `nil` for every other pattern.
  private static func family(_ item: SwitchCaseItemSyntax) -> String? {
    guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self),
      let member = pattern.expression.as(MemberAccessExprSyntax.self),
      [nil, "WidgetFamily", "WidgetKit.WidgetFamily"].contains(member.base?.trimmedDescription)
    else { return nil }
    return member.declName.baseName.text
  }
}
