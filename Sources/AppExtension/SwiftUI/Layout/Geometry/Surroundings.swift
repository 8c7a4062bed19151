import Archive
import Foundation

/// What surrounds a view while it is placed: effects that move what is drawn, named spaces, the safe area.
struct Surroundings: @unchecked Sendable {
  /// An effect around a view, and those around it.
  final class Effect {
    let transform: () -> Transform?
    let outer: Effect?
    init(_ transform: @escaping () -> Transform?, outer: Effect?) {
      self.transform = transform
      self.outer = outer
    }
  }
  final class Space {
    let name: AnyHashable
    let place: Place
    let outer: Space?
    init(name: AnyHashable, place: Place, outer: Space?) {
      self.name = name
      self.place = place
      self.outer = outer
    }
  }
  /// Where views may stand, and how far backgrounds may reach beyond.
  struct SafeArea {
    var inner: CGRect
    var outer: CGRect
  }
  var effect: Effect?
  var space: Space?
  var safeArea: SafeArea?

  /// Those of the view that is being placed.
  @MainActor static var current = Surroundings()

  /// Places something in changed surroundings.
  @MainActor static func with(_ change: (inout Surroundings) -> Void, place: () -> Void) {
    let outer = current
    change(&current)
    place()
    current = outer
  }

  @MainActor static func within(effect: @escaping () -> Transform?, place: () -> Void) {
    with({ $0.effect = Effect(effect, outer: $0.effect) }, place: place)
  }

  /// From the coordinates that frames here are given in to those of the scene.
  @MainActor var toScene: Transform {
    var transform = Transform.identity
    var next = effect
    while let effect = next {
      if let step = effect.transform() { transform = transform.concatenating(step) }
      next = effect.outer
    }
    return transform
  }

  func space(named name: AnyHashable) -> Place? {
    var next = space
    while let space = next {
      if space.name == name { return space.place }
      next = space.outer
    }
    return nil
  }
}

/// A frame and what surrounds it: where a view is in the scene.
struct Place: @unchecked Sendable {
  var frame: CGRect
  var surroundings = Surroundings()

  /// The whole scene.
  static let scene = Place(frame: .zero)

  /// A point given in another place's coordinates, measured from the corner of this place.
  @MainActor func local(of point: CGPoint, from other: Place) -> CGPoint {
    var moved = point
    if other.surroundings.effect !== surroundings.effect {
      moved = other.surroundings.toScene.apply(moved)
      // Scaled to nothing, there is no way back: everything is in the corner.
      guard let back = surroundings.toScene.inverted else { return .zero }
      moved = back.apply(moved)
    }
    return CGPoint(x: moved.x - frame.minX, y: moved.y - frame.minY)
  }

  /// The frame of another place in the coordinates of this one.
  @MainActor func local(of other: Place) -> CGRect {
    other.frame.moved { local(of: $0, from: other) }
  }
}

extension CGRect {
  /// The smallest upright rectangle around the moved corners.
  func moved(_ move: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(move)
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let left = xs.min() ?? 0, top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Transform {
  /// The way back; `nil` where an area becomes none.
  var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
