import Foundation

/// Where `--html` goes; checked before the simulation takes its time.
struct SimulationPageFile {
  let path: String

  /// - Throws: `CommandFailure` for a place that no file can be written to.
  init(path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    if path.isEmpty
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    {
      throw CommandFailure(
        "--html \(path) is a folder.", cure: "Give the name of a file, such as day.html.", isUsage: true)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandFailure(
        "--html \(path) cannot be written: \(folder) is missing, or not yours to write to.", isUsage: true)
    }
  }

  func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure("The page \(path) could not be written: \(error.localizedDescription)")
    }
  }
}
