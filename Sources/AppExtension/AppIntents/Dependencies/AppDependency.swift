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
    /// A value for another task.
    private struct Made: @unchecked Sendable {
      var result: Result<Any, any Swift.Error>
    }
    private let source: Source
    private let lock = NSRecursiveLock()
    private var made: Made?
    private var making: Task<Made, Never>?

    init(make: @escaping () throws -> Any) { source = .now(make) }
    init(makeLater: @escaping () async throws -> Any) { source = .later(makeLater) }

    /// Makes the value without keeping a thread waiting.
    func prepare() async {
      guard case .later = source else { return }
      let made = await start().value
      lock.withLock { self.made = made }
    }

    /// The value. One that is made asynchronously and is not ready is waited for, except on the main thread, where its making
    /// may have to go on.
    func value() throws -> Any {
      if let made = lock.withLock({ made }) { return try made.result.get() }
      if case .now(let make) = source {
        return try lock.withLock {
          if let made { return try made.result.get() }
          let new = Made(result: Result(catching: make))
          made = new
          return try new.result.get()
        }
      }
      guard !Thread.isMainThread else { throw NotReady() }
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        await self.prepare()
        done.signal()
      }
      done.wait()
      return try lock.withLock { try made!.result.get() }
    }

    private func start() -> Task<Made, Never> {
      lock.withLock {
        if let making { return making }
        let task = Task.detached { await self.make() }
        making = task
        return task
      }
    }
    private func make() async -> Made {
      guard case .later(let make) = source else { return Made(result: .failure(NotReady())) }
      do { return Made(result: .success(try await make())) } catch { return Made(result: .failure(error)) }
    }
  }

  /// A dependency that is made asynchronously was read on the main thread before it was ready.
  struct NotReady: LocalizedError {
    var errorDescription: String? {
      "It is made asynchronously and was read on the main thread outside of an intent or query."
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

  func provider(_ type: Any.Type, key: AnyHashable?) -> Provider? {
    lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(type))] }
  }

  func value<Value>(_ type: Value.Type, key: AnyHashable?, fallback: Provider?) throws -> Value {
    let name = key ?? AnyHashable("\(type)")
    guard let provider = provider(type, key: key) ?? fallback else {
      throw Error.failedToRetrieveDependency(name, type)
    }
    let value: Any
    do {
      value = try provider.value()
    } catch let error as NotReady {
      throw error
    } catch {
      throw Error.failedToLoadDependency(name, type)
    }
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
protocol AnyAppDependency: AnyObject, Sendable {
  func prepare() async
}

extension AppDependency: AnyAppDependency {
  func prepare() async { await (manager.provider(Value.self, key: key) ?? fallback)?.prepare() }
}

/// The dependencies of intents and queries.
package enum AppDependencies {
  /// Makes what an intent's, query's or options provider's `@Dependency` properties will read. Call it before their code runs.
  package static func prepare(of owner: Any, isolation: isolated (any Actor)? = #isolation) async {
    let found = Mirror(reflecting: owner).children.compactMap { $0.value as? any AnyAppDependency }
    for dependency in found { await dependency.prepare() }
  }
}
