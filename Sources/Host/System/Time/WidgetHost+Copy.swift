import Foundation
import Processes
import Schedule

extension WidgetHost {
  /// A second host that begins with all that this one has, and lives by another clock, which its extensions see, too. It has a database and
  /// processes of its own, so nothing it does is seen by this one. Throws `Problem`.
  ///
  /// - Parameters:
  ///   - folder: Where it keeps its database; made if it is missing.
  ///   - environment: Variables for the processes of an extension, in place of this host's.
  package func copy(
    in folder: URL, clock: any HostClock,
    environment: (@Sendable (InstalledExtension) -> [String: String])? = nil
  ) throws -> WidgetHost {
    var configuration = configuration
    // Whoever watches the original does not watch this.
    configuration.observer = nil
    if let environment { configuration.environment = environment }
    do {
      configuration.extensionClock = try ExtensionClock()
      return try WidgetHost(
        store: try store.copy(to: folder), clock: clock, device: device, configuration: configuration,
        logger: logger)
    } catch {
      throw Problem(
        code: "no-copy", message: "The clock cannot run ahead: \(error)",
        cure: "It needs room in \(folder.path) for a copy of the database.")
    }
  }

  /// What a host does not keep over restarts, for a copy of it.
  func passing() -> (conditions: DeviceConditions, isLocked: Bool, visible: Set<String>) {
    let visible = widgets.keys.filter { schedule[$0]?.stored.engagement?.isVisible == true }
    return (conditions, isLocked, Set(visible))
  }

  /// Begins as a copy: as the original is at this moment.
  func start(as original: WidgetHost) async {
    let passing = await original.passing()
    setConditions(passing.conditions)
    start()
    setLocked(passing.isLocked)
    show(passing.visible)
  }
}
