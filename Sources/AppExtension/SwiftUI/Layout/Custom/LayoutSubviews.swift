import Foundation

/// The views that a layout container arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction of the container. Positions are mirrored by the system; a layout need not look at it.
  public var layoutDirection: LayoutDirection
  let record: PlacementRecord
  /// Places in the record; a slice keeps the indices of what it was taken from.
  private let members: ArraySlice<Int>

  @MainActor init(record: PlacementRecord, rightToLeft: Bool) {
    self.record = record
    layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    members = ArraySlice(record.nodes.indices)
  }
  private init(_ members: ArraySlice<Int>, of whole: LayoutSubviews) {
    record = whole.record
    layoutDirection = whole.layoutDirection
    self.members = members
  }

  public var startIndex: Int { members.startIndex }
  public var endIndex: Int { members.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(record: record, index: members[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(members[bounds], of: self) }
  /// The subviews at some indices, in that order, counted anew from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { members[$0] }), of: self)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.record === rhs.record && lhs.layoutDirection == rhs.layoutDirection && lhs.members == rhs.members
  }

  /// The nodes, for layouts of the system.
  @MainActor var nodes: [_LayoutNode] { members.map { record.nodes[$0] } }

  /// The guides that subviews set themselves, put together, where `place` puts them.
  func mergedAlignment(_ key: AlignmentKey, in bounds: CGRect, place: () -> Void) -> CGFloat? {
    let outer = MainActor.assumeIsolated { record.open() }
    place()
    return MainActor.assumeIsolated {
      let placements = record.close(restoring: outer)
      return PlacementRecord.mergedAlignment(
        key, in: bounds, members.map { (record.nodes[$0], placements[$0]) })
    }
  }
}

/// One view that a layout container arranges.
public struct LayoutSubview: Equatable {
  let record: PlacementRecord
  let index: Int

  private func ask<T: Sendable>(_ question: @MainActor (_LayoutNode) -> T) -> T {
    let record = record, index = index
    return MainActor.assumeIsolated { question(record.nodes[index]) }
  }

  /// The value that `layoutValue(key:value:)` gave this view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let found = ask { node in
      UncheckedBox(node.traits[ObjectIdentifier(K.self), as: K.Value.self])
    }
    return found.value ?? K.defaultValue
  }
  /// `layoutPriority(_:)`.
  public var priority: Double { ask { $0.priority } }
  /// The size this view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask { $0.size(for: proposal) } }
  /// The size and the guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ask { $0.dimensions(for: proposal) }
  }
  /// The distances this view prefers to its neighbours.
  public var spacing: ViewSpacing { ask { ViewSpacing($0.spacing) } }
  /// Places the view with its anchor at a position. Only while the container places its subviews; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let record = record, index = index
    MainActor.assumeIsolated {
      record.place(index, .init(position: position, anchor: anchor, proposal: proposal))
    }
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.record === b.record && a.index == b.index
  }
}

/// Where a layout put its subviews, gathered while it places them.
@MainActor final class PlacementRecord {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
    /// The top left corner of a view of a size.
    func origin(of size: CGSize) -> CGPoint {
      CGPoint(
        x: position.x.finite - anchor.x.finite * size.width,
        y: position.y.finite - anchor.y.finite * size.height)
    }
  }
  let nodes: [_LayoutNode]
  private var placements: [Placement?] = []
  private var isOpen = false

  init(nodes: [_LayoutNode]) { self.nodes = nodes }

  /// Starts a new record; what was open before is given back to `close`.
  func open() -> [Placement?]? {
    let outer = isOpen ? placements : nil
    placements = Array(repeating: nil, count: nodes.count)
    isOpen = true
    return outer
  }
  func close(restoring outer: [Placement?]?) -> [Placement?] {
    let result = placements
    placements = outer ?? []
    isOpen = outer != nil
    return result
  }
  func place(_ index: Int, _ placement: Placement) {
    if isOpen { placements[index] = placement }
  }

  /// Explicit guides of placed children, measured from the corner of `bounds`.
  static func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ children: [(node: _LayoutNode, placement: Placement?)]
  ) -> CGFloat? {
    let values: [CGFloat] = children.compactMap { node, placement in
      guard let placement else { return nil }
      let size = node.size(for: placement.proposal)
      guard let value = node.explicitAlignment(key, proposal: placement.proposal, size: size) else {
        return nil
      }
      let origin = placement.origin(of: size)
      return value + (key.axis == .vertical ? origin.y - bounds.minY : origin.x - bounds.minX)
    }
    return key.combine(values)
  }
}
