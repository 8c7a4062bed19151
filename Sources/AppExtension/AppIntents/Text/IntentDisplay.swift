import Foundation
import SwiftUI

/// How values are shown.
package enum IntentDisplay {
  /// A value as it shows itself, or as its description.
  package static func representation(of value: Any) -> DisplayRepresentation {
    switch value {
    case let optional as any OptionalIntentValue:
      return optional.wrapped.map(representation) ?? DisplayRepresentation(title: "")
    case let value as any InstanceDisplayRepresentable: return value.displayRepresentation
    case let value as any AppEnum: return choice(value)
    case let list as any ListIntentValue:
      let titles = list.elements.map { String(localized: representation(of: $0).title) }
      return DisplayRepresentation(stringLiteral: titles.formatted(.list(type: .and)))
    case let value as String: return DisplayRepresentation(stringLiteral: value)
    case let value as AttributedString: return DisplayRepresentation(stringLiteral: String(value.characters))
    case let value as Int: return DisplayRepresentation(stringLiteral: value.formatted())
    case let value as Double: return DisplayRepresentation(stringLiteral: value.formatted())
    case let value as Date: return DisplayRepresentation(stringLiteral: value.formatted())
    case let value as URL: return DisplayRepresentation(stringLiteral: value.absoluteString)
    default: return DisplayRepresentation(stringLiteral: String(describing: value))
    }
  }

  /// A value's title in the person's language.
  package static func words(_ value: Any) -> String { String(localized: representation(of: value).title) }

  private static func choice<Choice: AppEnum>(_ choice: Choice) -> DisplayRepresentation {
    Choice.caseDisplayRepresentations[choice] ?? DisplayRepresentation(stringLiteral: rawText(choice))
  }
  private static func rawText<Choice: AppEnum>(_ choice: Choice) -> String { choice.rawValue.description }
}
