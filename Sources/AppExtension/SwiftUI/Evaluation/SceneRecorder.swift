import Archive
import Foundation

/// Gathers what nodes draw, in the order they are drawn.
@MainActor package final class SceneRecorder {
  private var levels: [[Node]] = [[]]
  package private(set) var hits: [HitRegion] = []
  private var spoken: [AccessibilityElement] = []
  /// `accessibilitySortPriority` of each spoken element.
  private var priorities: [Double] = []
  package let session: EvaluationSession
  /// How many `captured` are under way.
  private var captures = 0
  private var transforms: [(CGPoint) -> CGPoint] = []

  package init(session: EvaluationSession) { self.session = session }

  package var nodes: [Node] { levels[0] }
  /// What assistive technologies read, in reading order.
  package var accessibility: [AccessibilityElement] { inReadingOrder(from: 0) }

  func add(_ node: Node) { levels[levels.count - 1].append(node) }

  /// Draws children, those with a higher `zIndex` later.
  func drawInOrder(_ children: [_LayoutNode]) {
    if children.contains(where: { $0.zIndex != 0 }) {
      let sorted = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      for (_, child) in sorted { child.draw(into: self) }
    } else {
      for child in children { child.draw(into: self) }
    }
  }

  /// Draws into a group with effects; nothing is added where nothing was drawn.
  func group(_ template: GroupNode, _ draw: () -> Void) {
    levels.append([])
    let depth = transforms.count
    if let projection = template.projection {
      transforms.append { projection.apply($0) ?? $0 }
    } else if let transform = template.transform {
      transforms.append(transform.apply)
    }
    draw()
    transforms.removeLast(transforms.count - depth)
    var group = template
    group.children = levels.removeLast()
    // An effect on one part is that part with an effect: one group less in every scene.
    if group.transform == nil, group.projection == nil, group.change == nil, group.children.count == 1,
      case .group(let part) = group.children[0], part.identity != 0, part.appliesNothing,
      group.identity == 0 || group.identity == part.identity
    {
      (group.identity, group.change, group.children) = (part.identity, part.change, part.children)
    }
    if !group.children.isEmpty { add(.group(group)) }
  }

  /// Draws a leaf: what is the same part of the picture from entry to entry, by its identity, and changes as the views around say.
  func part(_ context: _ViewContext, _ draw: () -> Void) {
    group(GroupNode(identity: context.identity, change: context.environment.change, children: []), draw)
  }

  /// What `draw` adds, apart: nothing in it is touched or read aloud.
  func captured(_ draw: () -> Void) -> [Node] {
    levels.append([])
    captures += 1
    changingAccessibility({ _ in [] }, draw)
    captures -= 1
    return levels.removeLast()
  }

  /// Adds a region and gives its index; `nil` where nothing is touched.
  func addHit(_ frame: CGRect, _ action: HitRegion.Action, isOn: Bool? = nil) -> Int? {
    guard captures == 0 else { return nil }
    hits.append(HitRegion(frame: mapped(frame), action: action, isOn: isOn))
    return hits.count - 1
  }

  /// Says what a region is called, in the words of assistive technologies.
  func nameHit(_ index: Int, _ label: String?) {
    guard let label, !label.isEmpty else { return }
    hits[index].label = label
  }

  func addAccessibility(_ element: AccessibilityElement) {
    guard !element.label.isEmpty || element.value != nil else { return }
    var element = element
    element.frame = mapped(element.frame)
    spoken.append(element)
    priorities.append(0)
  }

  /// What `draw` adds for assistive technologies, changed by `change`.
  func changingAccessibility(
    _ change: ([AccessibilityElement]) -> [AccessibilityElement], _ draw: () -> Void
  ) {
    let start = spoken.count
    draw()
    let added = Array(spoken[start...])
    let changed = change(added)
    // One for one keeps the order of each; otherwise the new ones stand where the first did.
    let order =
      changed.count == added.count
      ? Array(priorities[start...])
      : Array(repeating: priorities[start...].max() ?? 0, count: changed.count)
    spoken.replaceSubrange(start..., with: changed)
    priorities.replaceSubrange(start..., with: order)
  }

  /// What `draw` adds is read before siblings of a lower priority.
  func prioritizingAccessibility(_ priority: Double, _ draw: () -> Void) {
    let start = spoken.count
    draw()
    for index in start..<spoken.count { priorities[index] = priority }
  }

  /// What `draw` adds is ordered among itself: the end of a container.
  func orderingAccessibility(_ draw: () -> Void) {
    let start = spoken.count
    draw()
    spoken.replaceSubrange(start..., with: inReadingOrder(from: start))
    for index in start..<spoken.count { priorities[index] = 0 }
  }

  private func inReadingOrder(from start: Int) -> [AccessibilityElement] {
    (start..<spoken.count).sorted {
      priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
    }.map { spoken[$0] }
  }

  /// A frame in the coordinates of the scene.
  func mapped(_ frame: CGRect) -> CGRect {
    guard !transforms.isEmpty else { return frame }
    var corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    for transform in transforms.reversed() { corners = corners.map(transform) }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let left = xs.min() ?? 0, top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
