import ArgumentParser
import Processes

/// What extensions can reach.
struct SandboxOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Run extensions where they reach their own files only. Without it, they can read what you can read."
  )
  var sandbox = true

  @Flag(inversion: .prefixedNo, help: "Let extensions use the network, as WidgetKit does.")
  var network = true

  /// The sandbox to use. Says on standard error where there can be none.
  func make() -> Sandbox? {
    guard sandbox else { return nil }
    if let obstacle = SandboxProbe.obstacle {
      StandardError.say(Style.standardError.yellow("warning: ") + obstacle)
      return nil
    }
    return Sandbox(allowsNetwork: network)
  }
}
