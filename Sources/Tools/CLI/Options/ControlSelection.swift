import Archive
import ArgumentParser

/// Which pictures of a control are meant: every span in both states, unless narrowed.
struct ControlSelection: ParsableArguments {
  enum State: String, ExpressibleByArgument, CaseIterable { case on, off }

  @Option(help: "Of a control: only this span.")
  var span: ControlSpan?

  @Option(help: "Of a control: only this state. A button is on while its action runs.")
  var state: State?

  var isGiven: Bool { span != nil || state != nil }
}

extension ControlSpan: ExpressibleByArgument {}
