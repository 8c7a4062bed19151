import SwiftSyntax

/// The types that an `@Entry` may extend.
enum EntryContainer: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The one that the innermost extension extends.
  init?(around context: [Syntax]) {
    guard let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.trimmedDescription
    guard let found = EntryContainer(rawValue: name) else { return nil }
    self = found
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }
}
