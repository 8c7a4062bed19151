internal import SwiftSyntax

/// The places of a file that mean something else on another platform.
struct PlatformMarks {
  /// Calls in conditions of `#if` and `#elseif`: `os(iOS)`, `canImport(UIKit)`.
  var questions: [FunctionCallExprSyntax] = []
  /// `#available(…)` and `#unavailable(…)`.
  var availabilityConditions: [AvailabilityConditionSyntax] = []
  /// `@available(…)`.
  var availabilityAttributes: [AttributeSyntax] = []
  /// Attributes that only mean something where there is Objective-C.
  var objectiveC: [AttributeSyntax] = []
  /// `@NSManaged`.
  var managed: [AttributeSyntax] = []
  /// `#selector(…)` and `#keyPath(…)`.
  var objectiveCNames: [MacroExpansionExprSyntax] = []
  var imports: [ImportDeclSyntax] = []
  var switches: [SwitchExprSyntax] = []

  static func find(in tree: SourceFileSyntax) -> PlatformMarks {
    var marks = PlatformMarks()
    // By tokens and their parents, not by a visitor: a chain of a hundred thousand calls must not use up the stack.
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .poundIf, .poundElseif: marks.addQuestions(of: token)
      case .poundAvailable, .poundUnavailable:
        if let condition = token.parent?.as(AvailabilityConditionSyntax.self) {
          marks.availabilityConditions.append(condition)
        }
      case .pound:
        if let name = token.parent?.as(MacroExpansionExprSyntax.self),
          ["selector", "keyPath"].contains(name.macroName.text)
        {
          marks.objectiveCNames.append(name)
        }
      case .atSign: marks.add(token.parent?.as(AttributeSyntax.self))
      case .keyword(.import):
        if let declaration = token.parent?.as(ImportDeclSyntax.self) { marks.imports.append(declaration) }
      case .keyword(.switch):
        if let expression = token.parent?.as(SwitchExprSyntax.self) { marks.switches.append(expression) }
      default: break
      }
    }
    return marks
  }

  private static let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying",
  ]

  private mutating func add(_ attribute: AttributeSyntax?) {
    guard let attribute, let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
      return
    }
    if name == "available" {
      availabilityAttributes.append(attribute)
    } else if name == "NSManaged" {
      managed.append(attribute)
    } else if Self.objectiveCAttributes.contains(name) {
      objectiveC.append(attribute)
    }
  }

  private mutating func addQuestions(of token: TokenSyntax) {
    guard let condition = token.parent?.as(IfConfigClauseSyntax.self)?.condition else { return }
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, let name = token.parent?.as(DeclReferenceExprSyntax.self),
        let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id
      else { continue }
      questions.append(call)
    }
  }
}
