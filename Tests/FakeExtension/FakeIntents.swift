import Archive
import ExtensionMain
import Foundation
import Glibc

/// Widgets of the kind `taps`: a button for each intent, whose name says what it does, a toggle and a link. The picture's spoken text lists
/// the intents that ran.
@MainActor final class FakeIntents {
  static let shared = FakeIntents()

  static let buttons = [
    "ok", "one", "two", "three", "throw", "hang", "gate", "crash", "reload", "reloadAll", "release", "policy",
    "later",
    "ask", "tokens",
    "opens", "app", "background", "damaged",
  ]

  private var ran: [String] = []
  private var isOn = false
  private var isReleased = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func perform(_ request: PerformRequest) async -> Reply.Body {
    var outcome = PerformOutcome(ending: .done, intent: request.intent)
    if request.intent == "policy" && request.isLocked {
      outcome.ending = .needsAuthentication
      return .performed(outcome)
    }
    ran.append(request.intent + (request.value.map { "=\($0)" } ?? "") + (request.isLocked ? "@locked" : ""))
    switch request.intent {
    case "toggle": isOn = request.value ?? isOn
    case "throw":
      outcome.ending = .failed(ExtensionFailure(code: .intentThrew, message: "The server said no."))
    case "hang":
      await Gate.pass("hang")
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
    case "gate": await Gate.pass("perform")
    case "later":
      // A call of WidgetCenter that nothing waits for.
      Task {
        await Gate.pass("later")
        ExtensionServer.send(Reply(id: 0, body: .reload(kind: "taps")))
      }
    case "crash": fatalError("the intent broke")
    case "reload": ExtensionServer.send(Reply(id: 0, body: .reload(kind: "taps")))
    case "reloadAll":
      for _ in 0..<3 { ExtensionServer.send(Reply(id: 0, body: .reload(kind: nil))) }
    case "release":
      isReleased = true
      for waiter in waiting { waiter.resume() }
      waiting = []
    case "ask":
      let placed = await HostQuestions.shared.ask(.widgets).placed
      let controls = await HostQuestions.shared.ask(.controls).placed
      ran.append(
        placed.map { "\($0.kind)/\($0.family?.rawValue ?? "")" }.joined(separator: ",") + "+\(controls.count)"
      )
    case "tokens":
      let info = await HostQuestions.shared.ask(.pushInfo)
      let controls = await HostQuestions.shared.ask(.controls).placed
      ran.append(
        "\(info.token?.count ?? 0)+\(controls.map { "\($0.token?.count ?? 0)" }.joined(separator: ","))")
    case "opens": outcome.opens = "tasks://today"
    case "app": outcome.opensApp = true
    case "background":
      outcome.appProcess = "AudioPlaybackIntent"
      outcome.dialog = "Playing."
    case "damaged": return .bundle(FakeBundle.description)
    default: break
    }
    return .performed(outcome)
  }

  /// The action of a control ran.
  func note(_ what: String) { ran.append(what) }

  func timeline(_ request: EntriesRequest, _ count: Int) async -> ArchivedTimeline {
    if FakeBundle.version.hasPrefix("held"), count > 2, !isReleased {
      await withCheckedContinuation { waiting.append($0) }
    }
    let frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    // The buttons of a later picture are others.
    let names = FakeBundle.version.hasPrefix("changing") ? ["ok", "turn\(count)"] : Self.buttons
    var hits = names.map { HitRegion(frame: frame, action: .intent(identifier: $0), label: "Button \($0)") }
    hits.append(HitRegion(frame: frame, action: .intent(identifier: "toggle"), label: "Toggle", isOn: isOn))
    hits.append(
      HitRegion(frame: frame, action: .link("tasks://list/\(request.family.rawValue)"), label: "List"))
    let scene = Scene(
      size: request.environments[0].size, hits: hits,
      accessibility: [AccessibilityElement(frame: frame, role: .text, label: ran.joined(separator: " "))],
      widgetURL: request.family == .systemSmall ? "fake://\(FakeBundle.version)/\(count)/0" : nil)
    return ArchivedTimeline(
      entries: [
        ArchivedEntry(
          date: request.environments[0].now, scenes: [SceneVariant(environment: 0, scene: scene)])
      ], policy: .never)
  }
}

/// A pipe with a name in the folder of `FAKE_GATES`: whoever comes waits until the test has come too and let go of its end.
enum Gate {
  static func pass(_ name: String) async {
    guard let folder = ProcessInfo.processInfo.environment["FAKE_GATES"] else { return }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let descriptor = open("\(folder)/\(name)", O_RDONLY)
        var byte: UInt8 = 0
        if descriptor >= 0 {
          while read(descriptor, &byte, 1) > 0 {}
          close(descriptor)
        }
        continuation.resume()
      }
    }
  }
}
