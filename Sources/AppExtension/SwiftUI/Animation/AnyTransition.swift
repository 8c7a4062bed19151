import Archive
import Foundation

/// A transition whose type is hidden: the form of iOS 13.
public struct AnyTransition {
  let effects: @MainActor @Sendable (TransitionPhase) -> _TransitionEffects

  public init<T: Transition>(_ transition: T) {
    let transition = UncheckedBox(transition)
    effects = { transition.value._effects($0) }
  }
  private init(_ effects: @escaping @MainActor @Sendable (TransitionPhase) -> _TransitionEffects) {
    self.effects = effects
  }

  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0.0001)) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let (arriving, leaving) = (insertion.effects, removal.effects)
    return AnyTransition { $0 == .didDisappear ? leaving($0) : arriving($0) }
  }
  /// From the view with one modifier to the view with another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let active = UncheckedBox(active)
    return AnyTransition { _ in
      _TransitionEffects(TransitionProbe.effects(of: Color.black.modifier(active.value)))
    }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    let (mine, others) = (effects, other.effects)
    return AnyTransition { phase in
      let (a, b) = (mine(phase), others(phase))
      return _TransitionEffects(a.effects + b.effects, motion: a.motion ?? b.motion)
    }
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    let effects = effects
    return AnyTransition { _TransitionEffects(effects($0).effects, motion: animation?.motion) }
  }
}

nonisolated extension View {
  /// How the view comes and goes between entries.
  @_disfavoredOverload public func transition(_ t: AnyTransition) -> some View {
    let transition = UncheckedBox(t)
    return effect { _, context in
      let arriving = transition.value.effects(.willAppear)
      let leaving = transition.value.effects(.didDisappear)
      let outer = context.environment.change
      return GroupNode(
        change: Change(
          content: outer?.content, insertion: arriving.effects, removal: leaving.effects,
          motion: arriving.motion ?? leaving.motion ?? outer?.motion,
          // The identity transition is a change at once.
          isImmediate: arriving.effects.isEmpty && leaving.effects.isEmpty, trigger: outer?.trigger ?? 0),
        children: [])
    }
  }
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
