import Archive
import Foundation

/// What `vitrine configure --save` keeps for a project, by kind; `vitrine render` and `vitrine tap` start from it.
struct SavedValues {
  private let file: URL

  init(project root: URL) {
    file = DevFolder.url(for: [root]).appendingPathComponent("configurations.json")
  }

  /// The values of a kind; empty when none were saved. A file that cannot be read is an error: what it held must not be lost by
  /// writing over it.
  func values(of kind: String) throws -> IntentValues { try all()[kind] ?? [:] }

  func save(_ values: IntentValues, of kind: String) throws {
    var all = try all()
    all[kind] = values.isEmpty ? nil : values
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(all).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure("The values cannot be kept in \(file.path): \(error.localizedDescription)")
    }
  }

  private func all() throws -> [String: IntentValues] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: IntentValues].self, from: Data(contentsOf: file))
    } catch {
      throw CommandFailure(
        "What was saved in \(file.path) cannot be read: \(error)", cure: "Mend or remove the file.")
    }
  }
}
