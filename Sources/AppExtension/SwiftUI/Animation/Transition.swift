import Archive
import Foundation

/// What a view looks like before it appears and after it is gone.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
  /// What the transition is to a surface that moves pictures. Custom ones take the default: what their body does is found out.
  @MainActor func _effects(_ phase: TransitionPhase) -> _TransitionEffects
}

/// Effects of a transition in one phase.
public struct _TransitionEffects: Sendable {
  var effects: [Change.Effect]
  var motion: Motion?
  init(_ effects: [Change.Effect], motion: Motion? = nil) {
    self.effects = effects
    self.motion = motion
  }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The content as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: self), phase: phase)
  }
  @MainActor public func _effects(_ phase: TransitionPhase) -> _TransitionEffects {
    _TransitionEffects(
      TransitionProbe.effects(of: body(content: PlaceholderContentView(content: self), phase: phase)))
  }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that a surface knows by itself.
protocol NativeTransition: Transition {
  @MainActor func native(_ phase: TransitionPhase) -> [Change.Effect]
}
extension NativeTransition {
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor public func _effects(_ phase: TransitionPhase) -> _TransitionEffects {
    _TransitionEffects(native(phase))
  }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor func _effects(_ phase: TransitionPhase) -> _TransitionEffects {
    let (a, b) = (first._effects(phase), second._effects(phase))
    return _TransitionEffects(a.effects + b.effects, motion: a.motion ?? b.motion)
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor func _effects(_ phase: TransitionPhase) -> _TransitionEffects {
    _TransitionEffects(base._effects(phase).effects, motion: animation?.motion)
  }
}

/// Finds out what a custom transition does to its content, by drawing a box in its place.
@MainActor enum TransitionProbe {
  private static let side = 100.0

  static func effects(of body: some View) -> [Change.Effect] {
    let session = EvaluationSession(displayScale: 1, now: Date(timeIntervalSinceReferenceDate: 0))
    defer { session.end() }
    let context = _ViewContext(environment: EnvironmentValues(), session: session)
    let node = context.inTransitionProbe { $0.single(body) }
    node.place(at: .zero, proposal: ProposedViewSize(width: side, height: side))
    let builder = SceneRecorder(session: session)
    node.draw(into: builder)
    guard let (opacity, transform, box) = trace(builder.nodes, 1, .identity) else { return [.opacity] }
    return describe(opacity, transform, box)
  }

  /// The box with all that is applied to it; `nil` where it is not drawn at all.
  private static func trace(
    _ nodes: [Node], _ opacity: Double, _ transform: Transform
  ) -> (Double, Transform, CGRect)? {
    for node in nodes {
      switch node {
      case .path(let path):
        if case .rect(let rect) = path.geometry { return (opacity, transform, rect) }
      case .group(let group):
        let inner = (group.transform ?? .identity).concatenating(transform)
        if let found = trace(group.children, opacity * group.opacity, inner) { return found }
      case .text, .liveText, .symbol, .image, .liveProgress, .unsupported: continue
      }
    }
    return nil
  }

  private static func describe(_ opacity: Double, _ map: Transform, _ box: CGRect) -> [Change.Effect] {
    var effects: [Change.Effect] = []
    if opacity < 1 { effects.append(.opacity) }
    let scale = (map.a * map.a + map.b * map.b).squareRoot()
    let angle = atan2(map.b, map.a)
    let half = CGPoint(x: 0.5, y: 0.5)
    if abs(scale - 1) > 1e-6 { effects.append(.scale(scale, anchor: half)) }
    if abs(angle) > 1e-6 { effects.append(.rotation(angle, anchor: half)) }
    let center = map.apply(CGPoint(x: box.midX, y: box.midY))
    let offset = CGSize(width: center.x - side / 2, height: center.y - side / 2)
    if abs(offset.width) > 1e-6 || abs(offset.height) > 1e-6 { effects.append(.offset(offset)) }
    return effects
  }
}

extension _ViewContext {
  /// `PlaceholderContentView` stands for a box here.
  func inTransitionProbe<T>(_ work: (_ViewContext) -> T) -> T {
    var inner = self
    inner.environment.isTransitionProbe = true
    return work(inner)
  }
}

extension EnvironmentValues {
  private enum ProbeKey: EnvironmentKey {
    static let defaultValue = false
  }
  var isTransitionProbe: Bool {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}

/// The content that a modifier was applied to, for use inside the modifier's own content.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  let content: Value
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    if let view = content as? any View { return view._makeNodes(in: context) }
    return context.environment.isTransitionProbe ? Color.black._makeNodes(in: context) : []
  }
}
