import Foundation

/// What an extension can reach beside its own program and the system's libraries. Made by bubblewrap out of kernel namespaces.
package struct Sandbox: Sendable, Equatable {
  /// WidgetKit's providers may use the network, so extensions can unless told otherwise.
  package var allowsNetwork: Bool
  /// Folders of its own: its home, the containers of its App Groups.
  package var writable: [URL]
  /// Files and folders that it may read.
  package var readable: [URL]

  package init(allowsNetwork: Bool = true, writable: [URL] = [], readable: [URL] = []) {
    self.allowsNetwork = allowsNetwork
    self.writable = writable
    self.readable = readable
  }

  /// Variables whose folders an extension writes into.
  private static let writableVariables = [ContainerFolder.homeVariable, ContainerFolder.preferencesVariable]

  /// Adds what variables name: folders of the extension's own, and whatever else it is told of, to read.
  mutating func add(_ environment: [String: String]) {
    for url in ContainerFolder.groups(in: environment) where !writable.contains(url) { writable.append(url) }
    for (name, value) in environment.sorted(by: { $0.key < $1.key })
    where name != ContainerFolder.groupsVariable {
      guard let path = Self.path(in: value) else { continue }
      let url = URL(fileURLWithPath: path)
      if Self.writableVariables.contains(name) {
        if !writable.contains(url) { writable.append(url) }
      } else if FileManager.default.fileExists(atPath: path) {
        readable.append(url)
      }
    }
  }

  /// Folders that hold more than a variable can mean.
  private static let tooWide: Set = ["/", "/tmp", "/home", "/root", "/dev", "/proc", "/sys", "/run", "/var"]

  /// `/a/b`, or that of `file:/a/b`.
  private static func path(in value: String) -> String? {
    let path = value.hasPrefix("file:/") ? String(value.dropFirst(5)) : value
    guard path.hasPrefix("/"), !tooWide.contains(path), !path.contains("\0") else { return nil }
    return path
  }
}
