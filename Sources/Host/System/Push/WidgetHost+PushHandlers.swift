import Archive
import Foundation
import Store

extension WidgetHost {
  /// Calls `WidgetPushHandler` and `ControlPushHandler` of an extension when tokens, or what they stand for, have changed since they were
  /// called last, also in an earlier run.
  func tellPushHandlers(of name: String) {
    guard isStarted, let bundle = extensions[name]?.bundle else { return }
    if bundle.widgets.contains(where: \.handlesPush) {
      tell(name, PushTokensChange(subject: .widgets, answer: pushInfo(of: name)))
    }
    if bundle.controls.contains(where: \.handlesPush) {
      let kinds = Set(bundle.controls.filter(\.handlesPush).map(\.kind))
      var answer = HostAnswer(placed: placedControls(of: name))
      answer.placed.removeAll { !kinds.contains($0.kind) }
      tell(name, PushTokensChange(subject: .controls, answer: answer))
    }
  }

  /// A new program has not heard of its tokens.
  func forgetPushHandlers(of name: String) {
    for subject in PushTokensChange.Subject.allCases {
      noteTold(Self.toldSetting(subject, name), "")
    }
  }

  private func noteTold(_ setting: String, _ mark: String) {
    do {
      try store.save(setting: setting, mark)
    } catch {
      logger.error("Which push tokens \(setting) has heard of could not be kept: \(error)")
    }
  }

  private static func toldSetting(_ subject: PushTokensChange.Subject, _ name: String) -> String {
    "push-told:\(subject.rawValue):\(name)"
  }

  /// `WidgetCenter.currentPushInfo` and the widgets that are placed.
  func pushInfo(of name: String) -> HostAnswer {
    HostAnswer(
      placed: placedWidgets(of: name),
      token: tokenBook[.widgets(extensionName: name)].flatMap { Data(hex: $0) })
  }

  private func tell(_ name: String, _ change: PushTokensChange) {
    let setting = Self.toldSetting(change.subject, name)
    guard let bytes = try? ArchiveCodec.encode(Request(id: 0, body: .pushTokens(change))) else { return }
    let mark = SHA256.hash(bytes).prefix(16).map { String($0, radix: 16) }.joined(separator: ".")
    guard (try? store.setting(setting)) != mark else { return }
    noteTold(setting, mark)
    runningLoads += 1
    Task { [weak self] in
      await self?.deliver(change, to: name, setting)
      await self?.endWork()
    }
  }

  private func deliver(_ change: PushTokensChange, to name: String, _ setting: String) async {
    do {
      switch try await session(name).request(.pushTokens(change), .immediate) {
      case .acknowledged: return
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "new push tokens")
      }
    } catch {
      // It is told when something changes again, or at the next start.
      noteTold(setting, "")
      let problem = Problem(error)
      if problem.code != "extension-stopped" {
        log(name, "error: the push handler of its \(change.subject.rawValue): \(problem.message)")
      }
    }
  }
}
