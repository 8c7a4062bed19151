import Foundation

/// The objects of a `project.pbxproj`: each has a key, a kind (`isa`) and values, some of which are keys of others.
struct ProjectObjects {
  /// More than any project has: one with ten thousand files has 40,000.
  private static let mostObjects = 500_000

  private let all: [String: [String: PropertyText]]
  let rootKey: String

  /// - Throws: `ProjectProblem.project` for what is no project.
  init(_ data: Data, shown: String) throws {
    let list: PropertyText
    do {
      list = try PropertyText.read(data)
    } catch let failure as PropertyText.Failure {
      throw ProjectProblem.project(path: shown, line: failure.line, reason: failure.message)
    }
    guard let map = list.map, let objects = map["objects"]?.map, let root = map["rootObject"]?.string else {
      throw ProjectProblem.project(path: shown, line: 0, reason: "it has no `objects` and `rootObject`")
    }
    guard objects.count <= Self.mostObjects else {
      throw ProjectProblem.project(
        path: shown, line: 0, reason: "it has more than \(Self.mostObjects) objects")
    }
    all = objects.compactMapValues(\.map)
    rootKey = root
    guard kind(root) == "PBXProject" else {
      throw ProjectProblem.project(path: shown, line: 0, reason: "its root object is no project")
    }
  }

  func kind(_ key: String) -> String? { all[key]?["isa"]?.string }
  func string(_ key: String, _ name: String) -> String? { all[key]?[name]?.string }
  /// Keys of other objects, or words.
  func list(_ key: String, _ name: String) -> [String] { all[key]?[name]?.list?.compactMap(\.string) ?? [] }
  func map(_ key: String, _ name: String) -> [String: PropertyText] { all[key]?[name]?.map ?? [:] }
  /// The keys of all objects of a kind, in a stable order.
  func keys(ofKind kind: String) -> [String] {
    all.filter { $0.value["isa"]?.string == kind }.keys.sorted()
  }
}
