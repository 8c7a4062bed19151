import Archive
import Processes
import Store

extension Problem {
  /// The problem that an error of a request is.
  package init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as ProcessFailure: self.init(failure)
    case let failure as ExtensionFailure: self.init(failure)
    case let refusal as ActivityRefusal: self.init(refusal)
    case let error as ArchiveError:
      self.init(
        code: "damaged-answer", message: error.description,
        cure: "Host and extension may be of different versions of Vitrine; build the extension again.")
    default:
      self.init(
        code: "internal-error", message: "\(error)", cure: "Please report this; it is a mistake in Vitrine.")
    }
  }

  private init(_ failure: ProcessFailure) {
    let (code, cure) =
      switch failure {
      case .launchFailed: ("launch-failed", "Build the extension again, or install it anew.")
      case .handshakeTimedOut:
        ("launch-timed-out", "Look for work in global initialisers or in the bundle's init that never ends.")
      case .crashed:
        (
          "extension-crashed",
          "The log has all the extension printed. It is started again for the next reload."
        )
      case .breached(let breach): ("over-" + breach.limit.rawValue, breach.cure)
      case .hung:
        (
          "extension-hung",
          "A provider must call its completion, and a view's body must end, within a few seconds."
        )
      case .damaged:
        (
          "damaged-answer",
          "Host and extension may be of different versions of Vitrine; build the extension again."
        )
      case .disconnected: ("extension-disconnected", "It is started again for the next reload.")
      case .stopped: ("extension-stopped", "It is started again for the next reload.")
      }
    self.init(code: code, message: failure.description, cure: cure)
  }

  init(_ failure: ExtensionFailure) {
    let (code, cure): (String, String?) =
      switch failure.code {
      case .unknownKind:
        ("unknown-kind", "Remove the widget and place it again; its kind is not in the bundle any more.")
      case .unsupportedFamily:
        ("unsupported-family", "Add the family to supportedFamilies(_:), or remove the widget.")
      case .completionNeverCalled:
        ("completion-never-called", "Call the completion on every path, also when a request fails.")
      case .providerThrew:
        ("provider-threw", "Catch the error in the provider and return an entry that tells of it.")
      case .noEntries: ("no-entries", "Return at least one entry.")
      case .badRequest: ("bad-request", nil)
      case .tooLarge: ("answer-too-large", "Use fewer entries or smaller images.")
      case .internalError: ("internal-error", "Please report this; it is a mistake in Vitrine.")
      case .intentThrew:
        ("intent-threw", "Catch the error in perform(), or show its state in the widget's next entry.")
      case .needsValue:
        ("needs-value", "Set every parameter before the view is drawn; a widget cannot ask for values.")
      case .unknownIntent:
        ("unknown-intent", "Add the intent's file to the widget extension's target as well.")
      case .unknownParameter: ("unknown-parameter", nil)
      case .queryThrew:
        ("query-threw", "Catch the error in the query and return what is known without it.")
      case .unknownActivity:
        ("unknown-activity", "Add an ActivityConfiguration for these attributes to the widget bundle.")
      case .attributesNotDecoded:
        ("attributes-not-decoded", "Send what JSONEncoder writes for these attributes.")
      case .contentNotDecoded:
        (
          "content-not-decoded",
          "Send what JSONEncoder writes for this content state; dates are seconds since 2001."
        )
      }
    self.init(code: code, message: failure.message, cure: cure)
  }

  /// A timeline without entries.
  static func noEntries(kind: String) -> Problem {
    Problem(
      code: "no-entries", message: "The timeline of \(kind) has no entries, so there is nothing to show.",
      cure: "Return at least one entry.")
  }

  /// An answer of the wrong kind.
  static func wrongAnswer(to what: String) -> Problem {
    Problem(
      code: "damaged-answer", message: "The extension answered \(what) with something else.",
      cure: "Host and extension may be of different versions of Vitrine; build the extension again.")
  }

  /// A name that no installed extension has.
  static func unknownExtension(_ name: String) -> Problem {
    Problem(
      code: "unknown-extension", message: "No extension named \(name) is installed.",
      cure: "Install it with `vitrine dev PATH`.")
  }

  /// A widget that is not placed.
  static func unknownWidget(_ id: String) -> Problem {
    Problem(code: "unknown-widget", message: "No widget with the identifier \(id) is placed.")
  }

  /// A kind that an extension does not have.
  static func unknownKind(_ kind: String, extensionName: String) -> Problem {
    Problem(
      code: "unknown-kind", message: "\(extensionName) has no widget of kind \(kind).",
      cure: "Choose one from the gallery; a widget that the WidgetBundle does not list is not there.")
  }

  /// A family that a widget's code does not name.
  static func familyNotSupported(_ family: WidgetFamily, by widget: WidgetDescription) -> Problem {
    Problem(
      code: "unsupported-family",
      message:
        "\(widget.kind) does not support \(family.rawValue); it supports \(widget.families.map(\.rawValue).joined(separator: ", ")).",
      cure: "Add the family to supportedFamilies(_:).")
  }

  /// A family the device has no size for.
  static func familyNotOnDevice(_ family: WidgetFamily, device: String) -> Problem {
    Problem(
      code: "unsupported-family", message: "\(device) has no place for the family \(family.rawValue).",
      cure: "Choose another device, or remove the widget.")
  }

  /// Something that could not be kept.
  static func storeFailed(_ error: any Error) -> Problem {
    let reason = StoreError(error)
    return Problem(
      code: "store-failed", message: "It could not be kept over a restart. \(reason)", cure: reason.cure)
  }

  init(_ record: ProblemRecord) {
    self.init(code: record.code, message: record.message, cure: record.cure)
  }

  /// For the store.
  var record: ProblemRecord { ProblemRecord(code: code, message: message, cure: cure) }
}
