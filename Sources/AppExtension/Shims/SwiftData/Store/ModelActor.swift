import Foundation

/// An executor with a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs an actor's work on a queue of its own, beside its context.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("The executor of \(Self.self) is not serial.")
    }
    return executor.asUnownedSerialExecutor()
  }
  public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext[id, as: type]
  }
}
