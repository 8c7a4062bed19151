import ArgumentParser
import Foundation
import Limits
import Projects

/// Which numbers of the system are others than those of the table.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limits"),
    help: ArgumentHelp(
      "A file with lines `name = value unit`; without it, `vitrine.limits` of this folder or beside PATH.",
      valueName: "file"))
  var file: String?

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Another value for one limit, as in widget-memory=40MB; again for the next. `vitrine limits` lists them.",
      valueName: "name=value"))
  var assignments: [String] = []

  /// The table as file and flags change it. What is wrong in a file is told on standard error, and the rest of it counts; a
  /// mistake in a flag ends the command.
  ///
  /// - Parameter paths: PATHs of the command: files or folders.
  func read(beside paths: [String] = []) throws -> Limits {
    let (limits, findings) = try load(beside: paths)
    for finding in findings { StandardError.say(Style.standardError.yellow("warning: ") + finding) }
    return limits
  }

  /// As `read`, with the findings as sentences that name file and line.
  func load(beside paths: [String] = []) throws -> (limits: Limits, findings: [String]) {
    var limits = Limits.standard
    var findings: [String] = []
    if let path = try filePath(beside: paths) {
      let text = try Self.text(of: path)
      findings = LimitsFile.read(text, into: &limits).map { finding in
        "\(path)\(finding.line.map { ":\($0)" } ?? ""): \(finding.sentence)"
      }
    }
    for assignment in assignments {
      do {
        try limits.set(assignment)
      } catch {
        throw CommandFailure("--limit \(assignment): \(error)", isUsage: true)
      }
    }
    return (limits, findings)
  }

  private func filePath(beside paths: [String]) throws -> String? {
    if let file { return file }
    return
      ([""]
      + paths.map {
        Self.isFolder($0) && !ProjectFolder.isProjectFile($0)
          ? $0 + "/" : ($0 as NSString).deletingLastPathComponent + "/"
      })
      .map { $0 + LimitsFile.name }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func text(of path: String) throws -> String {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let data = try file.read(upToCount: LimitsFile.mostBytes + 1) ?? Data()
      guard data.count <= LimitsFile.mostBytes else {
        throw CommandFailure(
          "`\(path)` is larger than \(LimitsFile.mostBytes / 1024) KB; it is no list of limits.",
          isUsage: true)
      }
      return String(decoding: data, as: UTF8.self)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        "The limits in `\(path)` cannot be read.", cure: "Is it a file, and may you read it?", isUsage: true)
    }
  }
}
