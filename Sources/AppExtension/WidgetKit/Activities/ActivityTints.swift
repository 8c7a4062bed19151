import Archive
import SwiftUI

/// The colours that a card's view asks for: gathered while the view is evaluated. What stands further out wins.
@MainActor final class ActivityTints {
  private(set) var background: Color??
  private(set) var action: Color??
  nonisolated init() {}

  fileprivate func take(background color: Color?) { if background == nil { background = .some(color) } }
  fileprivate func take(action color: Color?) { if action == nil { action = .some(color) } }
}

private struct ActivityTintsKey: EnvironmentKey { static var defaultValue: ActivityTints? { nil } }

extension EnvironmentValues {
  /// `nil` where the view is no card of a Live Activity.
  var activityTints: ActivityTints? {
    get { self[ActivityTintsKey.self] }
    set { self[ActivityTintsKey.self] = newValue }
  }
}

/// Says something about the card that the view stands in.
private nonisolated struct TintModifier: ViewModifier {
  typealias Body = Never
  let tell: @MainActor (ActivityTints) -> Void
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    if let tints = context.environment.activityTints { tell(tints) }
    return content(context)
  }
}

nonisolated extension View {
  /// The colour of the card behind a Live Activity's view on the Lock Screen; `nil` for the system's material. Its opacity counts. No
  /// effect in the island, which is black.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    modifier(TintModifier { $0.take(background: color) })
  }
  /// The colour of the words of the button that the system puts beside the card, to end the activity; `nil` for the system's.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(TintModifier { $0.take(action: color) })
  }
}
