import Foundation
import Host
import Projects

/// Keeps one extension of a host as its source is: builds it, watches it, builds it again.
struct DevExtension: Sendable {
  var name: String
  /// As the user gave it.
  var path: String
  /// The widget extension that is meant, where a project has several.
  var target: String?
  var folder: ExtensionFolder
  var sdk: SDK
  var compiler: Compiler
  var host: WidgetHost
  var console: DevConsole
  var isVerbose: Bool
  var overrides: SettingOverrides

  /// Builds at once and after every change, until the task is cancelled. A change stops the build that runs.
  ///
  /// - Parameter installed: Called after each build that the host took.
  func run(installed: @escaping @Sendable () async -> Void) async throws {
    // Watching begins before the first build, so that no save is missed.
    let changes = try FolderWatcher.changes(of: folder.watchedPlaces)
    var build = Task { await buildOnce(installed) }
    for await change in changes {
      switch change {
      case .notice(let sentence):
        console.notice(sentence)
      case .changed:
        build.cancel()
        await build.value
        build = Task { await buildOnce(installed) }
      }
    }
    build.cancel()
    await build.value
  }

  /// Reads the folder anew, since files come and go, and builds it. Whatever goes wrong is told; nothing that is shown is lost.
  private func buildOnce(_ installed: @Sendable () async -> Void) async {
    await host.reportBuildStarted(extensionName: name)
    console.building(name)
    do {
      let project = try ProjectFolder.find(at: path, target: target)
      var found = project.widgets.avoidingModules(of: sdk)
      overrides.apply(to: &found.settings)
      let build = ExtensionBuild(sdk: sdk, compiler: compiler, cache: BuildCache(for: found))
      let outcome = try await build.run(found)
      try Task.checkCancellation()
      if isVerbose { StandardError.say(outcome.command) }
      console.built(name, outcome)
      await host.report(build: BuildReport(outcome), extensionName: name)
      if let executable = outcome.executable {
        await install(executable, project.information)
        await installed()
      }
    } catch is CancellationError {
      return
    } catch {
      let failure = CommandFailure(error) ?? CommandFailure("\(error)")
      console.problem(name, failure)
      await host.report(build: BuildReport(failure), extensionName: name)
    }
  }

  /// An executable that the host runs already is left alone: a reload would tell nothing new.
  private func install(_ executable: URL, _ app: AppInformation) async {
    let installed = InstalledExtension(
      name: name, executable: executable, bundleIdentifier: app.bundleIdentifier,
      supportsLiveActivities: app.supportsLiveActivities, supportsFrequentUpdates: app.supportsFrequentUpdates
    )
    let isRunning = await host.installedExtensions().contains(installed)
    let isShown = await host.snapshots().contains { $0.placed.extensionName == name }
    if isRunning, isShown { return }
    do {
      try await host.install(installed)
    } catch {
      console.problem(name, CommandFailure(error) ?? CommandFailure("\(error)"))
    }
  }
}
