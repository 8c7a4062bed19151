import Archive
import Foundation

/// An answer, and what was heard before it.
package struct ProcessAnswer: Sendable, Equatable {
  package var body: Reply.Body
  /// Number of the last `ProcessEvent.reload` that came before it, of whichever process.
  package var reloads: UInt64
  /// Number of the last one of the process itself; 0 for none.
  package var ownReload: UInt64
  package init(body: Reply.Body, reloads: UInt64, ownReload: UInt64 = 0) {
    self.body = body
    self.reloads = reloads
    self.ownReload = ownReload
  }
}

/// Something an extension did that is no answer to a request.
package enum ProcessEvent: Sendable, Equatable {
  /// `WidgetCenter` was called for one kind, or for all. The number grows with each call: `ProcessAnswer.reloads` tells which came before
  /// an answer.
  case reload(kind: String?, number: UInt64)
  /// `ControlCenter` was called for one kind, or for all.
  case reloadControls(kind: String?)
  /// The presets of configurable widgets must be asked for again.
  case recommendationsChanged
  /// `WidgetCenter.invalidateRelevance(ofKind:)`.
  case relevanceChanged(kind: String)
  /// Something only the host knows; `ExtensionProcess.answer` answers it.
  case question(UInt64, HostQuestion)
  /// A notice about the request with this identifier; 0 for none.
  case notice(Diagnostic, request: UInt64)
  /// An answer is late; the process is stopped if it takes much longer.
  case slow(request: UInt64, seconds: TimeInterval)
  /// A request was answered a second time. The first answer counts.
  case answeredTwice(request: UInt64)
  /// An answer to something nobody asked.
  case answerToUnknown(request: UInt64)
  /// The last event.
  case ended(ProcessFailure)
}
