import Foundation

/// A point or rectangle of one view, to be read in the coordinates of another: `geometry[anchor]`.
public struct Anchor<Value> {
  /// What of a view an anchor stands for.
  public struct Source {
    /// The value in a space, from the view's frame and the way points get there.
    let value: (_ frame: CGRect, _ move: (CGPoint) -> CGPoint) -> Value
  }
  let node: PreferenceSourceNode
  let source: Source

  /// In the coordinates of a place. Known once the view was placed.
  @MainActor func value(seenFrom place: Place) -> Value {
    let own = Place(frame: node.frame, surroundings: node.surroundings)
    return source.value(node.frame) { place.local(of: $0, from: own) }
  }
  fileprivate var sceneValue: UncheckedBox<Value> {
    let anchor = UncheckedBox(self)
    return MainActor.assumeIsolated { UncheckedBox(anchor.value.value(seenFrom: .scene)) }
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.sceneValue.value == rhs.sceneValue.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(sceneValue.value) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source { frame, move in r.offsetBy(dx: frame.minX, dy: frame.minY).moved(move) }
  }
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { frame, move in frame.moved(move) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source { frame, move in move(CGPoint(x: frame.minX + p.x, y: frame.minY + p.y)) }
  }
  /// A point by its share of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source { frame, move in move(p.point(in: frame)) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { frame, move in array.map { $0.value(frame, move) } }
  }
  /// One, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { frame, move in anchor?.value(frame, move) }
  }
}

nonisolated extension View {
  /// Gives a preference made from an anchor of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let box = UncheckedBox((value, transform))
    return modifier(
      PreferenceWriter { part, nodes in
        part.set(K.self, nodes: nodes) { node in box.value.1(Anchor(node: node, source: box.value.0)) }
      })
  }

  /// Changes a preference of the views inside by an anchor of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let box = UncheckedBox((value, transform))
    return modifier(
      PreferenceWriter { part, nodes in
        for node in nodes {
          part.change(K.self, nodes: [node]) { box.value.1(&$0, Anchor(node: node, source: box.value.0)) }
        }
      })
  }
}
