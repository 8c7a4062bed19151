import Activities
import Archive
import Foundation
import Host
import Processes
import Projects
import Schedule
import Store
import XCTest

/// Buttons of real Live Activities whose intents use ActivityKit: compiled as `vitrine` does it, behind a real host.
final class ActivityIntentTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-intents-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func build(_ target: ExtensionFolder) async throws -> URL {
    let sdk = try SDK.locate()
    let target = target.avoidingModules(of: sdk)
    let outcome = try await ExtensionBuild(
      sdk: sdk, compiler: try .locate(), cache: BuildCache(for: target)
    ).run(target)
    guard outcome.succeeded, let executable = outcome.executable else {
      throw ExampleExtension.Failure(text: outcome.messages.map { "\($0)" }.joined(separator: "\n"))
    }
    return executable
  }

  private func host(_ project: ProjectFolder) async throws -> WidgetHost {
    var configuration = HostConfiguration()
    let home = folder.path
    configuration.environment = { _ in
      ["CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home, "VITRINE_GROUPS": "\(home)/groups"]
    }
    let host = try WidgetHost(
      store: HostStore(folder: folder.appendingPathComponent("store")), clock: WallClock(),
      device: HostDevice(
        name: "Phone", sizes: [:], scale: 3, cornerRadius: 22, contentMargins: Margins(all: 16),
        grid: WidgetGrid(columns: 4, rows: 6, spans: [:])), configuration: configuration)
    await host.start()
    _ = try await host.install(
      InstalledExtension(name: project.widgets.name, executable: try await build(project.widgets)))
    await host.settle()
    return host
  }

  private func project(_ path: String) throws -> ProjectFolder {
    try ProjectFolder.find(at: ExampleExtension.root.appendingPathComponent(path).path)
  }

  /// Taps what has this label on the card of the Lock Screen.
  private func tap(_ label: String, _ id: String, _ host: WidgetHost) async throws -> TapOutcome {
    let snapshot = try await host.drawnActivity(id: id)
    let scene = try XCTUnwrap(snapshot.picture(.lockScreen, .dark)?.scene)
    let region = try XCTUnwrap(scene.hits.last { $0.label?.contains(label) == true }, label)
    return try await host.tapActivity(
      id: id, presentation: .lockScreen, hit: HitToken(region.action).description, nonce: UUID().uuidString)
  }

  private func words(_ id: String, _ host: WidgetHost) async throws -> String {
    let snapshot = try await host.drawnActivity(id: id)
    let scene = try XCTUnwrap(snapshot.picture(.lockScreen, .dark)?.scene)
    return scene.accessibility.compactMap(\.label).joined(separator: " | ")
  }

  private static let order = ActivityStart(
    attributesType: "DeliveryAttributes",
    attributes: Data(#"{"restaurant":"Lina","order":4711,"items":3}"#.utf8),
    content: ActivityContentData(
      state: Data(#"{"step":"onTheWay","arrival":[800000000,900000000],"courier":"Kim","stopsAhead":1}"#.utf8)
    ))

  /// Statement 232: a LiveActivityIntent on the Lock Screen changes the activity that it stands in.
  func testAButtonOfTheCardChangesTheCard() async throws {
    let host = try await host(try project("Examples/Delivery"))
    let id = try await host.startActivity(Self.order, extensionName: "Delivery", origin: .page).id
    let outcome = try await tap("door", id, host)
    XCTAssertEqual(outcome.result, .performed, outcome.problem?.message ?? "")
    XCTAssertTrue(outcome.notes.first?.contains("LiveActivityIntent") == true, "it ran in the extension")
    await host.settle()
    let words = try await words(id, host)
    XCTAssertTrue(words.contains("Kim · at the door"), words)
    await host.stop()
  }

  func testTheAppPerformsItWhileItRuns() async throws {
    let project = try project("Examples/Delivery")
    let host = try await host(project)
    let target = try XCTUnwrap(project.app).avoidingModules(of: try SDK.locate())
    let app = Process()
    app.executableURL = try await build(target)
    app.environment = try await host.appEnvironment(extensionName: "Delivery").merging(
      [AppIdentity.moduleVariable: target.moduleName]) { $1 }
    let output = Pipe()
    app.standardOutput = output
    let events = host.events()
    try app.run()
    defer { app.terminate() }
    for await event in events { if case .activityChanged = event { break } }
    let started = await host.activities().first?.id
    let id = try XCTUnwrap(started)
    // Its lines come as they are printed, though nobody sees a terminal.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    XCTAssertTrue(line.hasPrefix("started "), line)
    try await host.updateActivity(id: id, content: Self.order.content)
    let outcome = try await tap("door", id, host)
    XCTAssertEqual(outcome.result, .performed, outcome.problem?.message ?? "")
    XCTAssertEqual(outcome.notes, [], "it ran in the app")
    await host.settle()
    let words = try await words(id, host)
    XCTAssertTrue(words.contains("Kim · at the door"), words)
    await host.stop()
  }

  /// `Activity.request` waits for the host on the very thread that would draw: the host answers without a picture.
  func testAnIntentOfTheMainActorStartsAnActivity() async throws {
    let host = try await host(try project("Tests/Fixtures/Projects/Laps"))
    let start = ActivityStart(
      attributesType: "LapAttributes", attributes: Data(#"{"runner":"Al"}"#.utf8),
      content: ActivityContentData(state: Data(#"{"laps":3}"#.utf8)))
    let id = try await host.startActivity(start, extensionName: "Laps", origin: .page).id
    let outcome = try await tap("Another", id, host)
    XCTAssertEqual(outcome.result, .performed, outcome.problem?.message ?? "")
    XCTAssertEqual(outcome.dialog, "2 run")
    await host.settle()
    let all = await host.activities()
    XCTAssertEqual(all.count, 2)
    let words = try await words(try XCTUnwrap(all.last).id, host)
    XCTAssertTrue(words.contains("Bo: 1"), words)
    await host.stop()
  }
}
