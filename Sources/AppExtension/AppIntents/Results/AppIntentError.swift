import Foundation
import SwiftUI

/// An error of the system's own, thrown while an intent runs.
public struct AppIntentError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible,
  Sendable
{
  package enum Reason: Sendable {
    case restartPerform
    /// A parameter has no value, and nobody can be asked for one.
    case needsValue(parameter: String)
    case needsDisambiguation(parameter: String, count: Int)
    case needsConfirmation(parameter: String)
    case needsForeground(intent: String)
    case neverPerformed(intent: String)
    /// One of the reasons Apple gives names to, in our words.
    case named(String)
  }
  package var reason: Reason
  package var dialog: IntentDialog?
  package init(_ reason: Reason, dialog: IntentDialog? = nil) {
    self.reason = reason
    self.dialog = dialog
  }

  /// Ends this run and starts anew.
  public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

  public var description: String {
    let said = dialog.map { " (\($0.text))" } ?? ""
    switch reason {
    case .restartPerform: return "perform() asks to be started again"
    case .needsValue(let parameter):
      return
        "\(parameter) needs a value\(said); a widget cannot ask for one, so set it before the view is drawn"
    case .needsDisambiguation(let parameter, let count):
      return "\(parameter) asks to choose among \(count) values\(said); a widget cannot ask"
    case .needsConfirmation(let parameter):
      return "\(parameter) asks for a confirmation\(said); a widget cannot ask"
    case .needsForeground(let intent): return "\(intent) asks to go on in the app\(said); a widget cannot"
    case .neverPerformed(let intent):
      return "\(intent) configures a widget or a control and has no perform() of its own"
    case .named(let words): return words
    }
  }
  public var localizedStringResource: LocalizedStringResource {
    dialog?.full ?? LocalizedStringResource(stringLiteral: description)
  }

  static func needsForeground(_ intent: String, dialog: IntentDialog?) -> AppIntentError {
    AppIntentError(.needsForeground(intent: intent), dialog: dialog)
  }
  static func neverPerformed(_ intent: String) -> AppIntentError {
    AppIntentError(.neverPerformed(intent: intent))
  }
}

/// What an error says to a person.
package enum IntentErrorText {
  /// The resource an error names, its localised description, or its description.
  package static func text(_ error: any Error) -> String {
    if let error = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: error.localizedStringResource)
    }
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    if type(of: error) is any CustomStringConvertible.Type { return "\(error)" }
    if type(of: error) == NSError.self { return error.localizedDescription }
    return "\(type(of: error)).\(error)"
  }
}
