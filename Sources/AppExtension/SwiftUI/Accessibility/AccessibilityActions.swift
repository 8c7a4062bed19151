// Parity: approximated: the names of actions are in the scene; a surface shows them, a widget's process cannot run their closures

import Archive
import Foundation

nonisolated extension View {
  /// An action a screen reader offers by its name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let name = UncheckedBox(name)
    return attachedToElement { element, context in element.actions.append(name.value.spoken(in: context)) }
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let name = UncheckedBox(actionKind.name)
    return attached { elements, _, context in
      guard let name = name.value else { return elements }
      return elements.map { element in
        var changed = element
        changed.actions.append(name.spoken(in: context))
        return changed
      }
    }
  }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { accessibilityActions { label() } }

  /// Actions by the names of the buttons of the content.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = UncheckedBox(content())
    return attachedToElement { element, context in
      element.actions += content.value.spokenElements(in: context).map(\.label).filter { !$0.isEmpty }
    }
  }

  /// The view's value can be raised and lowered.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachedToAll { element, _ in element.traits.insert(.adjustable) }
  }
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached { elements, _, _ in elements } }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached { elements, _, _ in elements } }
}

/// An action with a meaning to the system, or with a name.
public struct AccessibilityActionKind: Equatable, Sendable {
  let word: String
  let name: Text?
  public static let `default` = AccessibilityActionKind(word: "default", name: nil)
  public static let escape = AccessibilityActionKind(word: "escape", name: nil)
  public static let magicTap = AccessibilityActionKind(word: "magicTap", name: nil)
  public static let delete = AccessibilityActionKind(word: "delete", name: nil)
  public static let showMenu = AccessibilityActionKind(word: "showMenu", name: nil)
  public init(named name: Text) { self.init(word: "named", name: name) }
  private init(word: String, name: Text?) {
    self.word = word
    self.name = name
  }
  public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool {
    a.word == b.word && a.name == b.name
  }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// A zoom asked for by a screen reader.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
