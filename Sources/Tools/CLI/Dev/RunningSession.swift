import Foundation
import Projects

/// What a running `vitrine dev` tells other commands: where its page is, and how an app finds its host.
///
/// A file for each session, and one for the app of each project, that only this user can read, since they hold the secrets of apps; they
/// go away with the session.
struct RunningSession: Codable, Equatable, Sendable {
  struct Project: Codable, Equatable, Sendable {
    /// The folder of the extension or of its project.
    var root: String
    /// The path that was given, in full.
    var given: String?
    /// The extension's name on the host.
    var name: String
    /// Variables for its app.
    var environment: [String: String]
  }
  var process: Int32
  /// `http://127.0.0.1:8080`
  var page: String
  var projects: [Project]
  /// Where the push gateway keeps its keys.
  var push: String

  /// All sessions that run.
  static func all(in folder: URL = folder()) -> [RunningSession] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.compactMap { file in
      guard let data = try? Data(contentsOf: file),
        let session = try? JSONDecoder().decode(RunningSession.self, from: data)
      else { return nil }
      guard kill(session.process, 0) == 0 || errno == EPERM else {
        // It was killed before it could tidy up.
        try? FileManager.default.removeItem(at: file)
        return nil
      }
      return session
    }.sorted { $0.process > $1.process }
  }

  /// The session that shows the project at `path`, or the only one there is.
  ///
  /// - Throws: `CommandFailure` where none runs, or where there are several to choose from.
  static func find(path: String?, in folder: URL = folder()) throws -> (
    session: RunningSession, project: Project
  ) {
    let sessions = all(in: folder)
    guard let path else {
      let all = sessions.flatMap { session in session.projects.map { (session: session, project: $0) } }
      guard let only = all.first else { throw noSession(nil) }
      guard all.count == 1 else {
        throw CommandFailure(
          "\(all.count) projects are shown: \(all.map { "`\($0.project.root)`" }.joined(separator: ", ")).",
          cure: "Choose one with --path.", isUsage: true)
      }
      return only
    }
    let given = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
    let places = [given, ProjectFolder.root(of: path).path]
    for session in sessions {
      let isMeant = { (project: Project) in
        places.contains(project.root) || project.given.map(places.contains) ?? false
      }
      if let project = session.projects.first(where: isMeant) { return (session, project) }
    }
    throw noSession(path)
  }

  /// The session that shows the project at `path`, or the only one that runs, however many projects it shows.
  ///
  /// - Throws: `CommandFailure` where none runs, or where there are several to choose from.
  static func session(path: String?, in folder: URL = folder()) throws -> RunningSession {
    let sessions = all(in: folder)
    if path == nil, let only = sessions.first, sessions.count == 1 { return only }
    return try find(path: path, in: folder).session
  }

  private static func noSession(_ path: String?) -> CommandFailure {
    CommandFailure(
      path.map { "No `vitrine dev` shows `\($0)`." } ?? "No `vitrine dev` is running.",
      cure: "Start it in another terminal: vitrine dev \(path ?? "PATH")")
  }

  /// Writes the file; only this user can read it.
  func write(in folder: URL = folder()) throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    func write(_ name: String, _ contents: Data) throws {
      let file = folder.appendingPathComponent(name)
      try? files.removeItem(at: file)
      guard files.createFile(atPath: file.path, contents: contents, attributes: [.posixPermissions: 0o600])
      else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    try write("\(process).json", try JSONEncoder().encode(self))
    for project in projects where !project.environment.isEmpty {
      try write(project.appFile, Data(project.appVariables(process).utf8))
    }
  }

  /// Takes this process's files away.
  static func removeOwn(in folder: URL = folder()) {
    let own = folder.appendingPathComponent("\(getpid()).json")
    if let data = try? Data(contentsOf: own),
      let session = try? JSONDecoder().decode(RunningSession.self, from: data)
    {
      for project in session.projects {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(project.appFile))
      }
    }
    try? FileManager.default.removeItem(at: own)
  }

  static func folder() -> URL { DevFolder.state().appendingPathComponent("running") }
}

extension RunningSession.Project {
  /// Where an app that nobody told of a host finds it (`CDefaults/DefaultHost.c`): by the name of its program.
  var appFile: String { ModuleName.make(from: name + "App") + ".env" }

  /// The process of the session, and a line for each variable.
  func appVariables(_ process: Int32) -> String {
    let lines = environment.filter { !$0.value.contains("\n") }.map { "\($0.key)=\($0.value)\n" }
    return "\(process)\n" + lines.sorted().joined()
  }
}
