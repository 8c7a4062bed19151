import Archive
import Foundation

/// The push handlers of a bundle's widgets and controls, each made when it is first called.
@MainActor final class PushHandlers {
  private struct Subject<Handler> {
    let type: Any.Type
    var kinds: Set<String>
    var handler: Handler?
  }
  private var widgets: [Subject<any WidgetPushHandler>] = []
  private var controls: [Subject<any ControlPushHandler>] = []

  /// Takes up the handler of a widget of a kind.
  func take(_ type: (any WidgetPushHandler.Type)?, widget kind: String) {
    guard let type else { return }
    if let known = widgets.firstIndex(where: { $0.type == type }) {
      widgets[known].kinds.insert(kind)
    } else {
      widgets.append(Subject(type: type, kinds: [kind]))
    }
  }

  /// Takes up the handler of a control of a kind.
  func take(_ type: (any ControlPushHandler.Type)?, control kind: String) {
    guard let type else { return }
    if let known = controls.firstIndex(where: { $0.type == type }) {
      controls[known].kinds.insert(kind)
    } else {
      controls.append(Subject(type: type, kinds: [kind]))
    }
  }

  /// Tells the handlers of a change; each hears of its own kinds.
  func tell(_ change: PushTokensChange) async {
    switch change.subject {
    case .widgets:
      guard let token = change.answer.token else { return }
      let infos = await RunningWidgets.infos(of: change.answer)
      for index in widgets.indices {
        let handler = widgets[index].handler ?? Self.make(widgets[index].type)
        widgets[index].handler = handler
        handler?.pushTokenDidChange(
          WidgetPushInfo(token: token), widgets: infos.filter { widgets[index].kinds.contains($0.kind) })
      }
    case .controls:
      let infos = await ControlCenter.infos(of: change.answer).filter { $0.pushInfo != nil }
      for index in controls.indices {
        let handler = controls[index].handler ?? Self.make(controls[index].type)
        controls[index].handler = handler
        handler?.pushTokensDidChange(controls: infos.filter { controls[index].kinds.contains($0.kind) })
      }
    }
  }

  private static func make(_ type: Any.Type) -> (any WidgetPushHandler)? {
    (type as? any WidgetPushHandler.Type)?.init()
  }
  private static func make(_ type: Any.Type) -> (any ControlPushHandler)? {
    (type as? any ControlPushHandler.Type)?.init()
  }
}
