import Archive
import Foundation
import Host
import XCTest

/// A person arranges widgets, and takes it back.
final class LayoutTests: XCTestCase {
  /// Statement 20: several instances of one widget can be placed; each has its own configuration and timeline.
  func testOneWidgetCanBeAddedSeveralTimes() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for city in ["berlin", "bremen"] {
      try await host.add(
        extensionName: "Fake", kind: "good", family: .systemSmall, surface: .home,
        values: ["city": .entity(city)])
    }
    await host.settle()
    let snapshots = await host.snapshots()
    XCTAssertEqual(snapshots.map { [$0.placed.column, $0.placed.row] }, [[0, 0], [2, 0], [0, 2]])
    XCTAssertEqual(
      snapshots.map { $0.shown?.components(separatedBy: "/").last },
      ["0", "entity(\"berlin\")", "entity(\"bremen\")"])
    await host.stop()
  }

  func testRemovingIsUndoneWithPlaceConfigurationAndPicture() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let added = try await host.add(
      extensionName: "Fake", kind: "good", family: .systemSmall, surface: .home,
      values: ["city": .entity("berlin")])
    await host.settle()
    let before = await host.snapshots()
    try await host.edit(.remove(id: added.id))
    let removed = await host.snapshots()
    XCTAssertEqual(removed.map(\.placed.id), ["w1"])
    let title = await host.undoTitle
    XCTAssertEqual(title, "Remove Fake good")
    let undone = try await host.undo()
    XCTAssertEqual(undone, "Remove Fake good")
    await host.settle()
    let after = await host.snapshots()
    XCTAssertEqual(after.map(\.placed), before.map(\.placed))
    XCTAssertEqual(
      after.map(\.shown), before.map(\.shown), "the picture is back, and nothing was loaded for it")
    XCTAssertEqual(after.map(\.reloads), before.map(\.reloads))
    await host.stop()

    let restarted = try home.host()
    let kept = await restarted.snapshots()
    XCTAssertEqual(kept.map(\.placed), before.map(\.placed))
    XCTAssertEqual(kept.map(\.shown), before.map(\.shown))
  }

  /// Statement 104: a placed widget survives a restart, with its surface and its stack.
  func testTheLayoutSurvivesARestart() async throws {
    let home = try TestHome()
    let host = try home.host(TestHome.phoneWithAccessories)
    await host.start()
    try await home.install("Fake", on: host)
    let second = try await host.add(
      extensionName: "Fake", kind: "good", family: .systemSmall, surface: .home)
    try await host.edit(.stack(id: second.id, onto: "w1"))
    try await host.edit(.move(id: "w1", surface: .today, page: 0, column: 2, row: 0))
    let before = await host.snapshots().map(\.placed)
    XCTAssertEqual(before.map(\.surface), [.today, .today, .lock])
    XCTAssertEqual(before.map(\.stackIndex), [0, 1, 0])
    await host.stop()
    let restarted = try home.host(TestHome.phoneWithAccessories)
    let after = await restarted.snapshots().map(\.placed)
    XCTAssertEqual(after, before)
  }

  func testEveryEditIsUndoneInTurn() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "good=systemSmall+systemMedium+systemLarge"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let small = try await host.add(
      extensionName: "Fake", kind: "good", family: .systemSmall, surface: .home)
    await host.settle()
    let edits: [(LayoutEdit, String)] = [
      (.move(id: "w2", surface: .home, page: 0, column: 0, row: 0), "Move Fake good"),
      (.stack(id: small.id, onto: "w1"), "Stack Fake good"), (.unstack(id: "w1"), "Unstack Fake good"),
      (.resize(id: small.id, family: .systemLarge), "Resize Fake good"),
      (.remove(id: "w3"), "Remove Fake good"),
    ]
    var layouts: [[PlacedWidget]] = []
    for (edit, title) in edits {
      layouts.append(await host.snapshots().map(\.placed))
      try await host.edit(edit)
      let named = await host.undoTitle
      XCTAssertEqual(named, title)
    }
    await host.settle()
    for (layout, edit) in zip(layouts, edits).reversed() {
      let undone = try await host.undo()
      XCTAssertEqual(undone, edit.1)
      let placed = await host.snapshots().map(\.placed)
      XCTAssertEqual(placed, layout)
    }
    let added = try await host.undo()
    XCTAssertEqual(added, "Add Fake good")
    let nothing = try await host.undo()
    XCTAssertNil(nothing)
    let count = await host.snapshots().count
    XCTAssertEqual(count, 3, "what a build placed is nobody's edit")
    await host.stop()
  }

  func testAResizedWidgetIsDrawnForItsNewSizeAndHasItsOldPictureBackAfterUndo() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "good=systemSmall+systemMedium"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.edit(.remove(id: "w2"))
    try await host.edit(.resize(id: "w1", family: .systemMedium))
    let size = CGSize(width: 364, height: 170)
    let early = await host.snapshot(id: "w1")?.timeline?.entries[0].scenes[0].scene.size
    XCTAssertTrue(early == nil || early == size, "a picture of another size is not stretched")
    await host.settle()
    let medium = await host.snapshot(id: "w1")
    XCTAssertEqual(medium?.timeline?.entries[0].scenes[0].scene.size, size)
    try await host.undo()
    let small = await host.snapshot(id: "w1")
    XCTAssertEqual(small?.timeline?.entries[0].scenes[0].scene.size, CGSize(width: 170, height: 170))
    XCTAssertEqual(small?.placed.family, .systemSmall)
    XCTAssertGreaterThan(small?.revision ?? 0, medium?.revision ?? 0)
    await assertProblem("unsupported-family") {
      try await host.edit(.resize(id: "w1", family: .systemLarge))
    }
    await host.stop()
  }

  func testUndoMakesRoomAmongWidgetsThatCameLater() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.edit(.remove(id: "w1"))
    try await home.install("Other", on: host)
    let other = await host.snapshots()[0].placed
    XCTAssertEqual(other.place, Place(.home, column: 0, row: 0))
    try await host.undo()
    let placed = await host.snapshots().map(\.placed)
    XCTAssertEqual(placed.map(\.id), ["w1", other.id])
    XCTAssertEqual(placed.map(\.column), [0, 2])
    await host.stop()
  }

  func testARefusalIsNoEdit() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    await assertProblem("wrong-surface") {
      try await host.edit(.move(id: "w1", surface: .lock, page: 0, column: 0, row: 1))
    }
    await assertProblem("unknown-widget") { try await host.edit(.unstack(id: "w9")) }
    await assertProblem("unknown-kind") {
      try await host.add(extensionName: "Fake", kind: "none", family: .systemSmall, surface: .home)
    }
    await assertProblem("unsupported-family") {
      try await host.add(extensionName: "Fake", kind: "good", family: .systemLarge, surface: .home)
    }
    await assertProblem("wrong-surface") {
      try await host.add(extensionName: "Fake", kind: "good", family: .systemSmall, surface: .lock)
    }
    // Where it stands already: nothing to undo.
    try await host.edit(.move(id: "w1", surface: .home, page: 0, column: 0, row: 0))
    let title = await host.undoTitle
    XCTAssertNil(title)
    await host.stop()
  }

  func testFiftyEditsCanBeUndone() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for step in 1...60 {
      try await host.edit(.move(id: "w1", surface: .home, page: 0, column: 0, row: step % 2 * 2))
    }
    var undone = 0
    while try await host.undo() != nil { undone += 1 }
    XCTAssertEqual(undone, 50)
    await host.stop()
  }

  /// New widgets of a project stand on the surfaces of their families; the Lock Screen takes what it has room for.
  func testABuildPlacesAccessoriesOnTheLockScreenUntilItIsFull() async throws {
    let home = try TestHome()
    let all = "systemSmall+accessoryInline+accessoryCircular+accessoryRectangular"
    home.kinds["Fake"] = "one=\(all),two=\(all),three=\(all)"
    let host = try home.host(TestHome.phoneWithAccessories)
    await host.start()
    try await home.install("Fake", on: host)
    let placed = await host.snapshots().map(\.placed)
    XCTAssertEqual(placed.count { $0.surface == .home }, 3)
    XCTAssertEqual(
      placed.filter { $0.surface == .lock }.map(\.family),
      [.accessoryInline, .accessoryCircular, .accessoryRectangular, .accessoryCircular])
    await host.stop()
  }

  private func assertProblem(_ code: String, line: UInt = #line, _ body: () async throws -> Void) async {
    do {
      try await body()
      XCTFail("no problem", line: line)
    } catch {
      XCTAssertEqual((error as? Problem)?.code, code, line: line)
    }
  }
}
