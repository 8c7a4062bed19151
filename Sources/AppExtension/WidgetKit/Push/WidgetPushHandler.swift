import Archive
import ExtensionMain
import Foundation
import SwiftUI

/// Where a server reaches the widgets of this extension (iOS 26).
public struct WidgetPushInfo: Hashable, Sendable {
  /// What the server names them by; one token for all widgets of the extension.
  public let token: Data
}

/// Hears of the push token of the extension's widgets (iOS 26).
public protocol WidgetPushHandler {
  init()
  /// The token is new, or the widgets that the person has placed are others: tell the server.
  ///
  /// Called on the main thread, of one instance as long as the process runs. On Apple's systems each call may have an instance of its own.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
  /// Names the type that hears of the push token; with it a push reloads the widget (iOS 26).
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration { declaring { $0.pushHandler = pushHandlerType } }
}

extension WidgetCenter {
  /// The push token of this extension's widgets (iOS 26); `nil` where none has a push handler, and in a test without a host.
  public var currentPushInfo: WidgetPushInfo? {
    get async { await HostQuestions.shared.ask(.pushInfo).token.map(WidgetPushInfo.init) }
  }
}
