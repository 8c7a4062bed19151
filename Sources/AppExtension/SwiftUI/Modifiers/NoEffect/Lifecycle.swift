import Foundation

// Parity: no effect: a widget's view neither appears nor runs; iOS archives its picture

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onAppear") }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onDisappear") }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { withoutEffect("task") }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { withoutEffect("task") }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { withoutEffect("onChange") }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { withoutEffect("onChange") }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    withoutEffect("onChange")
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { withoutEffect("onOpenURL") }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { withoutEffect("onContinueUserActivity") }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { withoutEffect("userActivity") }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { withoutEffect("userActivity") }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func itemProvider(_ action: (() -> Any?)?) -> some View { self }
}
