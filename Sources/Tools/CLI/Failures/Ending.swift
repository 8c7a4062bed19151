import ArgumentParser
import Foundation

/// How the program ends: its exit status and its last words.
struct Ending: Equatable {
  enum Status: Int32 { case done = 0, failed = 1, usage = 2 }
  var status: Status
  /// Empty where everything has been said.
  var words: String
  /// Help and versions go where output goes.
  var isOutput = false

  init(of error: any Error) {
    if let failure = CommandFailure(error) {
      status = failure.isUsage ? .usage : .failed
      words = Self.sentence(failure, Style.standardError)
    } else if error is CancellationError {
      (status, words) = (.failed, "")
    } else {
      let code = Vitrine.exitCode(for: error)
      words = Vitrine.fullMessage(for: error)
      isOutput = code == .success
      status = code == .success ? .done : code == .validationFailure ? .usage : .failed
    }
  }

  func leave() -> Never {
    if !words.isEmpty {
      let text = Data((words + "\n").utf8)
      (isOutput ? FileHandle.standardOutput : FileHandle.standardError).write(text)
    }
    exit(status.rawValue)
  }

  static func sentence(_ failure: CommandFailure, _ style: Style) -> String {
    let cure = failure.cure.map { "\n" + style.faint("  → ") + $0 } ?? ""
    return style.red("error: ") + failure.message + cure
  }
}
