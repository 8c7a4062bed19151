import Archive
import ArgumentParser
import Foundation
import Processes
import Projects

struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Run the app of a project that `vitrine dev` shows.",
    discussion: """
      Builds the app's own files and those it shares with its widget extension, and runs it connected to the host: Live \
      Activities that it starts appear on the page.

      Example: vitrine app Examples/Delivery
      """)

  @Argument(help: "The folder with the app and its widget extension.")
  var path: String

  @Argument(parsing: .postTerminator, help: "Arguments for the app.")
  var arguments: [String] = []

  @Flag(name: .shortAndLong, help: "Print the compiler call.")
  var verbose = false

  func run() async throws {
    let project = try ProjectFolder.find(at: path)
    guard let app = project.app else {
      throw CommandFailure(
        "`\(path)` holds no app that can run here.",
        cure:
          "Put a command line program that uses ActivityKit, with its @main, into a subfolder beside the extension's."
      )
    }
    let (_, shown) = try RunningSession.find(path: path)
    guard !shown.environment.isEmpty else {
      throw CommandFailure(
        "\(shown.name) has not been built yet.",
        cure: "Wait until `vitrine dev` says that it is, then try again.")
    }
    let sdk = try SDK.locate()
    let folder = app.avoidingModules(of: sdk)
    let style = Style.standardError
    StandardError.say(style.faint("● \(folder.name): compiling…"))
    let outcome = try await ExtensionBuild(sdk: sdk, compiler: try .locate(), cache: BuildCache(for: folder))
      .run(folder)
    if verbose { StandardError.say(outcome.command) }
    if !outcome.messages.isEmpty { StandardError.say(CompilerReport(.standardError).text(outcome.messages)) }
    guard outcome.succeeded, let executable = outcome.executable else {
      throw CommandFailure(
        "\(folder.name) does not compile: \(CompilerReport.count(outcome.messages)).",
        cure: "Mend what is shown above.")
    }
    StandardError.say(
      style.green("✓ ") + "\(folder.name) runs, connected to the host that shows \(shown.name)"
        + style.faint("   (Ctrl-C ends it)"))
    var environment = shown.environment
    environment[AppIdentity.moduleVariable] = folder.moduleName
    environment[ContainerFolder.appGroupsVariable] = folder.appGroups?.joined(separator: ",")
    try Self.become(executable, arguments, adding: environment)
  }

  /// Turns this process into the app, so that signals and its exit status are its own.
  private static func become(
    _ executable: URL, _ arguments: [String], adding environment: [String: String]
  ) throws {
    for (name, value) in environment { setenv(name, value, 1) }
    var words: [UnsafeMutablePointer<CChar>?] = ([executable.path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(executable.path, words)
    throw CommandFailure("The app cannot be started: \(SystemReason.of(errno: errno)).")
  }
}
