import Foundation
import Host
import Processes
import Schedule

/// Makes the copy of a session's host that runs ahead of time. It is kept beside what the session keeps, and goes away with it.
struct DevAhead {
  /// Bytes of user defaults and App Group containers that are copied at most. Ours.
  private static let mostBytes = 256 << 20

  /// Where the session keeps what it has.
  var project: URL

  private var folder: URL { project.appendingPathComponent("ahead") }

  /// - Parameter date: What its clock shows first.
  /// - Throws: `Problem`, also where the extensions have written too much to be copied.
  func make(of host: WidgetHost, from date: Date) async throws -> AheadHost {
    // What an earlier run left when it was killed.
    discard()
    let clock = VirtualClock(date)
    do {
      try copyContainers()
    } catch let problem as Problem {
      throw problem
    } catch {
      discard()
      throw Problem(
        code: "no-copy", message: "The clock cannot run ahead: the extensions' files cannot be copied.",
        cure: "\(error.localizedDescription)")
    }
    let environment = ContainerFolder(folder).environment()
    let copy = try await host.copy(in: folder, clock: clock) { _ in environment }
    return AheadHost(host: copy, clock: clock) { discard() }
  }

  /// So that what providers and intents write ahead of time is not there now.
  private func copyContainers() throws {
    let containers = ContainerFolder(project)
    var left = Self.mostBytes
    for source in containers.contents {
      left -= Self.size(of: source, upTo: left)
      guard left > 0 else {
        throw Problem(
          code: "no-copy",
          message: "The clock cannot run ahead: the extensions keep more than 256 MB in files.",
          cure: "Remove what they need no more from \(source.path).")
      }
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try containers.copy(to: folder)
  }

  private static func size(of folder: URL, upTo limit: Int) -> Int {
    var bytes = 0
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    while bytes <= limit, let file = all?.nextObject() as? URL {
      bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return bytes
  }

  private func discard() { try? FileManager.default.removeItem(at: folder) }
}
