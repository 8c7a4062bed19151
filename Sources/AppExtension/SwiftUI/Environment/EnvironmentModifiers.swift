nonisolated extension View {
  /// Sets a value of the environment for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    let write = UncheckedBox((keyPath, value))
    return inContext { $0.environment[keyPath: write.value.0] = write.value.1 }
  }
  /// Places an observable object in the environment; `nil` takes away an ancestor's.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    let object = UncheckedBox(object)
    return inContext { $0.environment[T.self] = object.value }
  }
  /// Changes a value of the environment for this view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    let write = UncheckedBox((keyPath, transform))
    return inContext { write.value.1(&$0.environment[keyPath: write.value.0]) }
  }
}
