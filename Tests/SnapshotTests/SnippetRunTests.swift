import Archive
import Devices
import Foundation
import Processes
import Projects
import Render
import Schedule
import XCTest

/// The seeds' code blocks that declare a widget, control or Live Activity, where their folder lies beside the checkout: each is
/// compiled as an extension of its own, and asked for everything that it has in its own process.
final class SnippetRunTests: XCTestCase {
  private static let folder = ExampleExtension.root.deletingLastPathComponent()
    .appendingPathComponent("shared/mission/snippets")

  func testSnippetsRun() async throws {
    let named = ProcessInfo.processInfo.environment["VITRINE_SNIPPETS"].map { URL(fileURLWithPath: $0) }
    let files = try? FileManager.default.contentsOfDirectory(
      at: named ?? Self.folder, includingPropertiesForKeys: nil)
    let snippets = (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .compactMap(RunningSnippet.init)
    try XCTSkipIf(snippets.isEmpty, "There is no folder of snippets.")
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-snippets-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Two compilers at a time.
    let failures = await withTaskGroup(of: String?.self) { group in
      var waiting = snippets[...]
      var failures: [String] = []
      for snippet in waiting.prefix(2) { group.addTask { await snippet.failure(in: scratch) } }
      waiting = waiting.dropFirst(2)
      while let result = await group.next() {
        if let result { failures.append(result) }
        if let snippet = waiting.popFirst() { group.addTask { await snippet.failure(in: scratch) } }
      }
      return failures.sorted()
    }
    print("snippets: \(snippets.count - failures.count) of \(snippets.count) run")
    for one in failures { print("snippet failed: \(one)") }
    XCTAssertEqual(failures, [])
  }
}

/// A snippet with a bundle around what it declares, unless it has a `@main` of its own.
private struct RunningSnippet: Sendable {
  let name: String
  let text: String
  let members: [String]

  /// `nil` for a snippet that declares no widget and no control.
  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let declared = text.matches(of: #/(?m)^struct (\w+): (?:\w+, )*(?:Widget|ControlWidget) *\{/#)
    guard !declared.isEmpty else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    self.text = text
    members = declared.map { String($0.output.1) }
  }

  func failure(in scratch: URL) async -> String? {
    do {
      let process = try await launch(in: scratch)
      do {
        try await draw(process)
        await process.stop()
        return nil
      } catch {
        await process.stop()
        return "\(name): \(error)"
      }
    } catch {
      return "\(name): \(error)"
    }
  }

  private func launch(in scratch: URL) async throws -> ExtensionProcess {
    let folder = scratch.appendingPathComponent("Snippet\(name.prefix(3))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appendingPathComponent("Snippet.swift"), atomically: true, encoding: .utf8)
    if !text.contains(#/(?m)^@main/#) {
      let main = """
        import SwiftUI
        import WidgetKit
        @main struct SnippetBundle: WidgetBundle {
          var body: some Widget {
            \(members.map { $0 + "()" }.joined(separator: "\n    "))
          }
        }
        """
      try main.write(to: folder.appendingPathComponent("Main.swift"), atomically: true, encoding: .utf8)
    }
    var found = try ExtensionFolder.find(at: folder.path)
    if text.contains("#if os(visionOS)") { found.settings.platform = .visionOS }
    let outcome = try await ExtensionBuild(
      sdk: .locate(), compiler: .locate(), cache: BuildCache(folder: folder.appendingPathComponent("build"))
    ).run(found)
    guard outcome.succeeded, let executable = outcome.executable else {
      throw Failure(words: outcome.errors.first.map { "line \($0.line): \($0.text)" } ?? "does not compile")
    }
    return try await ExtensionProcess.launch(
      ExtensionLaunch(
        executable: executable,
        environment: [
          "CFFIXED_USER_HOME": folder.path, "VITRINE_GROUPS": folder.appendingPathComponent("groups").path,
        ]), clock: WallClock())
  }

  /// Everything that the bundle has gives a picture.
  private func draw(_ process: ExtensionProcess) async throws {
    let bundle = try await process.bundle()
    guard !bundle.widgets.isEmpty || !bundle.controls.isEmpty || !bundle.activities.isEmpty else {
      throw Failure(words: "the bundle is empty")
    }
    for widget in bundle.widgets {
      for family in widget.families {
        guard let size = Device.default.size(of: family) else { continue }
        for source in EntriesRequest.Source.allCases {
          let timeline = try await process.entries(
            EntriesRequest(
              kind: widget.kind, family: family, source: source,
              environments: [SceneEnvironment(size: size, displayScale: 2, now: Date())]))
          guard let scene = timeline.entries.first?.scene(environment: 0) else {
            throw Failure(words: "\(widget.kind) gave no picture in \(family)")
          }
          try keep(scene, "\(widget.kind)-\(family)-\(source)")
        }
      }
    }
    for control in bundle.controls {
      let state = try await process.control(
        ControlRequest(
          kind: control.kind, environment: SceneEnvironment(size: .zero, displayScale: 2, now: Date())))
      guard !state.faces.isEmpty else { throw Failure(words: "\(control.kind) gave no picture") }
    }
    for activity in bundle.activities {
      let environment = SceneEnvironment(size: CGSize(width: 371, height: 160), displayScale: 2, now: Date())
      let scenes = try await process.activity(
        ActivityRequest(
          activityID: "A", attributesType: activity.attributesType,
          attributes: Data(activity.attributesTemplate.utf8), state: Data(activity.stateTemplate.utf8),
          isStale: false,
          slots: [.init(presentation: .lockScreen, minimum: .zero, environment: environment)]))
      guard let scene = scenes.pictures.first?.scene else {
        throw Failure(words: "\(activity.attributesType) gave no picture")
      }
      try keep(scene, activity.attributesType)
    }
  }

  /// Draws it, and keeps the picture where `VITRINE_SNIPPET_PICTURES` names a folder.
  private func keep(_ scene: Scene, _ what: String) throws {
    let picture = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 1), at: Date())
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_SNIPPET_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name.prefix(3))-\(what).png")
    try picture.png().write(to: file)
  }

  private struct Failure: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
