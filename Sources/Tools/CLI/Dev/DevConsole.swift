import Foundation
import Host
import Projects

/// What `vitrine dev` tells in the terminal.
struct DevConsole: Sendable {
  var style = Style.standardError

  func ready(_ address: String) {
    StandardError.say(style.bold("→ \(address)") + style.faint("   (Ctrl-C ends it)"))
  }

  func building(_ name: String) {
    StandardError.say(style.faint("● \(name): compiling…"))
  }

  func built(_ name: String, _ outcome: BuildOutcome) {
    let count = CompilerReport.count(outcome.messages)
    let time = outcome.seconds.formatted(.number.precision(.fractionLength(1))) + " s"
    ProjectNotes.say(outcome.notes)
    if !outcome.messages.isEmpty { StandardError.say(CompilerReport(style).text(outcome.messages)) }
    if outcome.succeeded {
      let words = outcome.compiled ? "built in \(time)" : "is up to date"
      StandardError.say(style.green("✓ ") + "\(name) \(words)" + (count.isEmpty ? "" : ", \(count)"))
    } else {
      let kept = outcome.executable == nil ? "" : "; the last good build goes on"
      StandardError.say(style.red("✕ ") + "\(name) does not compile: \(count)\(kept)")
    }
  }

  func problem(_ name: String, _ failure: CommandFailure) {
    StandardError.say(style.bold("\(name): ") + Ending.sentence(failure, style))
  }

  func log(_ name: String, _ line: String) {
    StandardError.say(style.faint("│ \(name): ") + line)
  }

  func notice(_ sentence: String) { StandardError.say(style.yellow("note: ") + sentence) }
}
