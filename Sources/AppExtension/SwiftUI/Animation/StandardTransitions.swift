import Archive
import Foundation

// The transitions that SwiftUI brings. Each says what it is; surfaces know how to move it.

nonisolated public struct OpacityTransition: NativeTransition {
  public init() {}
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] { [.opacity] }
}

nonisolated public struct IdentityTransition: NativeTransition {
  public init() {}
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] { [] }
}

nonisolated public struct ScaleTransition: NativeTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] {
    [.scale(scale.bounded, anchor: anchor.bounded)]
  }
}

nonisolated public struct OffsetTransition: NativeTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] {
    [.offset(CGSize(width: Double(offset.width).bounded, height: Double(offset.height).bounded))]
  }
}

nonisolated public struct MoveTransition: NativeTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] { [.move(edge.archived)] }
}

/// In from the leading edge, out to the trailing one.
nonisolated public struct SlideTransition: NativeTransition {
  public init() {}
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] {
    [.move(phase == .didDisappear ? .right : .left)]
  }
}

/// In from an edge with what was there leaving at the other.
nonisolated public struct PushTransition: NativeTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] {
    [.push(phase == .didDisappear ? edge.archived.opposite : edge.archived), .opacity]
  }
}

nonisolated public struct BlurReplaceTransition: NativeTransition {
  public struct Configuration: Equatable, Sendable {
    let scales: Bool
    public static let downUp = Configuration(scales: true)
    public static let upUp = Configuration(scales: true)
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect] { [.blurReplace] }
}

nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor public func _effects(_ phase: TransitionPhase) -> _TransitionEffects {
    phase == .didDisappear ? removal._effects(phase) : insertion._effects(phase)
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0.0001) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Double {
  fileprivate var bounded: Double { isFinite ? Swift.min(Swift.max(self, -1e5), 1e5) : 0 }
}
extension UnitPoint {
  fileprivate var bounded: CGPoint { CGPoint(x: Double(x).bounded, y: Double(y).bounded) }
}
extension Edge {
  /// Leading is left: a surface mirrors the picture, not its changes.
  fileprivate var archived: Change.Edge {
    switch self {
    case .top: .top
    case .leading: .left
    case .bottom: .bottom
    case .trailing: .right
    }
  }
}
extension Change.Edge {
  fileprivate var opposite: Change.Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
