import Archive
import ArgumentParser
import Foundation
import Push

struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Send pushes to a running `vitrine dev`, and see what became of them.",
    discussion: """
      The gateway speaks Apple's HTTP/2 contract, so any APNs client reaches it: point it at the address that `vitrine push key` \
      prints.

      Example: vitrine push trace
      """,
    subcommands: [Trace.self, Send.self, Tokens.self, Key.self, JWT.self, Channels.self],
    defaultSubcommand: Trace.self)

  struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the pushes that came, or tell all about one.")
    @OptionGroup var target: ActivityCommand.Target
    @Argument(help: "The apns-id of a push.") var id: String?

    func run() async throws {
      let (client, _) = try target.find()
      guard let id else {
        let list = try await client.get("/api/pushes", as: PushList.self)
        if target.json { return try JSONDocument.print(list) }
        return print(list.text(.standardOutput))
      }
      let push = try await client.get("/api/pushes/\(try PathPart.escape(id))", as: PushDetails.self)
      if target.json { return try JSONDocument.print(push) }
      print(push.text(.standardOutput))
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send a push through all rules of the gateway.")
    @OptionGroup var target: ActivityCommand.Target
    @Option(help: "The token, or its beginning; may be left out where there is one only.") var token: String?
    @Option(help: "A broadcast channel instead of a token.") var channel: String?
    @Option(help: "The app's bundle identifier, for a channel.") var bundle: String?
    @Option(help: "liveactivity, widgets or controls; follows from the token.") var type: String?
    @Option(help: "10, 5 or 1.") var priority: Int?
    @Option(help: "The payload as JSON, or @FILE.") var payload: String

    func run() async throws {
      let (client, _) = try target.find()
      var fields: [String: JSONValue] = ["payload": try ActivityJSON.read(payload, what: "--payload")]
      if let channel {
        guard let bundle else {
          throw CommandFailure("A channel belongs to an app.", cure: "Add --bundle.", isUsage: true)
        }
        fields["channel"] = .string(channel)
        fields["bundle"] = .string(bundle)
      } else {
        let token = try await client.get("/api/state", as: PushState.self).token(token)
        fields["token"] = .string(token.hex)
        fields["bundle"] = .string(bundle ?? token.bundle)
        fields["type"] = .string(
          token.kind == "widgets" ? "widgets" : token.kind == "control" ? "controls" : "liveactivity")
      }
      if let type { fields["type"] = .string(type) }
      if let priority { fields["priority"] = .whole(Int64(priority)) }
      let answer = try await client.post("/api/pushes", ActivityJSON.data(fields), as: Answer.self)
      if target.json { try JSONDocument.print(answer) } else { print(answer.text) }
      if answer.status >= 300 { throw ExitCode(1) }
    }

    struct Answer: Codable {
      var status: Int
      var reason: String?
      var apnsId: String?
      var text: String {
        "\(status)" + (reason.map { " \($0)" } ?? "")
          + (apnsId.map { "   vitrine push trace \($0)" } ?? "")
      }
    }
  }

  struct Tokens: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the tokens that can be pushed to.")
    @OptionGroup var target: ActivityCommand.Target

    func run() async throws {
      let state = try await target.find().client.get("/api/state", as: PushState.self)
      if target.json { return try JSONDocument.print(state) }
      guard !state.tokens.isEmpty else { return print("There is no token yet.") }
      print(
        Columns.aligned(state.tokens.map { [$0.hex, $0.kind, $0.bundle, $0.for] }).joined(separator: "\n"))
    }
  }

  struct Key: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what a sender needs: address, key file, key and team identifiers, certificate.")
    @OptionGroup var target: ActivityCommand.Target

    func run() async throws {
      let session = try RunningSession.session(path: target.path)
      let gateway = try await PageClient(page: session.page).get("/api/state", as: PushState.self).running()
      let facts = KeyFacts(
        url: gateway.url, keyFile: "\(session.push)/keys/AuthKey_\(gateway.keyID).p8", keyID: gateway.keyID,
        teamID: gateway.teamID, certificate: gateway.certificate)
      if target.json { return try JSONDocument.print(facts) }
      print(
        Columns.aligned([
          ["address", facts.url], ["key file", facts.keyFile], ["key id", facts.keyID],
          ["team id", facts.teamID],
          ["certificate", facts.certificate ?? "none: the gateway does not use TLS"],
        ]).joined(separator: "\n"))
    }

    struct KeyFacts: Codable {
      var url: String
      var keyFile: String
      var keyID: String
      var teamID: String
      var certificate: String?
    }
  }

  struct JWT: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "token", abstract: "Print a provider token for curl: good for an hour.",
      discussion: #"Example: curl -H "authorization: bearer $(vitrine push token)" …"#)
    @OptionGroup var target: ActivityCommand.Target

    func run() async throws {
      let session = try RunningSession.session(path: target.path)
      guard let key = try PushKeys(folder: URL(fileURLWithPath: "\(session.push)/keys")).unlimited() else {
        throw CommandFailure("The gateway has no key.", cure: "Start `vitrine dev` again.")
      }
      print(try key.token(issuedAt: Date()))
    }
  }

  struct Channels: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List broadcast channels, or make one.")
    @OptionGroup var target: ActivityCommand.Target
    @Option(help: "Make a channel for the app with this bundle identifier.") var make: String?

    func run() async throws {
      let (client, _) = try target.find()
      if let make {
        let body = try ActivityJSON.data(["bundle": .string(make), "policy": .whole(1)])
        let made = try await client.post("/api/channels", body, as: ActivityCommand.Started.self)
        return target.json ? try JSONDocument.print(made) : print(made.id)
      }
      let list = try await client.get("/api/channels", as: List.self)
      if target.json { return try JSONDocument.print(list) }
      guard !list.channels.isEmpty else {
        return print("There is no channel yet: vitrine push channels --make BUNDLE")
      }
      print(
        Columns.aligned(
          list.channels.map { [$0.id, $0.bundle, $0.policy == 1 ? "stores the latest" : "stores nothing"] }
        ).joined(separator: "\n"))
    }

    struct List: Codable {
      struct Channel: Codable {
        var id: String
        var bundle: String
        var policy: Int
      }
      var channels: [Channel]
    }
  }
}

/// A part of a path that a person typed.
enum PathPart {
  static func escape(_ text: String) throws -> String {
    guard let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-"])) else {
      throw CommandFailure("`\(text)` is no identifier.", isUsage: true)
    }
    return escaped
  }
}
