import Foundation

/// How long the code of an extension may take to answer for one sheet or one list of options.
///
/// One patience is shared by all that is asked for a sheet: once it has run out, nothing more is waited for. Code that goes on all the
/// same does so in its own task, and what it finds is not looked at.
package final class Patience: @unchecked Sendable {
  /// Seconds until what was asked is given up.
  package let seconds: Double
  private let wait: @Sendable (Double) async throws -> Void
  private let lock = NSLock()
  private var isOver = false
  private var timer: Task<Void, Never>?
  private var waiting: [Int: @Sendable () -> Void] = [:]
  private var next = 0

  /// - Parameters:
  ///   - seconds: 5 unless told otherwise (ours, confidence D: the host gives a request longer, a person does not).
  ///   - wait: Waits that long; tests give another.
  package init(
    seconds: Double = 5,
    wait: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  ) {
    self.seconds = seconds
    self.wait = wait
  }
  deinit { timer?.cancel() }

  /// The time was up.
  package struct Over: Error, CustomStringConvertible {
    package var seconds: Double
    package var description: String { "no answer within \(PlainNumber.text(seconds)) seconds" }
  }

  /// What `work` gives, or `Over` when the time is up before.
  package func ask<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws
    -> Value
  {
    let answer = OneAnswer<Value>()
    let turn = try begin { [seconds] in answer.give(.failure(Over(seconds: seconds))) }
    defer { end(turn) }
    return try await withCheckedThrowingContinuation { continuation in
      answer.await(continuation)
      let task = Task {
        do { answer.give(.success(try await work())) } catch { answer.give(.failure(error)) }
      }
      answer.onAbandoned { task.cancel() }
    }
  }

  private func begin(giveUp: @escaping @Sendable () -> Void) throws -> Int {
    try lock.withLock {
      if isOver { throw Over(seconds: seconds) }
      if timer == nil {
        timer = Task { [weak self, wait, seconds] in
          try? await wait(seconds)
          if !Task.isCancelled { self?.runOut() }
        }
      }
      next += 1
      waiting[next] = giveUp
      return next
    }
  }
  private func end(_ turn: Int) {
    lock.withLock { waiting[turn] = nil }
  }
  private func runOut() {
    let all = lock.withLock {
      isOver = true
      return Array(waiting.values)
    }
    for giveUp in all { giveUp() }
  }
}

/// The first answer of several, handed to whoever waits.
private final class OneAnswer<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var abandoned: (@Sendable () -> Void)?

  func give(_ given: Result<Value, any Error>) {
    let (waiting, stop) = lock.withLock {
      guard answer == nil else {
        return (nil, nil) as (CheckedContinuation<Value, any Error>?, (@Sendable () -> Void)?)
      }
      answer = given
      defer { continuation = nil }
      if case .failure(let error) = given, error is Patience.Over { return (continuation, abandoned) }
      return (continuation, nil)
    }
    waiting?.resume(with: given)
    stop?()
  }
  func await(_ waiting: CheckedContinuation<Value, any Error>) {
    let early = lock.withLock {
      if answer == nil { continuation = waiting }
      return answer
    }
    if let early { waiting.resume(with: early) }
  }
  func onAbandoned(_ stop: @escaping @Sendable () -> Void) {
    let isLate = lock.withLock {
      abandoned = stop
      if case .failure(let error)? = answer { return error is Patience.Over }
      return false
    }
    if isLate { stop() }
  }
}
