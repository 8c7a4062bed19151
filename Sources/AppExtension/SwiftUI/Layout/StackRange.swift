import Foundation

/// The least and the most that a child of a stack takes along it.
struct StackRange {
  var min: CGFloat
  var max: CGFloat

  /// Whether this child is offered space before another: the smaller span first, and of two without end the one that
  /// needs more.
  func isLessFlexible(than other: StackRange) -> Bool {
    switch (isUnbounded, other.isUnbounded) {
    case (true, true): min > other.min
    case (false, true): true
    case (true, false): false
    case (false, false): max - min < other.max - other.min
    }
  }

  /// A length is never laid out beyond this.
  private var isUnbounded: Bool { max >= CGFloat.greatestLength }

  // MARK: Cost

  @MainActor private static var isMeasuring = false

  /// Whether a stack may find its range across its axis by laying itself out twice. Not while another does, nor with
  /// many stacks inside: each level would double the work of the one above it.
  @MainActor static func mayMeasure(nesting: Int) -> Bool {
    nesting == 0 || (!isMeasuring && !isDeep(nesting: nesting))
  }

  /// Whether so many stacks stand inside each other that asking them twice at each level would be felt.
  @MainActor static func isDeep(nesting: Int) -> Bool { nesting > 8 }

  @MainActor static func measuring(_ work: () -> StackRange) -> StackRange {
    let outer = isMeasuring
    isMeasuring = true
    defer { isMeasuring = outer }
    return work()
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension AlignmentKey {
  /// An edge or the centre: a container has its own, whatever its children say.
  var isEdgeOrCenter: Bool {
    switch self {
    case HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
      VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key:
      true
    default: false
    }
  }
}
