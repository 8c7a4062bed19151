import Foundation
import Glibc
import Projects

/// The project whose user defaults are meant.
struct DefaultsTarget {
  /// Where its containers are.
  var environment: [String: String]
  /// The page of the `vitrine dev` that shows it, and the names of its extensions there.
  var page: String?
  var extensions: [String]

  /// The project at `path`, or the one that `vitrine dev` shows.
  ///
  /// - Throws: `CommandFailure` where none is meant, or one of several.
  static func find(path: String?) throws -> DefaultsTarget {
    do {
      let session = try RunningSession.session(path: path)
      let roots = session.projects.map { URL(fileURLWithPath: $0.root) }
      return DefaultsTarget(
        environment: ExtensionContainers.environment(for: roots), page: session.page,
        extensions: session.projects.map(\.name))
    } catch let failure as CommandFailure {
      guard let path else {
        throw CommandFailure(failure.message, cure: "Name the project's folder with --path.", isUsage: true)
      }
      let root = try ProjectFolder.container(at: path)
      return DefaultsTarget(
        environment: ExtensionContainers.environment(for: [root]), page: nil, extensions: [])
    }
  }

  /// Makes this process one of the project's, as its app is. Foundation reads the variables once, when the process starts, so the
  /// program is started again in its own place.
  func enter() throws {
    let isInside = environment.allSatisfy { getenv($0.key).map { String(cString: $0) } == $0.value }
    guard !isInside else { return }
    for (name, value) in environment { setenv(name, value, 1) }
    try FileManager.default.createDirectory(
      atPath: environment["XDG_CONFIG_HOME"] ?? "/", withIntermediateDirectories: true)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
    throw CommandFailure("vitrine could not start itself again: \(String(cString: strerror(errno))).")
  }

  /// Loads the widgets again that a running host shows. What was done, in a sentence; `nil` without a host.
  func reload() async throws -> String? {
    guard let page else { return nil }
    let client = PageClient(page: page)
    struct Done: Decodable {}
    let state = try await client.get("/api/state", as: BudgetState.self)
    let mine = state.widgets.filter { extensions.contains($0.extension) }
    for widget in mine {
      let id = widget.id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? widget.id
      _ = try await client.post("/api/widgets/\(id)/reload", Data("{}".utf8), as: Done.self)
    }
    return mine.isEmpty
      ? "No widget is placed."
      : "\(mine.count) \(mine.count == 1 ? "widget is" : "widgets are") loaded again."
  }
}
