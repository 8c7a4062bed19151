import Archive
import Foundation

private struct PrivateContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Within `privacySensitive()`.
  var isPrivate: Bool {
    get { self[PrivateContentKey.self] }
    set { self[PrivateContentKey.self] = newValue }
  }

  /// Whether text and pictures here are drawn as bars and boxes.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || (redaction.contains(.privacy) && isPrivate)
  }
}

nonisolated extension View {
  /// Draws the views below for a reason: as placeholders, without what is private, or as out of date. Reasons add up.
  public func redacted(reason: RedactionReasons) -> some View {
    inContext { context in
      context.environment.redactionReasons = context.environment.redaction.union(reason)
    }
  }

  /// Ends the reasons for redaction that come from around the view.
  public func unredacted() -> some View { inContext { $0.environment.redactionReasons = [] } }

  /// Text and pictures of the view are redacted where the reason is privacy: on a locked device, and where a view around asks for it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    inContext { $0.environment.isPrivate = sensitive }.wrapped { node, context -> _LayoutNode in
      guard sensitive, !context.environment.redaction.contains(.privacy) else { return node }
      return EffectNode(node) { _ in GroupNode(redaction: .privacy, children: []) }
    }
  }

  /// The view is drawn paler from a tap on a control of the widget until the new entry is there, and where a view around says that
  /// it is out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    wrapped { node, context -> _LayoutNode in
      guard invalidatable else { return node }
      let isStale = context.environment.redaction.contains(.invalidated)
      return EffectNode(node) { _ in
        isStale
          ? GroupNode(opacity: GroupNode.Redaction.invalidatedOpacity, children: [])
          : GroupNode(redaction: .invalidated, children: [])
      }
    }
  }
}
