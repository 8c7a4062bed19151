import Foundation
import Glibc
import Limits

/// Looks at what one extension uses while it works: memory, processes, files. Belongs to the thread that listens to it.
struct ResourceWatch {
  /// What was seen while it worked.
  struct Usage: Sendable, Equatable {
    /// The most private dirty memory, in bytes.
    var peakBytes = 0
  }

  private let pid: pid_t
  /// Processes of the sandbox itself before that of the extension.
  private let shells: Int
  private let limits: ProcessLimits
  private let folders: [URL]
  /// The extension's own process, once it is known.
  private var own: pid_t?
  private var peakBound = 0
  private var filesBefore = 0
  private var filesMeasured = 0
  private var writtenThen = 0
  private var lastWalk: UInt64 = 0
  private(set) var usage = Usage()

  /// - Parameters:
  ///   - pid: Of the group's leader.
  ///   - folders: Whose files count.
  init(pid: pid_t, isSandboxed: Bool, folders: [URL], limits: ProcessLimits) {
    self.pid = pid
    self.limits = limits
    self.folders = folders
    shells = isSandboxed ? 2 : 0
    filesBefore = FileUsage.bytes(below: folders, most: limits.containerBytes)
    filesMeasured = filesBefore
  }

  /// The limit that is exceeded now, if one is.
  mutating func breach(forActivity: Bool) -> LimitBreach? {
    let most = limits.childProcesses + shells + 1
    let processes = ([pid] + ProcessTree.descendants(of: pid, most: most)).dropFirst(shells)
    return tooManyProcesses(processes) ?? tooMuchMemory(processes, forActivity) ?? tooManyFiles(processes)
  }

  private func tooManyProcesses(_ processes: ArraySlice<pid_t>) -> LimitBreach? {
    let most = limits.childProcesses
    let count =
      processes.count > most ? processes.count : processes.reduce(0) { $0 + ProcessTree.threads(of: $1) }
    guard count > most else { return nil }
    return LimitBreach(.childProcesses, value: Double(most), measured: Double(count))
  }

  private mutating func tooMuchMemory(_ processes: ArraySlice<pid_t>, _ forActivity: Bool) -> LimitBreach? {
    let most = forActivity ? limits.activityMemory : limits.widgetMemory
    // The exact number costs a walk through all mappings, so it is asked for where it can matter.
    let bound = processes.reduce(0) { $0 + (ProcessMemory.anonymousBytes(pid: $1) ?? 0) }
    guard bound > peakBound else { return nil }
    peakBound = bound
    let bytes = processes.reduce(0) { $0 + (ProcessMemory.privateDirtyBytes(pid: $1) ?? 0) }
    usage.peakBytes = max(usage.peakBytes, bytes)
    guard bytes > most else { return nil }
    return LimitBreach(
      forActivity ? .activityMemory : .widgetMemory, value: Double(most), measured: Double(bytes))
  }

  /// Files are walked through when enough was written since the last time to matter, and now and then while there are other processes.
  private mutating func tooManyFiles(_ processes: ArraySlice<pid_t>) -> LimitBreach? {
    guard !folders.isEmpty, let first = processes.first else { return nil }
    let written = Self.writtenBytes(pid: first)
    let now = DispatchTime.now().uptimeNanoseconds
    let isDue = processes.count > 1 && now > lastWalk + 500_000_000
    guard isDue || filesMeasured + (written - writtenThen) > limits.containerBytes,
      written > writtenThen || isDue
    else { return nil }
    (writtenThen, lastWalk) = (written, now)
    filesMeasured = FileUsage.bytes(below: folders, most: limits.containerBytes)
    // What was too much before is not this process's doing; it may tidy up.
    guard filesMeasured > max(limits.containerBytes, filesBefore) else { return nil }
    return LimitBreach(
      .containerBytes, value: Double(limits.containerBytes), measured: Double(filesMeasured))
  }

  /// Bytes that a process has written to anything.
  private static func writtenBytes(pid: pid_t) -> Int {
    for line in (SmallFile.read("/proc/\(pid)/io") ?? "").split(separator: "\n")
    where line.hasPrefix("wchar: ") {
      return Int(line.dropFirst(7)) ?? 0
    }
    return 0
  }
}
