import Foundation

/// Types that can have `@Dependency` properties.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// A value that the app gives to its intents and queries: `@Dependency private var store: Store`.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: AppDependencyManager.Provider?
  private let lock = NSLock()
  private var own: Value?

  public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.init(key: key, manager: manager, fallback: nil)
  }
  public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.init(key: key, manager: manager, fallback: AppDependencyManager.Provider(make: defaultValueProvider))
  }
  @_disfavoredOverload public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping () async throws -> Value
  ) {
    self.init(
      key: key, manager: manager, fallback: AppDependencyManager.Provider(makeLater: defaultValueProvider))
  }
  private init(key: AnyHashable?, manager: AppDependencyManager, fallback: AppDependencyManager.Provider?) {
    self.key = key
    self.manager = manager
    self.fallback = fallback
  }

  public var projectedValue: AppDependency<Value> { self }
  /// The dependency. Reading one that nobody added ends the process with a message, as there is no value to give.
  public var wrappedValue: Value {
    get {
      if let own = lock.withLock({ own }) { return own }
      do {
        return try manager.value(Value.self, key: key, fallback: fallback)
      } catch {
        fatalError("\(error.localizedDescription)")
      }
    }
    set { lock.withLock { own = newValue } }
  }
}

/// Holds what `@Dependency` properties read.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  /// Makes a value once.
  final class Provider: @unchecked Sendable {
    private enum Source {
      case now(() throws -> Any)
      case later(() async throws -> Any)
    }
    private let source: Source
    private let lock = NSRecursiveLock()
    private var made: Result<Any, any Swift.Error>?

    init(make: @escaping () throws -> Any) { source = .now(make) }
    init(makeLater: @escaping () async throws -> Any) { source = .later(makeLater) }

    /// The value. One that is made asynchronously is waited for on another thread.
    func value() throws -> Any {
      lock.lock()
      defer { lock.unlock() }
      if let made { return try made.get() }
      switch source {
      case .now(let make): made = Result(catching: make)
      case .later(let make):
        let box = Box(make)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
          do { box.result = .success(try await box.make()) } catch { box.result = .failure(error) }
          done.signal()
        }
        done.wait()
        made = box.result
      }
      return try made!.get()
    }

    private final class Box: @unchecked Sendable {
      let make: () async throws -> Any
      var result: Result<Any, any Swift.Error>?
      init(_ make: @escaping () async throws -> Any) { self.make = make }
    }
  }

  private let lock = NSLock()
  private var providers: [AnyHashable: Provider] = [:]

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) { add(Dependency.self, key: key, Provider(make: dependencyProvider)) }
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> () throws -> Dependency
  ) { add(Dependency.self, key: key, Provider(make: { try dependencyProvider()() })) }
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping () async throws -> Dependency
  ) { add(Dependency.self, key: key, Provider(makeLater: dependencyProvider)) }

  private func add(_ type: Any.Type, key: AnyHashable?, _ provider: Provider) {
    lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(type))] = provider }
  }

  func value<Value>(_ type: Value.Type, key: AnyHashable?, fallback: Provider?) throws -> Value {
    let name = key ?? AnyHashable("\(type)")
    let added = lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(type))] }
    guard let provider = added ?? fallback else { throw Error.failedToRetrieveDependency(name, type) }
    let value: Any
    do { value = try provider.value() } catch { throw Error.failedToLoadDependency(name, type) }
    guard let value = value as? Value else {
      throw Error.incorrectDependencyType(name, type, Swift.type(of: value))
    }
    return value
  }

  /// Why a dependency has no value.
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    case failedToLoadDependency(AnyHashable, Value.Type)
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(let key, _):
        "No dependency \(key) was added: call AppDependencyManager.shared.add in the initialiser of the widget bundle."
      case .failedToLoadDependency(let key, let type): "Making the dependency \(key) (\(type)) failed."
      case .incorrectDependencyType(let key, let type, let other):
        "The dependency \(key) is \(other), and \(type) was asked for."
      }
    }
  }
}

/// A `@Dependency`, whatever its type.
protocol AnyAppDependency: AnyObject {}

extension AppDependency: AnyAppDependency {}
