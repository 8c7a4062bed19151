/// A path with `*` inside of names and `**` for any folders, as XcodeGen's `excludes` has them.
struct GlobPattern {
  private let parts: [String]

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(String.init) }

  /// Whether the pattern means the path, or a folder that it is in.
  func covers(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    return (1...max(1, names.count)).contains { matches(Array(names.prefix($0))) }
  }

  /// Part by part; `**` stands for none or more. Each pair of places is looked at once.
  private func matches(_ names: [String]) -> Bool {
    var reached = Set([0])
    for part in parts {
      var next: Set<Int> = []
      for place in reached {
        if part == "**" {
          next.formUnion(place...names.count)
        } else if place < names.count, NamePattern.matches(part, names[place]) {
          next.insert(place + 1)
        }
      }
      reached = next
    }
    return reached.contains(names.count)
  }
}
