import Foundation

/// What a handler that does not answer for a parameter throws: the requirement's default does.
public struct _INNotProvided: Error { public init() {} }

/// A handler that let go of its completion without calling it.
public struct _INNeverAnswered: LocalizedError {
  public init() {}
  public var errorDescription: String? { "it dropped the completion handler without calling it" }
}

/// The answer of a handler's completion, awaited: the first call counts, and a completion that can never be called any more is known
/// at once.
public enum _INAnswer {
  /// Options from `provide…OptionsCollection(for:with:)`; neither options nor an error is an empty list.
  nonisolated(nonsending) public static func collection<Item>(
    _ ask: (@escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
  ) async throws -> INObjectCollection<Item> {
    try await first { done in
      ask { collection, error in
        if let error {
          done(.failure(error))
        } else {
          done(.success(collection ?? INObjectCollection(items: [])))
        }
      }
    }.value
  }

  /// The one value that a completion is called with.
  nonisolated(nonsending) public static func value<Value>(
    orElse fallback: Value, _ ask: (@escaping (Value) -> Void) -> Void
  ) async -> Value {
    let answer = try? await first { done in ask { done(.success($0)) } }
    return answer?.value ?? fallback
  }

  nonisolated(nonsending) private static func first<Value>(
    _ ask: (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Sent<Value> {
    try await withCheckedThrowingContinuation { continuation in
      let once = Once(continuation)
      ask { once.give($0.map(Sent.init)) }
    }
  }

  private struct Sent<Value>: @unchecked Sendable { let value: Value }

  /// Held by the completion alone; when that goes, `deinit` answers.
  private final class Once<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Sent<Value>, any Error>?
    init(_ continuation: CheckedContinuation<Sent<Value>, any Error>) { self.continuation = continuation }
    deinit { continuation?.resume(throwing: _INNeverAnswered()) }
    func give(_ result: Result<Sent<Value>, any Error>) {
      let waiting = lock.withLock {
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(with: result)
    }
  }
}
