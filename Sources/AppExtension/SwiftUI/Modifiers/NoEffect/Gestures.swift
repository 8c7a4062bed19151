import Foundation

// Parity: no effect: nothing is touched in a widget but its links, buttons and toggles

/// What a shape given to `contentShape(_:_:eoFill:)` is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// How a pointer lifts a view.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    withoutEffect("gesture")
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    withoutEffect("highPriorityGesture")
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    withoutEffect("simultaneousGesture")
  }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    withoutEffect("onTapGesture")
  }
  @_disfavoredOverload public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { withoutEffect("onTapGesture") }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { withoutEffect("onLongPressGesture") }
  @_disfavoredOverload public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { withoutEffect("onLongPressGesture") }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { withoutEffect("onHover") }
  @_disfavoredOverload public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { withoutEffect("onContinuousHover") }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// What reacts to a tap in a widget is the frame of the link, button or toggle.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
