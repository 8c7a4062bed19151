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
  /// Where a server reaches this control; `nil` where its configuration has no push handler.
  public var pushInfo: ControlPushInfo?
  private let configuration: (any ControlConfigurationIntent)?

  init(
    id: String, kind: String, pushInfo: ControlPushInfo? = nil, configuration: (any ControlConfigurationIntent)?
  ) {
    self.id = id
    self.kind = kind
    self.pushInfo = pushInfo
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
