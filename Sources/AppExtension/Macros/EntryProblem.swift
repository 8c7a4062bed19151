import SwiftDiagnostics

/// Why a property cannot be an entry.
enum EntryProblem: String, Error, DiagnosticMessage {
  case notAVariable = "'@Entry' is for a single 'var' of an instance"
  case computed = "'@Entry' makes the getter and the setter; give a value in place of them"
  case elsewhere =
    "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
  case noValue = "an entry needs a default value, unless its type is optional"
  case focusedValueNotOptional = "an entry of FocusedValues is optional: nothing may have the focus"

  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "Vitrine", id: "\(self)") }
  var severity: DiagnosticSeverity { .error }
}
