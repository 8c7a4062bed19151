import Archive
import Foundation

nonisolated extension View {
  /// What assistive technologies read in place of this view: what `label` would say if it were drawn.
  func spoken<Label: View>(as label: Label) -> some View {
    let label = UncheckedBox(label)
    return attached { drawn, frame, context in
      let said = label.value.spokenElements(in: context).combined(in: frame)
      guard let text = said.first?.label, !text.isEmpty else { return drawn }
      guard var element = drawn.first else { return said }
      element.label = text
      element.frame = frame
      return [element]
    }
  }
}

/// Draws its child and makes one element of what the child says.
final class SpokenControlNode: _WrapperNode {
  let role: AccessibilityElement.Role
  /// In place of what the child gives as its value; `nil` keeps that.
  let value: String?
  let isEnabled: Bool
  let hit: HitRegion.Action?
  /// The state of a toggle.
  let isOn: Bool?
  init(
    _ child: _LayoutNode, role: AccessibilityElement.Role, value: String?, isEnabled: Bool = true,
    hit: HitRegion.Action? = nil, isOn: Bool? = nil
  ) {
    self.role = role
    self.value = value
    self.isEnabled = isEnabled
    self.hit = hit
    self.isOn = isOn
    super.init(child)
  }
  override func draw(into scene: SceneRecorder) {
    // Before the child's own regions: what is drawn within is in front.
    let region = hit.flatMap { scene.addHit(frame, $0, isOn: isOn) }
    (child as? ToggleFacesNode)?.region = region
    let mapped = scene.mapped(frame)
    scene.changingAccessibility({ elements in
      var element =
        elements.combined(in: mapped).first ?? AccessibilityElement(frame: mapped, role: role, label: "")
      element.role = role
      element.value = value ?? element.value
      if !isEnabled { element.traits.insert(.disabled) }
      if let region { scene.nameHit(region, element.label) }
      return [element]
    }) { child.draw(into: scene) }
  }
}

extension _LayoutNode {
  /// A gauge or a progress view: one element with its label and how much, in words of its own or in per cent.
  static func saying(
    _ node: _LayoutNode, label: (some View)?, value: (some View)?, otherwise amount: String?,
    in context: _ViewContext
  ) -> _LayoutNode {
    AccessibilityNode(node) { drawn, frame in
      MainActor.assumeIsolated {
        let label = label?.words(in: context, frame: frame)
        let value = value?.words(in: context, frame: frame) ?? amount
        guard label != nil || value != nil else { return drawn }
        return [AccessibilityElement(frame: frame, role: .progress, label: label ?? "", value: value)]
      }
    }
  }
}

extension View {
  @MainActor fileprivate func words(in context: _ViewContext, frame: CGRect) -> String? {
    let said = spokenElements(in: context).combined(in: frame).first?.label
    return said.flatMap { $0.isEmpty ? nil : $0 }
  }
}
