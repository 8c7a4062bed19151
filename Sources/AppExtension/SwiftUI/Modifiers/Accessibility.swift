import Archive
import Foundation

/// Changes what a part says to assistive technologies.
final class AccessibilityNode: _WrapperNode {
  let change: (CGRect, [AccessibilityElement]) -> [AccessibilityElement]
  init(_ child: _LayoutNode, change: @escaping (CGRect, [AccessibilityElement]) -> [AccessibilityElement]) {
    self.change = change
    super.init(child)
  }
  override func draw(into scene: SceneBuilder) {
    let frame = scene.mapped(frame)
    scene.changingAccessibility({ change(frame, $0) }) { child.draw(into: scene) }
  }
}

public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
  var role: AccessibilityElement.Role? {
    contains(.isButton)
      ? .button
      : contains(.isHeader) ? .header : contains(.isLink) ? .link : contains(.isImage) ? .image : nil
  }
}

nonisolated extension View {
  private func accessibility(
    _ change: @escaping (CGRect, [AccessibilityElement]) -> [AccessibilityElement]
  ) -> some View {
    let change = UncheckedBox(change)
    return wrapped { node, _ in AccessibilityNode(node, change: change.value) }
  }

  public func accessibilityLabel(_ label: Text) -> some View { labelled(label.plain) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { labelled(labelKey.plain) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    labelled(String(label))
  }
  private func labelled(_ label: String) -> some View {
    accessibility { frame, elements in
      if elements.count == 1 {
        var element = elements[0]
        element.label = label
        return [element]
      }
      return [AccessibilityElement(frame: frame, role: .text, label: label)]
    }
  }
  public func accessibilityValue(_ value: Text) -> some View { valued(value.plain) }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { valued(valueKey.plain) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    valued(String(value))
  }
  private func valued(_ value: String) -> some View {
    accessibility { frame, elements in
      guard var first = elements.first else {
        return [AccessibilityElement(frame: frame, role: .text, label: "", value: value)]
      }
      first.value = value
      return [first] + elements.dropFirst()
    }
  }
  /// Hints are not spoken for a picture.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { hidden ? [] : $1 }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { _, elements in
      guard let role = traits.role else { return elements }
      return elements.map {
        var element = $0
        element.role = role
        return element
      }
    }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { frame, elements in
      switch children {
      case .contain: elements
      case .ignore: elements.isEmpty ? [] : [AccessibilityElement(frame: frame, role: .text, label: "")]
      case .combine:
        elements.isEmpty
          ? []
          : [
            AccessibilityElement(
              frame: frame, role: elements.first?.role ?? .text,
              label: elements.map {
                [$0.label, $0.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
              }
              .joined(separator: ", "))
          ]
      }
    }
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
