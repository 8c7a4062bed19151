import Foundation

/// Reads a `project.yml` with the files that it includes.
enum XcodeGenFile {
  private static let mostFiles = 64
  private static let mostDepth = 16

  /// - Throws: `ProjectProblem.project` where the file itself cannot be read, or one that it includes.
  static func read(_ file: URL, within boundary: ProjectBoundary) throws -> [String: PropertyText] {
    var count = 0
    return try read(file, within: boundary, open: [], count: &count)
  }

  private static func read(
    _ file: URL, within boundary: ProjectBoundary, open: [URL], count: inout Int
  ) throws -> [String: PropertyText] {
    let shown = boundary.shown(file)
    func problem(_ reason: String, line: Int = 0) -> ProjectProblem {
      .project(path: shown, line: line, reason: reason)
    }
    count += 1
    guard boundary.allows(file) else { throw ProjectProblem.outsideProject(path: shown) }
    guard !open.contains(file) else { throw problem("it includes itself") }
    guard open.count < mostDepth, count <= mostFiles else {
      throw problem("too many files include one another")
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw problem("it is missing or no UTF-8 text")
    }
    let own: [String: PropertyText]
    do {
      guard let map = try YAMLText.read(text).map else { throw problem("it has no keys") }
      own = map
    } catch let failure as PropertyText.Failure {
      throw problem(failure.message, line: failure.line)
    }
    var all: [String: PropertyText] = [:]
    for include in own["include"]?.list ?? own["include"].map({ [$0] }) ?? [] {
      guard let path = include.string ?? include.map?["path"]?.string, !path.isEmpty else { continue }
      let other = file.deletingLastPathComponent().appending(relative: path)
      all = merge(all, try read(other, within: boundary, open: open + [file], count: &count))
    }
    return merge(all, own)
  }

  /// Maps grow together, lists are joined, words are replaced. `key:REPLACE` replaces whatever was there.
  static func merge(_ first: [String: PropertyText], _ second: [String: PropertyText]) -> [String:
    PropertyText]
  {
    var result = first
    for (key, value) in second {
      if key.hasSuffix(":REPLACE") {
        result[String(key.dropLast(8))] = value
      } else if case .map(let old)? = result[key], case .map(let new) = value {
        result[key] = .map(merge(old, new))
      } else if case .list(let old)? = result[key], case .list(let new) = value {
        result[key] = .list(old + new)
      } else {
        result[key] = value
      }
    }
    return result
  }
}
