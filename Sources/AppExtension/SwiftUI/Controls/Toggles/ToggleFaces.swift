import Archive
import Foundation

private struct DrawsOneFaceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Toggles here are drawn in their own state only: they are part of a picture that does not show.
  var drawsOneFace: Bool {
    get { self[DrawsOneFaceKey.self] }
    set { self[DrawsOneFaceKey.self] = newValue }
  }
}

/// A toggle in both states, so that a surface can flip it before the new entry is there, as iOS does.
///
/// It lays out as the current state does. The other one gets the same proposal and stands in the middle of the same frame; only its
/// picture is kept, nothing in it is touched or read aloud.
final class ToggleFacesNode: _WrapperNode {
  let other: _LayoutNode
  let isOn: Bool
  /// Index of the toggle's region, while it is drawn; `nil` where nothing can be touched, and so nothing flips.
  var region: Int?

  init(current: _LayoutNode, other: _LayoutNode, isOn: Bool) {
    self.other = other
    self.isOn = isOn
    super.init(current)
    nesting = max(nesting, other.nesting)
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: frame, proposal: proposal)
    let size = other.size(for: proposal)
    other.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal)
  }

  override func draw(into scene: SceneRecorder) {
    guard let region else { return super.draw(into: scene) }
    let hidden = scene.captured { other.draw(into: scene) }
    if !hidden.isEmpty {
      scene.add(.group(GroupNode(toggle: face(region, isCurrent: false), children: hidden)))
    }
    scene.group(GroupNode(toggle: face(region, isCurrent: true), children: [])) { super.draw(into: scene) }
  }

  private func face(_ region: Int, isCurrent: Bool) -> GroupNode.ToggleFace {
    GroupNode.ToggleFace(hit: region, isOn: isOn == isCurrent, isCurrent: isCurrent)
  }
}
