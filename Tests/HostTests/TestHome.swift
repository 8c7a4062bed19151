import Activities
import Archive
import Foundation
import Glibc
import Host
import Logging
import Processes
import Schedule
import Store
import XCTest

/// A phone on the test bench: a folder, a clock that stands still, and fake extensions under any name.
final class TestHome {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-host-\(UUID().uuidString)")
  let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 1_000_000))
  var kinds: [String: String] = [:]
  /// Kinds of the controls of every extension.
  var controls = ""
  /// Types of the Live Activities of every extension.
  var activities = ""
  /// When widgets are reloaded; the refresh budget has tests of its own.
  var rules = {
    var rules = ScheduleRules()
    rules.budget = .off
    rules.codeSpacing = rules.minimumSpacing
    return rules
  }()
  /// How many Live Activities there may be, and the like.
  var activityLimits = ActivityLimits.standard
  var appLimits = AppLimits.standard
  /// The clock that extensions see; the machine's unless a test sets another.
  var extensionClock: ExtensionClock?
  /// How much extensions may take, and what they can reach.
  var limits = ProcessLimits.standard
  var sandbox: Sandbox?
  /// Variables beside those of the fake.
  var environment: @Sendable (InstalledExtension) -> [String: String] = { _ in [:] }
  /// The time that extensions are measured with; the machine's unless a test sets another.
  var processClock: any HostClock = WallClock()

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A host over what the folder holds; a second call is a restart.
  func host(_ device: HostDevice = device) throws -> WidgetHost {
    var configuration = HostConfiguration()
    let kinds = kinds
    configuration.environment = { [folder, controls, activities, environment] in
      [
        "FAKE_KINDS": kinds[$0.name] ?? "good", "FAKE_GATES": folder.path, "FAKE_CONTROLS": controls,
        "FAKE_ACTIVITIES": activities,
      ].merging(environment($0)) { $1 }
    }
    configuration.rules = rules
    configuration.limits = limits
    configuration.sandbox = sandbox
    configuration.processClock = processClock
    configuration.extensionClock = extensionClock
    configuration.activityLimits = activityLimits
    configuration.appLimits = appLimits
    configuration.timeZone = "GMT"
    return try WidgetHost(
      store: HostStore(folder: folder.appendingPathComponent("store")), clock: clock, device: device,
      configuration: configuration, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  /// The fake extension as a program with this name; the name is its version.
  func program(_ version: String) throws -> URL {
    // In a folder of their own: an extension can read the folder of its program.
    let programs = folder.appendingPathComponent("programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let link = programs.appendingPathComponent(version)
    if !FileManager.default.fileExists(atPath: link.path) {
      let fake = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("FakeExtension")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fake)
    }
    return link
  }

  /// Makes a gate that a fake extension waits at, see `Gate` there.
  func gate(_ name: String) -> TestGate { TestGate(folder.appendingPathComponent(name).path) }

  /// Installs a fake extension and waits for its first pictures.
  @discardableResult
  func install(_ name: String, version: String = "one", on host: WidgetHost) async throws
    -> BundleDescription
  {
    let bundle = try await host.install(InstalledExtension(name: name, executable: program(version)))
    await host.settle()
    return bundle
  }

  static let device = HostDevice(
    name: "Test phone",
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170), .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ], scale: 3, cornerRadius: 22, contentMargins: Margins(all: 16), grid: .test)

  /// The same with accessories.
  static let phoneWithAccessories = {
    var phone = device
    phone.sizes[.accessoryInline] = CGSize(width: 234, height: 26)
    phone.sizes[.accessoryCircular] = CGSize(width: 72, height: 72)
    phone.sizes[.accessoryRectangular] = CGSize(width: 160, height: 72)
    return phone
  }()
}

extension WidgetSnapshot {
  /// Version, number of the answer and entry of the picture that shows.
  var shown: String? {
    guard let timeline, let entryIndex else { return nil }
    return timeline.entries[entryIndex].scenes.first?.scene.widgetURL
  }
}

/// The test's end of a named pipe.
final class TestGate: Sendable {
  private let path: String
  init(_ path: String) {
    self.path = path
    mkfifo(path, 0o600)
  }

  /// Returns when the extension stands at the gate; `open` lets it through.
  func reached() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [path] in continuation.resume(returning: Glibc.open(path, O_WRONLY)) }
    }
  }

  func open(_ descriptor: Int32) { close(descriptor) }
}

extension WidgetSnapshot {
  /// What the picture says.
  var spoken: String? {
    guard let timeline, let entryIndex else { return nil }
    return timeline.entries[entryIndex].scenes.first?.scene.accessibility.map(\.label).joined(separator: ", ")
  }
}

extension WidgetGrid {
  /// The cells of an iPhone.
  static let test = WidgetGrid(
    columns: 4, rows: 6,
    spans: [
      .systemSmall: CellSpan(columns: 2, rows: 2), .systemMedium: CellSpan(columns: 4, rows: 2),
      .systemLarge: CellSpan(columns: 4, rows: 4), .accessoryInline: CellSpan(columns: 4, rows: 1),
      .accessoryCircular: CellSpan(columns: 1, rows: 1), .accessoryRectangular: CellSpan(columns: 2, rows: 1),
    ])
}
