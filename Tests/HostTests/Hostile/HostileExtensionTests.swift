import Foundation
import Host
import Processes
import XCTest

/// Whatever an extension does, the host says what it was, keeps the last picture, starts it again, and the other widgets are as before.
final class HostileExtensionTests: XCTestCase {
  /// A home where each extension has folders of its own, and little room.
  private func home() throws -> TestHome {
    let home = try TestHome()
    home.limits.answer = 0.7
    home.limits.slowAnswer = 0.3
    home.limits.childProcesses = 64
    home.limits.fileBytes = 1 << 20
    home.limits.containerBytes = 8 << 20
    home.limits.unaskedMessages = 100
    home.sandbox = Sandbox()
    home.environment = { [folder = home.folder] in
      ["CFFIXED_USER_HOME": folder.appendingPathComponent("homes/\($0.name)").path, "FAKE_GATES": ""]
    }
    return home
  }

  private func answer(_ deed: String, code: String?, line: UInt = #line) async throws {
    let home = try home()
    home.kinds["Hostile"] = "then-\(deed)=systemSmall"
    home.kinds["Calm"] = "good=systemSmall"
    let host = try home.host()
    await host.start()
    try await home.install("Calm", on: host)
    try await home.install("Hostile", on: host)
    var widgets = await host.snapshots()
    let (calm, hostile) = (widgets[0].placed.id, widgets[1].placed.id)
    XCTAssertEqual(widgets[1].shown, "fake://one/1/0", line: line)

    try await host.reload(id: hostile)
    await host.settle()
    widgets = await host.snapshots()
    XCTAssertEqual(
      widgets[1].problem?.code, code, "\(deed): \(widgets[1].problem?.message ?? "")", line: line)
    XCTAssertEqual(widgets[0].shown, "fake://one/1/0", "the other one is as before", line: line)
    XCTAssertNil(widgets[0].problem, line: line)
    if let problem = widgets[1].problem {
      XCTAssertEqual(widgets[1].shown, "fake://one/1/0", "\(deed): the last picture stays", line: line)
      XCTAssertNotNil(problem.cure, line: line)
      XCTAssertEqual(
        widgets[1].nextReload, home.clock.now.addingTimeInterval(10), "it is tried again", line: line)
      if code?.hasPrefix("over-") == true {
        XCTAssertTrue(
          problem.message.contains("the limit `\(code!.dropFirst(5))` is "), problem.message, line: line)
      }
    }
    // The other one is asked by the same process; the hostile one starts anew and answers.
    try await host.reload(id: calm)
    try await host.reload(id: hostile)
    await host.settle()
    widgets = await host.snapshots()
    XCTAssertEqual(
      widgets[0].shown, "fake://one/2/0", "\(deed): the other one's process is as before", line: line)
    if code != nil {
      XCTAssertEqual(widgets[1].shown, "fake://one/1/0", line: line)
      XCTAssertNil(widgets[1].problem, "\(deed): it is drawn again", line: line)
    }
    await host.stop()
  }

  func testATrap() async throws { try await answer("crash", code: "extension-crashed") }
  func testAHang() async throws { try await answer("hang", code: "extension-hung") }
  func testAnAnswerThatComesLate() async throws { try await answer("late", code: "extension-hung") }
  func testAnAnswerThatComesTwice() async throws { try await answer("twice", code: nil) }
  func testAnExitInTheMiddle() async throws { try await answer("half", code: "extension-crashed") }
  func testADamagedFrame() async throws { try await answer("garbage", code: "damaged-answer") }
  func testAnOversizedFrame() async throws { try await answer("oversized", code: "damaged-answer") }

  /// Statements 77 and 79: about 30 MB, and an extension that passes its limit is terminated, and the limit is named.
  func testAllocatingWithoutEnd() async throws { try await answer("allocate", code: "over-widget-memory") }
  func testAllocatingWhatIsShared() async throws { try await answer("shared", code: "over-widget-memory") }
  func testAThousandProcesses() async throws { try await answer("fork", code: "over-child-processes") }
  func testManyFiles() async throws { try await answer("fill", code: "over-container-bytes") }
  func testAFloodOfTheSocket() async throws { try await answer("flood", code: "over-unasked-messages") }
  func testAFloodOfWords() async throws { try await answer("shout", code: "extension-hung") }

  func testOneLargeFile() async throws {
    try XCTSkipIf(!FileManager.default.fileExists(atPath: "/usr/bin/prlimit"), "prlimit is not installed")
    try await answer("bigfile", code: "over-file-bytes")
  }

  /// What came of each deed, as the extension saw it.
  private func outcomes(
    of deeds: [String], sandbox: Sandbox = Sandbox(), containers: [String: String] = [:]
  ) async throws -> [String] {
    if let obstacle = SandboxProbe.obstacle { throw XCTSkip(obstacle) }
    let home = try home()
    home.limits = .standard
    home.sandbox = sandbox
    if !containers.isEmpty {
      let own = home.environment
      home.environment = { own($0).merging(containers) { $1 } }
    }
    home.kinds["Hostile"] = deeds.map { $0 + "=systemSmall" }.joined(separator: ",")
    let host = try home.host()
    await host.start()
    try await home.install("Hostile", on: host)
    let shown = await host.snapshots().map { $0.shown ?? $0.problem?.message ?? "nothing" }
    await host.stop()
    return shown
  }

  func testWhatASandboxHolds() async throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-secret-\(UUID().uuidString)")
    try Data("x".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let user = FileManager.default.homeDirectoryForCurrentUser.path
    let found = try await outcomes(of: [
      "home", "write:/usr/bad", "read:\(secret.path)", "list:\(user)", "write:/bad", "kill:\(getpid())",
    ])
    XCTAssertEqual(found, ["done", "refused", "absent", "absent", "refused", "refused"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: secret.path))
  }

  /// Another extension's home and groups are not there; nor are other processes.
  func testOthersAreNotThere() async throws {
    let other = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-other-\(UUID().uuidString)")
    let group = other.appendingPathComponent("groups/group.other")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: other) }
    let found = try await outcomes(of: ["list:\(group.path)", "write:\(group.path)/bad", "processes"])
    XCTAssertEqual(found, ["absent", "absent", "2"])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: group.path), [])
  }

  /// Of the session's groups, those that the target's entitlements name.
  func testGroupsOfOtherTargetsAreNotThere() async throws {
    let session = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-session-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: session) }
    let groups = session.appendingPathComponent("groups")
    for name in ["group.own", "group.other"] {
      try FileManager.default.createDirectory(
        at: groups.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let own = groups.appendingPathComponent("group.own").path
    let other = groups.appendingPathComponent("group.other").path
    let found = try await outcomes(
      of: ["write:\(own)/note", "list:\(other)", "write:\(other)/bad"],
      containers: ContainerFolder(session).environment(appGroups: ["group.own", "../group.other"]))
    XCTAssertEqual(found, ["done", "absent", "absent"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: own + "/note"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: other), [])
  }

  func testTheNetworkCanBeTakenAway() async throws {
    let found = try await outcomes(of: ["connect"], sandbox: Sandbox(allowsNetwork: false))
    XCTAssertEqual(found, ["refused"])
  }
}
