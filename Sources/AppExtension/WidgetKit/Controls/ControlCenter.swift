import AppIntents
import Archive
import ExtensionMain
import Foundation
import Synchronization

/// Asks the system for new values of controls, and which of them people have added.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// The controls of this extension that were added, in the order of Control Center.
  public func currentControls() async throws -> [ControlInfo] {
    await Self.infos(of: await HostQuestions.shared.ask(.controls))
  }

  /// What the host says is added, with each control's intent.
  static func infos(of answer: HostAnswer) async -> [ControlInfo] {
    var controls: [ControlInfo] = []
    for (index, placed) in answer.placed.enumerated() where placed.family == nil {
      controls.append(
        ControlInfo(
          id: "\(placed.kind)#\(index)", kind: placed.kind,
          pushInfo: placed.token.map(ControlPushInfo.init),
          configuration: await ConfiguredControls.shared.intent(of: placed)))
    }
    return controls
  }

  /// Asks the providers of a kind's controls for their values.
  public func reloadControls(ofKind kind: String) {
    SystemCalls.send(.reloadControls(kind: kind), inApp: .reloadControls(kind: kind))
  }

  /// Asks the providers of all controls for their values.
  public func reloadAllControls() {
    SystemCalls.send(.reloadControls(kind: nil), inApp: .reloadControls(kind: nil))
  }
}

/// The intents that configure the controls of this extension, by kind.
final class ConfiguredControls: Sendable {
  static let shared = ConfiguredControls()
  private let types = Mutex<[String: any ControlConfigurationIntent.Type]>([:])

  func learn(_ controls: [(kind: String, intent: (any ControlConfigurationIntent.Type)?)]) {
    types.withLock { types in
      for (kind, intent) in controls { types[kind] = intent }
    }
  }

  /// The configuration of a control that was added; `nil` where it has none.
  @MainActor func intent(of placed: HostAnswer.Placed) async -> (any ControlConfigurationIntent)? {
    guard let type = types.withLock({ $0[placed.kind] }) else { return nil }
    return await Self.configured(type, placed.values)
  }

  @MainActor private static func configured<Intent: ControlConfigurationIntent>(
    _ type: Intent.Type, _ values: IntentValues
  ) async -> any ControlConfigurationIntent {
    await IntentConfigurer.intent(type, values: values, family: nil).intent
  }
}
