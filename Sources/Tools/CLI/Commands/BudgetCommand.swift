import ArgumentParser
import Foundation

struct BudgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "Say why widgets of a running `vitrine dev` were reloaded, or were not.",
    discussion: """
      Every wish for a new timeline is in the ledger: who asked, which rule decided, whether it was charged, and until when it was put off.

      Example: vitrine budget --kind Weather --at 14:05
      """)

  @Option(help: "The project's folder, where `vitrine dev` shows several.")
  var path: String?

  @Option(help: "Only widgets of this kind.")
  var kind: String?

  @Option(help: "Only the placed widget of this identifier.")
  var widget: String?

  @Option(
    help: "Say what was decided up to this time: 14:05, or '2026-11-21 14:05'.", transform: DateArgument.read)
  var at: Date?

  @Option(help: "The rows to show at most.")
  var limit = 40

  @Flag(help: "Print one JSON document (docs/json.md).")
  var json = false

  func validate() throws {
    guard (1...2000).contains(limit) else {
      throw ValidationError("--limit goes from 1 to 2000.")
    }
  }

  func run() async throws {
    let client = PageClient(page: try RunningSession.session(path: path).page)
    let query = [
      "limit": String(at == nil ? limit : 2000), "kind": kind, "widget": widget,
      "since": at.map { String($0.timeIntervalSince1970 - 6 * 3600) },
    ].compactMapValues(\.self)
    var components = URLComponents()
    components.path = "/api/ledger"
    components.queryItems = query.sorted { $0.key < $1.key }.map {
      URLQueryItem(name: $0.key, value: $0.value)
    }
    var ledger = try await client.get(components.string ?? "/api/ledger", as: LedgerList.self)
    if let at { ledger = ledger.until(at.timeIntervalSince1970, limit: limit) }
    let budgets = try await client.get("/api/state", as: BudgetState.self).widgets(kind: kind, id: widget)
    let facts = BudgetFacts(widgets: budgets, ledger: ledger.rows)
    if json { try JSONDocument.print(facts) } else { print(facts.text(.standardOutput, zone: .current)) }
  }
}
