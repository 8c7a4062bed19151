import Foundation
import Host

/// A host's event as a server-sent event: its kind and its data as JSON.
enum EventText {
  /// Tells a browser that it missed more than is kept.
  static let reset = "event: reset\ndata: {}\n\n"

  private struct Widget: Encodable { var id: String }
  private struct Layout: Encodable {}
  private struct Opened: Encodable {
    var url: String?
    var date: Double
    var source: String
    var userInfo: [String: String]?
  }
  private struct Alert: Encodable {
    var id: String
    var title: String
    var body: String
  }
  private struct Log: Encodable {
    var `extension`: String
    var line: String
  }
  private struct Build: Encodable {
    var `extension`: String
    var phase: String
    var report: BuildDocument?
  }

  static func text(_ event: HostEvent) -> String {
    switch event {
    case .widgetChanged(let id): text("widget", Widget(id: id))
    case .layoutChanged: text("layout", Layout())
    case .ledgerChanged(let id): text("ledger", Widget(id: id))
    case .controlChanged(let id): text("control", Widget(id: id))
    case .opened(let opened):
      text(
        "opened",
        Opened(
          url: opened.url.isEmpty ? nil : opened.url, date: opened.date.timeIntervalSince1970,
          source: opened.source, userInfo: opened.userInfo.isEmpty ? nil : opened.userInfo))
    case .buildStarted(let name): text("build", Build(extension: name, phase: "started"))
    case .buildFinished(let name, let report):
      text("build", Build(extension: name, phase: "finished", report: BuildDocument(report)))
    case .log(let name, let line): text("log", Log(extension: name, line: line))
    case .activityChanged(let id): text("activity", Widget(id: id))
    case .islandChanged: text("island", Layout())
    case .alerted(let id, let alert): text("alert", Alert(id: id, title: alert.title, body: alert.body))
    case .pushed(let id): text("push", Widget(id: id))
    case .companionChanged: text("companion", Layout())
    case .clockChanged: text("clock", Layout())
    }
  }

  private static func text(_ kind: String, _ data: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no raw line breaks, so the data is one line.
    let json = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return "event: \(kind)\ndata: \(json)\n\n"
  }
}
