import Foundation
import Projects
import XCTest

final class FolderWatcherTests: XCTestCase {
  /// Reads a watcher's changes; every wait has a deadline.
  private final class Reader: @unchecked Sendable {
    private let lock = NSCondition()
    private var changed: Set<String> = []
    private var notices: [String] = []
    private var reports = 0
    private var task: Task<Void, Never>?

    init(_ watcher: FolderWatcher) throws {
      let changes = try watcher.changes()
      task = Task { for await change in changes { self.take(change) } }
    }

    deinit { task?.cancel() }

    private func take(_ change: FolderChange) {
      lock.withLock {
        switch change {
        case .changed(let paths):
          changed.formUnion(paths)
          reports += 1
        case .notice(let sentence):
          notices.append(sentence)
        }
        lock.broadcast()
      }
    }

    /// Waits until all `names` have changed, and forgets them.
    func expect(_ names: String..., file: StaticString = #filePath, line: UInt = #line) {
      let deadline = Date(timeIntervalSinceNow: 20)
      lock.withLock {
        while !Set(names).isSubset(of: changedNames) {
          guard lock.wait(until: deadline) else {
            return XCTFail("Saw only \(changedNames.sorted())", file: file, line: line)
          }
        }
        changed = []
      }
    }

    var sawNotice: Bool {
      let deadline = Date(timeIntervalSinceNow: 20)
      return lock.withLock {
        while notices.isEmpty { guard lock.wait(until: deadline) else { return false } }
        return true
      }
    }

    var numberOfReports: Int { lock.withLock { reports } }
    var seen: Set<String> { lock.withLock { changedNames } }
    private var changedNames: Set<String> { Set(changed.map { ($0 as NSString).lastPathComponent }) }
  }

  func testSave() throws {
    let folder = try TemporaryFolder()
    let reader = try Reader(FolderWatcher(root: folder.url))
    try folder.write("a", to: "A.swift")
    reader.expect("A.swift")
    try folder.write("b", to: "A.swift")
    reader.expect("A.swift")
  }

  func testAtomicSaveByRename() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    let reader = try Reader(FolderWatcher(root: folder.url))
    try Data("b".utf8).write(to: folder.url.appendingPathComponent("A.swift"), options: .atomic)
    reader.expect("A.swift")
  }

  func testRemoval() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", to: "A.swift")
    let reader = try Reader(FolderWatcher(root: folder.url))
    try FileManager.default.removeItem(at: file)
    reader.expect("A.swift")
  }

  func testNewFolders() throws {
    let folder = try TemporaryFolder()
    let reader = try Reader(FolderWatcher(root: folder.url))
    try folder.write("a", to: "Views/Deep/A.swift")
    reader.expect("Views")
    try folder.write("b", to: "Views/Deep/B.swift")
    reader.expect("B.swift")
  }

  func testASaveInStepsIsOneReport() throws {
    let folder = try TemporaryFolder()
    let reader = try Reader(FolderWatcher(root: folder.url, quietTime: .milliseconds(500)))
    for number in 1...5 { try folder.write("\(number)", to: "A\(number).swift") }
    reader.expect("A1.swift", "A5.swift")
    XCTAssertEqual(reader.numberOfReports, 1)
  }

  func testEditorsOwnFilesDoNotCount() throws {
    let folder = try TemporaryFolder()
    let reader = try Reader(FolderWatcher(root: folder.url))
    for name in [".A.swift.swp", "A.swift~", "4913", ".git/index", "DerivedData/B.swift"] {
      try folder.write("x", to: name)
    }
    try folder.write("x", to: "Last.swift")
    let deadline = Date(timeIntervalSinceNow: 20)
    while reader.seen.isEmpty, Date() < deadline { sched_yield() }
    XCTAssertEqual(reader.seen, ["Last.swift"])
  }

  func testSingleFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", to: "A.swift")
    let reader = try Reader(FolderWatcher(root: file))
    try folder.write("x", to: "Other.swift")
    try Data("b".utf8).write(to: file, options: .atomic)
    let deadline = Date(timeIntervalSinceNow: 20)
    while reader.seen.isEmpty, Date() < deadline { sched_yield() }
    XCTAssertEqual(reader.seen, ["A.swift"])
  }

  func testPollingWhereTheKernelHasNoWatchesLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Views/A.swift")
    let reader = try Reader(FolderWatcher(root: folder.url, watchLimit: 1))
    XCTAssertTrue(reader.sawNotice)
    try folder.write("bb", to: "Views/A.swift")
    reader.expect("A.swift")
  }

  func testPollingBeginsWhenWatchesRunOutLater() throws {
    let folder = try TemporaryFolder()
    let reader = try Reader(FolderWatcher(root: folder.url, watchLimit: 1))
    try folder.write("a", to: "Views/A.swift")
    XCTAssertTrue(reader.sawNotice)
    try folder.write("bb", to: "Views/A.swift")
    reader.expect("A.swift")
  }

  func testMissingFolder() {
    let watcher = FolderWatcher(root: URL(fileURLWithPath: "/nonexistent/Clock"))
    XCTAssertEqual(
      problem(try watcher.changes()),
      .watchFailed(path: "/nonexistent/Clock", reason: "no such file or directory"))
  }
}
