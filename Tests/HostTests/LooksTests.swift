import Archive
import Foundation
import Host
import XCTest

/// Which looks a widget is drawn in, and when it has to be drawn anew for one.
final class LooksTests: XCTestCase {
  /// Statements 145 and 165: the Home Screen is in full colour unless somebody colours it. Statement 146: then widgets are accented and
  /// without their background.
  func testTheHomeScreenIsColouredOnceSomebodyWantsIt() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "looks,fixed"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    var looks = await host.snapshot(id: "w1")?.looks
    XCTAssertEqual(looks, ["fullColor light background", "fullColor dark background"])
    try await host.setAppearance(.tinted)
    await host.settle()
    looks = await host.snapshot(id: "w1")?.looks
    XCTAssertEqual(
      looks,
      [
        "fullColor light background", "fullColor dark background", "accented light bare",
        "accented dark bare",
      ])
    let fixed = await host.snapshot(id: "w2")
    XCTAssertEqual(
      fixed?.looks.suffix(2), ["accented light background", "accented dark background"],
      "containerBackgroundRemovable(false) keeps it")
    XCTAssertEqual(fixed?.isBackgroundRemovable, false)
    let reloads = await host.snapshots().map(\.reloads)
    XCTAssertEqual(reloads, [2, 2])

    try await host.setAppearance(.clear)
    try await host.setAppearance(.fullColor)
    try await host.setAppearance(.tinted)
    await host.settle()
    let still = await host.snapshots().map(\.reloads)
    XCTAssertEqual(still, [2, 2], "all looks are there already")
    await host.stop()
    let restarted = try home.host()
    let appearance = await restarted.homeAppearance
    XCTAssertEqual(appearance, .tinted)
  }

  func testAWidgetThatDoesNotLookAtTheModeIsNotLoadedAgain() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let before = await host.snapshot(id: "w1")
    try await host.setAppearance(.clear)
    await host.settle()
    let after = await host.snapshot(id: "w1")
    XCTAssertEqual(after?.reloads, 1)
    XCTAssertGreaterThan(after?.revision ?? 0, before?.revision ?? 0, "but its picture is another")
    await host.stop()
  }

  /// Statements 158, 163 and 166: on the Lock Screen accessories are vibrant, never in full colour, and without a container.
  func testAccessoriesAreVibrant() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "looks=accessoryCircular+accessoryRectangular+accessoryInline"
    let host = try home.host(TestHome.phoneWithAccessories)
    await host.start()
    try await host.setAppearance(.tinted)
    try await home.install("Fake", on: host)
    let snapshots = await host.snapshots()
    XCTAssertEqual(snapshots.count, 3)
    for snapshot in snapshots { XCTAssertEqual(snapshot.looks, ["vibrant dark bare"]) }
    XCTAssertEqual(
      WidgetLook.shown(.accessoryCircular, on: .lock, .fullColor, .light), WidgetLook(.vibrant, .dark))
    await host.stop()
  }

  func testTheSceneOfALook() throws {
    func entry(_ environments: [Int], _ dependencies: Set<EnvironmentDependency>) -> ArchivedEntry {
      ArchivedEntry(
        date: .distantPast,
        scenes: environments.map {
          SceneVariant(
            environment: $0, scene: Scene(size: .zero, widgetURL: "\($0)", dependencies: dependencies))
        })
    }
    let looks = WidgetLook.all(.systemSmall)
    let all = entry([0, 1, 2, 3], [.renderingMode])
    XCTAssertEqual(looks.map { all.scene($0, .systemSmall)?.widgetURL }, ["0", "1", "2", "3"])
    let schemes = entry([0, 1], [.colorScheme])
    XCTAssertEqual(looks.map { schemes.scene($0, .systemSmall)?.widgetURL }, ["0", "1", "0", "1"])
    XCTAssertFalse(looks.contains { schemes.lacks($0, .systemSmall) })
    let modes = entry([0], [.showsContainerBackground])
    XCTAssertEqual(looks.map { modes.lacks($0, .systemSmall) }, [false, false, true, true])
    XCTAssertNil(entry([], []).scene(looks[0], .systemSmall))
    let lock = entry([0], [.renderingMode])
    XCTAssertEqual(lock.scene(WidgetLook(.vibrant, .dark), .accessoryInline)?.widgetURL, "0")
  }

  func testWhereWidgetsAreShownInWhichLook() {
    XCTAssertEqual(
      WidgetLook.shown(.systemSmall, on: .home, .fullColor, .dark), WidgetLook(.fullColor, .dark))
    XCTAssertEqual(WidgetLook.shown(.systemSmall, on: .home, .clear, .light), WidgetLook(.accented, .light))
    XCTAssertEqual(WidgetLook.shown(.systemSmall, on: .today, .tinted, .dark), WidgetLook(.fullColor, .dark))
  }
}

extension WidgetSnapshot {
  /// What each scene of the first entry was drawn for, as the fake tells it.
  fileprivate var looks: [String] { timeline?.entries[0].scenes.compactMap(\.scene.widgetURL) ?? [] }
}
