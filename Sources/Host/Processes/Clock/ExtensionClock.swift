import Foundation
import Glibc
import Schedule
import Synchronization

/// The calendar clock that running extensions see: their own `Date()` says what it was set to (docs/decisions/0015).
///
/// It is a small file in a private folder, which the SDK's library reads whenever a program asks for the time. Extensions that are started
/// with `environment` follow it from their first instruction on; any number of them, also when it is moved while they run.
package final class ExtensionClock: Sendable {
  /// The file that extensions read.
  package let file: URL
  private let folder: String
  private let descriptor: Int32
  private let state = Mutex(State())

  /// What the file says.
  private struct State {
    var sequence: UInt64 = 0
    var isSet = false
    var isOffline = false
    var base: Int64 = 0
    var anchor: Int64 = 0
    var rate = 1.0
  }

  /// Seconds from 1970, on either side, that the clock can show: half of what fits a word of nanoseconds.
  private static let bound = 4_600_000_000.0
  /// Seconds in a real second at most.
  private static let mostRate = 1e6

  /// A clock that goes as the machine's until it is set. Throws `SystemError`.
  package init(in parent: URL = ExtensionLaunch.defaultSocketParent) throws {
    var template = Array("\(parent.path)/vitrine-clock-XXXXXX".utf8CString)
    // mkdtemp makes the folder with mode 0700.
    guard mkdtemp(&template) != nil else { throw SystemError("folder for the clock in \(parent.path)") }
    folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    file = URL(fileURLWithPath: folder).appendingPathComponent("clock")
    descriptor = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let error = SystemError("clock at \(file.path)")
      rmdir(folder)
      throw error
    }
    release()
  }

  deinit {
    close(descriptor)
    unlink(file.path)
    rmdir(folder)
  }

  /// What an extension is started with to follow this clock.
  package var environment: [String: String] { ["VITRINE_CLOCK": "file:\(file.path)"] }

  /// Shows `date` from now on.
  ///
  /// - Parameter rate: Seconds that pass on it in a real second: 0 stands still, 1 runs on from there. Dates beyond 2115 and rates
  ///   beyond a million count as those.
  package func set(_ date: Date, rate: Double = 0) {
    let seconds = max(-Self.bound, min(Self.bound, date.timeIntervalSince1970))
    let rate = rate.isFinite ? max(0, min(Self.mostRate, rate)) : 0
    var monotonic = timespec()
    clock_gettime(CLOCK_MONOTONIC, &monotonic)
    let anchor = Int64(monotonic.tv_sec) * 1_000_000_000 + Int64(monotonic.tv_nsec)
    change {
      ($0.isSet, $0.rate, $0.anchor) = (true, rate, anchor)
      $0.base = Int64((seconds * 1e9).rounded())
    }
  }

  /// Shows what another clock shows, at its pace.
  package func follow(_ clock: any HostClock) { set(clock.now, rate: clock.rate) }

  /// Goes as the machine's clock again.
  package func release() { change { $0.isSet = false } }

  /// The device has no network: extensions make no new connection beyond this machine, and find no names.
  package func setOffline(_ isOffline: Bool) { change { $0.isOffline = isOffline } }

  /// The words are those of `struct vitrine_clock_file` in `ClockFile.h`.
  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      state.sequence &+= 1
      var bytes = Data("VTRCLK1\0".utf8)
      for word in [
        state.sequence, UInt64(bitPattern: state.base), UInt64(bitPattern: state.anchor),
        state.rate.bitPattern,
        (state.isSet ? 1 : 0) | (state.isOffline ? 2 : 0), state.sequence,
      ] {
        withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
      }
      // A disk that is full since: the clock stays as it was, and 56 bytes are never written in part.
      _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }
}
