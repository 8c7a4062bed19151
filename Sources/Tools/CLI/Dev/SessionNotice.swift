import Foundation
import Host
import Synchronization

/// Keeps the file by which other commands find this session.
final class SessionNotice: Sendable {
  private let host: WidgetHost
  private let extensions: [DevExtension]
  private let console: DevConsole
  private let push: URL
  private let page = Mutex<String?>(nil)

  init(host: WidgetHost, extensions: [DevExtension], console: DevConsole, push: URL) {
    self.host = host
    self.extensions = extensions
    self.console = console
    self.push = push
  }

  /// The page can be reached.
  func reached(at address: String) async {
    page.withLock { $0 = address }
    await update()
  }

  /// Writes what is known now: an extension that was installed for the first time brings its app's variables.
  func update() async {
    guard let page = page.withLock(\.self) else { return }
    // An app has the containers of its extensions: what one sets, the others see.
    let containers = ExtensionContainers.environment(for: extensions.map(\.folder.root))
    var projects: [RunningSession.Project] = []
    for one in extensions {
      let environment = try? await host.appEnvironment(extensionName: one.name)
      projects.append(
        RunningSession.Project(
          root: one.folder.root.path,
          given: URL(fileURLWithPath: (one.path as NSString).expandingTildeInPath).standardizedFileURL.path,
          name: one.name,
          environment: environment?.merging(containers) { own, _ in own } ?? [:]))
    }
    do {
      try RunningSession(process: getpid(), page: page, projects: projects, push: push.path).write()
    } catch {
      console.notice("Other commands cannot find this session: \(error.localizedDescription)")
    }
  }
}
