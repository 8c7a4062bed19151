import Archive
internal import SwiftSyntax

struct WriteLockInGroup: CheckRule {
  let information = RuleInformation(
    "write-lock-in-group", .note,
    "A lock, a coordinated write, or a database that is opened for writing, in code of a widget extension.",
    consequence:
      "The system suspends the extension at any moment; one that holds a lock in an App Group then is killed (0xdead10cc), and the app may wait for it.",
    cure: "Open the database for reading only, and let the app write.")

  private static let locks: Set<String> = ["flock", "lockf"]
  private static let databases: Set<String> = ["DatabaseQueue", "DatabasePool"]

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.widgets.calls.compactMap { call in
      let node = call.node
      guard let name = node.name else { return nil }
      if Self.locks.contains(name), node.base == nil {
        return finding("\(name) holds a lock that may outlast the extension's turn.", at: call.place)
      }
      if name == "coordinate", node.labels.contains("writingItemAt") {
        return finding("A coordinated write may be cut off while it holds the file.", at: call.place)
      }
      // With a configuration it may be for reading only, or give its locks back when it is suspended.
      guard Self.databases.contains(name), node.labels.contains("path"),
        !node.labels.contains("configuration")
      else { return nil }
      return finding("\(name) is opened for writing here.", at: call.place)
    }
  }
}
