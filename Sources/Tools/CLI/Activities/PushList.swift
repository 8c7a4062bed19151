import Archive
import Foundation

/// Where pushes are sent to, and what can be reached: a part of the page's state (docs/json.md).
struct PushState: Codable {
  struct Gateway: Codable {
    var url: String
    var keyID: String
    var teamID: String
    var certificate: String?
  }
  struct Token: Codable {
    var hex: String
    var kind: String
    var bundle: String
    var `for`: String
  }
  var gateway: Gateway?
  var tokens: [Token]

  /// The gateway. Throws `CommandFailure` where none runs.
  func running() throws -> Gateway {
    guard let gateway else {
      throw CommandFailure("The push gateway does not run.", cure: "Start `vitrine dev` again.")
    }
    return gateway
  }

  /// The token that begins so, or the only one there is.
  func token(_ start: String?) throws -> Token {
    let found = tokens.filter { $0.hex.hasPrefix((start ?? "").lowercased()) }
    if let only = found.first, found.count == 1 { return only }
    throw CommandFailure(
      found.isEmpty
        ? start.map { "No token begins with `\($0)`." } ?? "There is no token yet."
        : "\(found.count) tokens could be meant.",
      cure: found.isEmpty
        ? "An app gets one with pushType: .token; `vitrine push tokens` lists them."
        : "Name one with --token; `vitrine push tokens` lists them.", isUsage: !found.isEmpty)
  }
}

/// Pushes that came, the latest first.
struct PushList: Codable {
  struct Push: Codable {
    var id: String
    var receivedAt: Double
    var path: String
    var event: String?
    var pushType: String?
    var status: Int
    var reason: String?
    var outcome: String?
    var rule: String?
    var message: String?
  }
  var pushes: [Push]

  func text(_ style: Style) -> String {
    guard !pushes.isEmpty else { return "No push has come yet." }
    return Columns.aligned(
      pushes.map { push in
        [
          push.id, push.event ?? push.pushType ?? "", "\(push.status)" + (push.reason.map { " \($0)" } ?? ""),
          push.outcome.map { "\($0) (\(push.rule ?? ""))" } ?? "", style.faint(push.message ?? ""),
        ]
      }
    ).joined(separator: "\n")
  }
}

/// All of one push.
struct PushDetails: Codable {
  struct Step: Codable {
    var at: Double
    var text: String
    var tone: String
  }
  var id: String
  var method: String
  var path: String
  var headers: [[String]]
  var claims: JSONValue?
  var payload: JSONValue?
  var status: Int
  var reason: String?
  var steps: [Step]

  func text(_ style: Style) -> String {
    var lines = [style.bold("\(method) \(path)")]
    lines += Columns.aligned(headers.map { ["  " + ($0.first ?? ""), $0.last ?? ""] })
    if let claims { lines += ["", style.bold("Provider token"), Self.pretty(claims)] }
    if let payload { lines += ["", style.bold("Payload"), Self.pretty(payload)] }
    lines += ["", style.bold("What happened")]
    lines += steps.map { step in
      let mark =
        switch step.tone {
        case "good": style.green("✓")
        case "bad": style.red("✕")
        default: style.yellow("●")
        }
      return "  \(mark) \(step.text)"
    }
    return lines.joined(separator: "\n")
  }

  private static func pretty(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}
