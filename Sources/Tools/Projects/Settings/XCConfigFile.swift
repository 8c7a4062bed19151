import Foundation

/// Reads `.xcconfig` files: lines `NAME[conditions] = value`, `#include "other"`, comments after `//`.
package struct XCConfigFile {
  /// Files that include files.
  private static let mostDepth = 16
  /// Files that are read for one, in all.
  private static let mostFiles = 64
  private static let mostBytes = 1 << 20

  package private(set) var assignments: [SettingAssignment] = []
  package private(set) var notes: [ProjectNote] = []
  private let boundary: ProjectBoundary
  private var open: [String] = []
  private var count = 0

  /// Reads `file`. What is missing or wrong is a note, and the rest counts.
  package static func read(_ file: URL, within boundary: ProjectBoundary) -> XCConfigFile {
    var config = XCConfigFile(boundary: boundary)
    config.add(file)
    return config
  }

  private init(boundary: ProjectBoundary) { self.boundary = boundary }

  private mutating func add(_ file: URL) {
    let file = file.standardizedFileURL
    guard !open.contains(file.path) else {
      return note("`\(boundary.shown(file))` includes itself")
    }
    count += 1
    guard open.count < Self.mostDepth, count <= Self.mostFiles else {
      return note("`\(boundary.shown(file))` is left out: too many files include one another")
    }
    guard boundary.allows(file) else {
      return note("`\(boundary.shown(file))` lies outside of the project and is not read")
    }
    guard let data = try? Data(contentsOf: file), data.count <= Self.mostBytes,
      let text = String(data: data, encoding: .utf8)
    else { return note("`\(boundary.shown(file))` is missing or no UTF-8 text; its settings are left out") }
    open.append(file.path)
    defer { open.removeLast() }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      read(line, number: index + 1, of: file)
    }
  }

  private mutating func read(_ line: Substring, number: Int, of file: URL) {
    let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    if text.isEmpty { return }
    if text.hasPrefix("#include") { return include(text, of: file) }
    guard let equals = Self.assignment(in: text) else {
      return note("`\(boundary.shown(file)):\(number)` is no setting and is left out: `=` is missing")
    }
    var value = text[text.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    assignments.append(SettingAssignment(key: text[..<equals].trimmed, value: value))
  }

  /// The `=` that is not in brackets.
  private static func assignment(in text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      return text[index] == "=" && depth == 0
    }
  }

  private mutating func include(_ text: String, of file: URL) {
    let isOptional = text.hasPrefix("#include?")
    let parts = text.split(separator: "\"")
    guard parts.count >= 2 else { return note("`\(boundary.shown(file))` has an `#include` without a file") }
    let path = String(parts[1])
    let beside = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    if isOptional, !FileManager.default.fileExists(atPath: beside.path) { return }
    add(beside)
  }

  private mutating func note(_ message: String) {
    notes.append(ProjectNote(code: "xcconfig", message: message + "."))
  }
}
