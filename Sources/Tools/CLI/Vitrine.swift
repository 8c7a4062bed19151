import ArgumentParser
import Foundation

/// The command `vitrine`. Without a verb it says what it can do.
struct Vitrine: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Runs iOS widget extensions on Linux, from unmodified source.",
    subcommands: [
      DevCommand.self, ListCommand.self, RenderCommand.self, TapCommand.self, ConfigureCommand.self,
      ActivityCommand.self, PushCommand.self, AppCommand.self, BudgetCommand.self,
      LimitsCommand.self, SimulateCommand.self, CheckCommand.self, DefaultsCommand.self, ImportCommand.self,
    ])

  func run() { print(Overview.text(Style.standardOutput)) }
}

/// Parses, runs, and ends with 0 (done), 1 (findings or failures) or 2 (usage).
@main
enum Program {
  static func main() async {
    do {
      var command = try Vitrine.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      Ending(of: error).leave()
    }
  }
}
