import Archive
import Foundation
import Synchronization

/// Intents that an app was asked to perform and has not said what came of.
final class AppPerformances: Sendable {
  /// What an app answered.
  enum Answer: Sendable, Equatable {
    /// The reply to a request to perform; `nil`: the intent is none of the app's.
    case performed(Data?)
    /// The app has ended, or was cut off.
    case gone
    case late
  }

  private struct Waiting {
    var connection: Int
    var continuation: CheckedContinuation<Answer, Never>
    var alarm: Task<Void, Never>
  }
  private struct State {
    var last: UInt64 = 0
    var waiting: [UInt64: Waiting] = [:]
  }
  private let state = Mutex(State())

  /// Asks an app and waits for its answer.
  func ask(_ connection: AppConnection, _ request: Data, seconds: Double) async -> Answer {
    await withCheckedContinuation { continuation in
      let number = state.withLock { state in
        state.last += 1
        let number = state.last
        let alarm = Task { [weak self] in
          guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
          self?.answer(number, .late)
        }
        state.waiting[number] = Waiting(
          connection: connection.number, continuation: continuation, alarm: alarm)
        return number
      }
      connection.send(AppReply(id: 0, body: .perform(number: number, request: request)))
      if connection.isDone { end(of: connection.number) }
    }
  }

  /// An app says what came of an intent; a connection that was not asked is not heard.
  func performed(_ number: UInt64, _ reply: Data?, by connection: Int) {
    answer(number, .performed(reply), from: connection)
  }

  /// A connection has ended; all of them without a number.
  func end(of connection: Int? = nil) {
    let numbers = state.withLock { state in
      state.waiting.filter { connection == nil || $0.value.connection == connection }.keys.sorted()
    }
    for number in numbers { answer(number, .gone) }
  }

  private func answer(_ number: UInt64, _ answer: Answer, from connection: Int? = nil) {
    let waiting = state.withLock { state -> Waiting? in
      guard let waiting = state.waiting[number], connection == nil || connection == waiting.connection else {
        return nil
      }
      state.waiting[number] = nil
      return waiting
    }
    waiting?.alarm.cancel()
    waiting?.continuation.resume(returning: answer)
  }
}
