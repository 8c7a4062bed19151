import Archive
import ArgumentParser

/// Which pictures of a control are meant: every span in both states, unless narrowed.
struct ControlSelection: ParsableArguments {
  @Option(help: "Of a control: only this span.")
  var span: ControlSpan?
}

/// `--state`: of a control, on or off; of a Live Activity, its content state.
package enum StateArgument: Equatable, Sendable, ExpressibleByArgument {
  case on, off
  /// JSON, or @FILE.
  case content(String)

  package init?(argument: String) {
    switch argument {
    case "on": self = .on
    case "off": self = .off
    default: self = .content(argument)
    }
  }

  /// Whether a control is on; `nil` where the words are a content state.
  package var isOn: Bool? {
    switch self {
    case .on: true
    case .off: false
    case .content: nil
    }
  }
  package var content: String? { if case .content(let text) = self { text } else { nil } }
}

extension ControlSpan: ExpressibleByArgument {}
