import Archive
import Foundation

/// What tapping a control does.
///
/// A widget's picture runs no closures: only what has an identifier reacts to a tap, and the identifier means something
/// to the extension only. App intents give one while the scene is made.
package struct ControlAction {
  /// Names the action, or gives `nil` where it cannot be run.
  package typealias Identifier = @MainActor (_ViewContext) -> String?

  let identifier: Identifier?
  /// A toggle with it changes its state at once.
  var flips: Bool { identifier != nil }
  /// A closure of the user's, kept for `PrimitiveButtonStyleConfiguration.trigger()`.
  let closure: (() -> Void)?

  package init(identifier: @escaping Identifier) {
    self.identifier = identifier
    closure = nil
  }
  init(closure: @escaping () -> Void) {
    identifier = nil
    self.closure = closure
  }

  /// What a control's nodes are wrapped in: the region that a tap hits.
  @MainActor func wrapping(
    _ nodes: [_LayoutNode], role: AccessibilityElement.Role, value: String? = nil, isOn: Bool? = nil,
    in context: _ViewContext
  ) -> [_LayoutNode] {
    let isEnabled = context.environment.isEnabled
    var action: HitRegion.Action?
    if let identifier {
      if isEnabled, context.honoursControl(role == .toggle ? "Toggle" : "Button") {
        action = identifier(context).map { .intent(identifier: $0) }
      }
    } else {
      let control = role == .toggle ? "Toggle with a binding" : "Button with a closure"
      context.session.report(
        "no-effect-in-widget", .note,
        "a \(control) does nothing in a widget, as on iOS; give it an app intent, or use a Link")
    }
    return nodes.map {
      SpokenControlNode($0, role: role, value: value, isEnabled: isEnabled, hit: action, isOn: isOn)
    }
  }
}
