import Foundation
import SwiftUI

/// The address of a control for a server.
public struct ControlPushInfo: Hashable, Sendable {
  /// What the server names the control by.
  public let token: Data
}

/// Hears of new push tokens of controls.
public protocol ControlPushHandler {
  init()
  /// The tokens of all controls that take pushes, though only some may be new.
  ///
  /// Called on the main thread, of one instance as long as the process runs. On Apple's systems each call may have an instance of its own.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  /// Names the type that hears of the controls' push tokens; with it a push reloads the control.
  public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
    declaring { $0.pushHandler = pushHandlerType }
  }
}
