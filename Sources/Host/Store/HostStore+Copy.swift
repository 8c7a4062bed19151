import Foundation
import GRDB

extension HostStore {
  /// A store in another folder with all that is in this one now. What either of them keeps from then on the other does not see.
  package func copy(to folder: URL) throws -> HostStore {
    let file = folder.appendingPathComponent(Self.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try database.backup(to: DatabaseQueue(path: file.path))
    } catch {
      throw StoreError(opening: file, error)
    }
    return try HostStore(folder: folder)
  }
}
