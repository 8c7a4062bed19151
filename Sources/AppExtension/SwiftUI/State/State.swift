/// A value a view owns.
///
/// A widget's view is evaluated once for each scene, with the initial value: there is no later evaluation that could see
/// another one. So writing has no effect here; where a body writes, the scene's diagnostics say so (iOS warns about
/// "modifying state during view update"). An object keeps its own changes.
/// - Parity: approximated: the initial value, for good; writing is reported
@propertyWrapper public struct State<Value>: SelfContainedProperty {
  private let value: Value
  public init(wrappedValue value: Value) { self.value = value }
  public init(initialValue value: Value) { self.value = value }
  public var wrappedValue: Value {
    get { value }
    nonmutating set { StateWrite.ignored("@State", of: Value.self) }
  }
  public var projectedValue: Binding<Value> {
    let value = value
    return Binding(get: { value }, set: { _ in StateWrite.ignored("@State", of: Value.self) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Writes that come while a picture is made.
enum StateWrite {
  /// Notes that a write has no effect, if a body is being evaluated.
  static func ignored(_ wrapper: String, of type: Any.Type, key: String? = nil) {
    guard let session = CurrentEnvironment.session else { return }
    let name = key.map { "\(wrapper)(\"\($0)\")" } ?? "\(wrapper) of type \(type)"
    MainActor.assumeIsolated {
      session.report(
        "state-write", .warning,
        "a view's body writes to \(name); a widget's view is evaluated once, so this has no effect")
    }
  }
}
