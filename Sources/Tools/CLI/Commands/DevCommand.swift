import ArgumentParser
import Devices
import Schedule

struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Show widget extensions in the browser, and every saved edit at once.",
    discussion: """
      Compiles the Swift files of each PATH, shows the widgets on a Home Screen and watches the files. Compiler \
      errors are shown here and on the page; the last good picture stays.

      Example: vitrine dev MyWidgets
      """)

  @Argument(
    help: "Xcode projects or workspaces, folders with one, or the folders of the extensions' Swift files.")
  var paths: [String]

  @Option(help: TargetArgument.help)
  var target: String?

  @Option(help: "The port of the page on this machine.")
  var port = 8080

  @Option(name: .customLong("push-port"), help: "The port of the push gateway on this machine.")
  var pushPort = 2197

  @Option(help: DeviceArgument.help, transform: DeviceArgument.read)
  var device = Device.default

  @Option(
    name: .customLong("debug-budget"),
    help: "`off`: no refresh budget, as with Xcode attached. `on`: as on a person's device.")
  var debugBudget = DebugBudget.on

  @OptionGroup var settings: SettingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser, where there is one.")
  var open = true

  @Flag(
    help: ArgumentHelp(
      "Let POST /api/clock move the host's clock ahead.", visibility: .hidden))
  var movableClock = false

  @Flag(name: .shortAndLong, help: "Print compiler calls.")
  var verbose = false

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Give the folder of a widget extension.") }
    for port in [port, pushPort] where !(0...65535).contains(port) {
      throw ValidationError("\(port) is no port; use 0 to 65535.")
    }
  }

  func run() async throws {
    let session = try DevSession.prepare(
      paths: paths, target: target, device: device, clock: movableClock ? MovableClock() : WallClock(),
      budget: debugBudget, limits: limits.read(beside: paths), sandbox: sandbox.make(),
      overrides: settings.overrides, isVerbose: verbose)
    let gateway = try await session.gateway(on: pushPort)
    let page = session.page(on: port, opensBrowser: open, gateway: gateway)
    do {
      try await session.run { whenReady in try await page.serve(whenReady: whenReady) }
    } catch {
      await gateway.stop()
      throw error
    }
    await gateway.stop()
  }
}
