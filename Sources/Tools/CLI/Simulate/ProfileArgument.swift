import Foundation
import Simulate

/// Finds a profile by its name, or reads it from a file.
enum ProfileArgument {
  /// - Throws: `SimulationProblem` or `CommandFailure` for what is no profile.
  static func read(_ text: String) throws -> UsageProfile {
    if let known = UsageProfile.known[text.lowercased()] { return known }
    let names = UsageProfile.known.keys.sorted().joined(separator: ", ")
    let url = URL(fileURLWithPath: text)
    guard FileManager.default.fileExists(atPath: text) else {
      throw CommandFailure(
        "There is no profile and no file named `\(text)`.",
        cure: "Known are \(names); docs/simulate.md shows how to write one.", isUsage: true)
    }
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      data = try file.read(upToCount: ProfileReader.mostBytes + 1) ?? Data()
    } catch {
      throw CommandFailure(
        "The profile `\(text)` cannot be read.", cure: "Is it a file, and may you read it?", isUsage: true)
    }
    return try ProfileReader.read(
      String(decoding: data, as: UTF8.self), name: url.deletingPathExtension().lastPathComponent)
  }
}
