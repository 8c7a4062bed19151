import Archive
import Host
import Processes
import Projects
import Simulate
import Store

extension CommandFailure {
  /// The failure that an error of a stage means for the user; `nil` for errors of parsing, which say themselves.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let problem as ProjectProblem: self.init(problem.message, cure: problem.cure)
    case let problem as Problem: self.init(problem.message, cure: problem.cure)
    case let failure as ProcessFailure: self.init(failure.description, cure: Self.cure(for: failure))
    case let failure as ExtensionFailure: self.init(failure.message, cure: Self.cure(for: failure.code))
    case let error as ArchiveError: self.init(error.description, cure: Self.rebuild)
    case let problem as SimulationProblem: self.init(problem.message, cure: problem.cure, isUsage: true)
    case let error as StoreError: self.init(error.description, cure: error.cure)
    default: return nil
    }
  }

  private static let rebuild = "Build Vitrine again: host and extension may be of different versions."

  private static func cure(for failure: ProcessFailure) -> String {
    switch failure {
    case .launchFailed: "Build the extension again; is its executable still there?"
    case .handshakeTimedOut: "Look for work in global initialisers or the bundle's init that never ends."
    case .crashed:
      "Look at the line it printed. A `Fatal error` without a reason may be code that was left out, as a warning says. `--verbose` shows all it printed."
    case .breached(let breach): breach.cure
    case .hung: "A provider must call its completion, and a view's body must end, within seconds."
    case .damaged: rebuild
    case .disconnected, .stopped: "Try again; `--verbose` shows all it printed."
    }
  }

  private static func cure(for code: ExtensionFailure.Code) -> String? {
    switch code {
    case .unknownKind: "`vitrine list PATH` names the kinds of the bundle."
    case .unsupportedFamily: "Add the family to supportedFamilies(_:), or ask for another."
    case .completionNeverCalled: "Call the completion on every path, also when a request fails."
    case .providerThrew: "Catch the error in the provider and return an entry that tells of it."
    case .noEntries:
      "Return at least one entry, also when a request fails. --source snapshot or placeholder draws without it."
    case .tooLarge: "Use fewer entries or smaller images."
    case .intentThrew: "Catch the error in perform(), or show its state in the widget's next entry."
    case .needsValue: "Set every parameter before the view is drawn; a widget cannot ask for values."
    case .unknownIntent: "Add the intent's file to the widget extension's target as well."
    case .unknownParameter: "`vitrine list PATH` names the parameters of each kind."
    case .queryThrew: "Catch the error in the query and return what is known without it."
    case .unknownActivity: "Add an ActivityConfiguration for these attributes to the widget bundle."
    case .attributesNotDecoded: "Give what JSONEncoder writes for these attributes."
    case .contentNotDecoded:
      "Give what JSONEncoder writes for this content state; dates are seconds since 2001."
    case .badRequest, .internalError: "Please report this; it is a mistake in Vitrine."
    }
  }
}
