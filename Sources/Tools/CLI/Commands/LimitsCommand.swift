import ArgumentParser
import Limits

struct LimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract: "List the numbers that bound and steer the system, with their sources.",
    discussion: """
      Those that a file or a flag has changed are marked. docs/limits.md explains where they count.

      Example: vitrine limits --limit widget-memory=40MB
      """)

  @OptionGroup var options: LimitOptions

  @Flag(help: "Print one JSON document (docs/json.md).")
  var json = false

  func run() throws {
    let (limits, findings) = try options.load()
    let facts = LimitsFacts(limits, findings: findings)
    if json { return try JSONDocument.print(facts) }
    for finding in findings { StandardError.say(Style.standardError.yellow("warning: ") + finding) }
    print(facts.text(.standardOutput))
  }
}
