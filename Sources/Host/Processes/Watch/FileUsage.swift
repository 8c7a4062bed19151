import CLinux
import Foundation
import Glibc

/// How much room files take.
enum FileUsage {
  /// Bytes on the disk of all files below some folders, a file with several names once. Links are not followed. Stops counting beyond
  /// `most` bytes, or after very many files: then the answer is more than `most`.
  static func bytes(below folders: [URL], most: Int) -> Int {
    var paths = folders.filter { FileManager.default.fileExists(atPath: $0.path) }.map { strdup($0.path) }
    guard !paths.isEmpty else { return 0 }
    defer { for path in paths { free(path) } }
    paths.append(nil)
    guard let walk = fts_open(&paths, FTS_PHYSICAL | FTS_NOCHDIR | FTS_XDEV, nil) else { return 0 }
    defer { fts_close(walk) }
    var (total, files) = (0, 0)
    var seen: Set<UInt64> = []
    while let entry = fts_read(walk) {
      guard [FTS_F, FTS_D, FTS_DEFAULT, FTS_SL].contains(Int32(entry.pointee.fts_info)),
        let status = entry.pointee.fts_statp?.pointee
      else { continue }
      files += 1
      if status.st_nlink > 1, entry.pointee.fts_info != FTS_D, !seen.insert(UInt64(status.st_ino)).inserted {
        continue
      }
      total += Int(status.st_blocks) * 512
      if total > most { return total }
      // Empty files cost room as well.
      if files > mostFiles { return max(total, most + 1) }
    }
    return total
  }

  /// Ours: the files of a phone's app and its extensions are fewer.
  private static let mostFiles = 50_000
}
