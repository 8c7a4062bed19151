import AppIntents
import Foundation

/// A control that somebody added.
public struct ControlInfo: Identifiable, Sendable {
  /// Tells the control from the others of one answer of `ControlCenter.currentControls()`.
  ///
  /// - Parity: approximated: kind and place in the answer, where iOS keeps it as long as the control exists
  public let id: String
  /// The kind that the configuration was made with.
  public let kind: String
  /// Where a server reaches this control.
  ///
  /// - Parity: no effect: always `nil`; controls get no pushes yet
  public var pushInfo: ControlPushInfo?
  private let configuration: (any ControlConfigurationIntent)?

  init(id: String, kind: String, configuration: (any ControlConfigurationIntent)?) {
    self.id = id
    self.kind = kind
    self.configuration = configuration
  }

  /// The intent with what the person chose; `nil` where the control has none, or one of another type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { configuration as? Intent }
}

extension ControlInfo: Hashable {
  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.id == b.id && a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The address of a control for a server.
public struct ControlPushInfo: Sendable {
  /// What the server names the control by.
  public let token: Data
}

/// Hears of new push tokens of controls.
public protocol ControlPushHandler {
  init()
  /// The tokens of all controls that take pushes, though only some may be new.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  /// Names the type that hears of the controls' push tokens.
  ///
  /// - Parity: no effect: controls get no pushes yet, so the handler is never called
  public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
    declaring { _ in }
  }
}
