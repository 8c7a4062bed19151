import Archive
import ArgumentParser
import Foundation

struct ActivityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activity",
    abstract: "Start, update and end Live Activities of a running `vitrine dev`.",
    discussion: """
      Example: vitrine activity start --type DeliveryAttributes --attributes '{"order":4711}' --state @state.json
      """,
    subcommands: [List.self, Start.self, Update.self, End.self], defaultSubcommand: List.self)

  /// Which running host.
  struct Target: ParsableArguments {
    @Option(help: "The project's folder, where `vitrine dev` shows several.")
    var path: String?

    @Flag(help: "Print one JSON document (docs/json.md).")
    var json = false

    /// The host, and the extension that `path` names.
    func find() throws -> (client: PageClient, name: String?) {
      let client = PageClient(page: try RunningSession.session(path: path).page)
      return (client, try path.map { try RunningSession.find(path: $0).project.name })
    }
  }

  /// What an update brings.
  struct Content: ParsableArguments {
    @Option(help: "The content state as JSON, or @FILE.")
    var state: String?

    @Option(name: .customLong("stale-in"), help: "Seconds until the content is stale.")
    var staleIn: Double?

    @Option(help: "The relevance score.")
    var relevance: Double?

    @Option(help: "TITLE: BODY of an alert.")
    var alert: String?

    var fields: [String: JSONValue] {
      get throws {
        var fields: [String: JSONValue] = [:]
        if let state { fields["state"] = try ActivityJSON.read(state, what: "--state") }
        if let staleIn { fields["staleDate"] = .number(Date().timeIntervalSince1970 + staleIn) }
        if let relevance { fields["relevance"] = .number(relevance) }
        if let alert {
          let parts = alert.split(separator: ":", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespaces)
          }
          fields["alert"] = .object([
            "title": .string(parts.first ?? ""), "body": .string(parts.count > 1 ? parts[1] : ""),
          ])
        }
        return fields
      }
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the activities, and the types that can be started.")
    @OptionGroup var target: Target

    func run() async throws {
      let state = try await target.find().client.get("/api/state", as: ActivityList.self)
      if target.json { return try JSONDocument.print(state) }
      print(state.text(.standardOutput))
    }
  }

  struct Start: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start an activity.")
    @OptionGroup var target: Target
    @Option(help: "The attributes' type; may be left out where there is one only.")
    var type: String?
    @Option(help: "The attributes as JSON, or @FILE.")
    var attributes: String?
    @Flag(help: "Print attributes and state with every key of the type, and start nothing.")
    var template = false
    @OptionGroup var content: Content

    func run() async throws {
      let (client, name) = try target.find()
      let list = try await client.get("/api/state", as: ActivityList.self)
      let chosen = try list.type(type, of: name)
      if template { return try JSONDocument.print(chosen) }
      var fields = try content.fields
      fields["state"] = fields["state"] ?? chosen.state
      fields["attributes"] =
        try attributes.map { try ActivityJSON.read($0, what: "--attributes") } ?? chosen.attributes
      fields["extension"] = .string(chosen.extension)
      fields["type"] = .string(chosen.type)
      let started = try await client.post("/api/activities", ActivityJSON.data(fields), as: Started.self)
      if target.json { return try JSONDocument.print(started) }
      print(started.id)
    }
  }

  struct Update: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Update an activity with new content.")
    @OptionGroup var target: Target
    @Argument(help: "The activity; may be left out where there is one only.") var id: String?
    @OptionGroup var content: Content

    func run() async throws {
      let (client, _) = try target.find()
      let id = try await client.get("/api/state", as: ActivityList.self).activity(id)
      let fields = try content.fields
      guard fields["state"] != nil else {
        throw CommandFailure("An update needs the new content.", cure: "Add --state.", isUsage: true)
      }
      let outcome = try await client.post(
        "/api/activities/\(try PathPart.escape(id))/update", ActivityJSON.data(fields), as: JSONValue.self)
      if target.json { try JSONDocument.print(outcome) } else { print("updated \(id)") }
    }
  }

  struct End: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "End an activity.")
    @OptionGroup var target: Target
    @Argument(help: "The activity; may be left out where there is one only.") var id: String?
    @Option(help: "default, immediate, or seconds until it leaves the Lock Screen.") var dismissal = "default"
    @OptionGroup var content: Content

    func run() async throws {
      let (client, _) = try target.find()
      let id = try await client.get("/api/state", as: ActivityList.self).activity(id)
      var fields = try content.fields
      switch (dismissal, Double(dismissal)) {
      case ("default", _), ("immediate", _): fields["dismissal"] = .string(dismissal)
      case (_, let seconds?): fields["dismissal"] = .number(Date().timeIntervalSince1970 + seconds)
      default:
        throw CommandFailure(
          "`\(dismissal)` is no dismissal.", cure: "Give default, immediate, or a number of seconds.",
          isUsage: true)
      }
      let outcome = try await client.post(
        "/api/activities/\(try PathPart.escape(id))/end", ActivityJSON.data(fields), as: JSONValue.self)
      if target.json { try JSONDocument.print(outcome) } else { print("ended \(id)") }
    }
  }

  struct Started: Codable { var id: String }
}
