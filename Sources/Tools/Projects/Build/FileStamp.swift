import Foundation

/// The size and time of change of a file: equal stamps mean equal content for every purpose of building.
package struct FileStamp: Sendable, Equatable, CustomStringConvertible {
  package var bytes: Int64
  package var nanoseconds: Int64

  /// `nil` where there is no such file.
  package init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    bytes = Int64(status.st_size)
    nanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  package var description: String { "\(bytes)@\(nanoseconds)" }

  /// Stamps of the files that there are, by the path of what each is of.
  static func descriptions(of files: [URL], at place: (URL) -> URL = { $0 }) -> [String: String] {
    Dictionary(files.compactMap { file in FileStamp(of: place(file)).map { (file.path, $0.description) } }) {
      first, _ in first
    }
  }
}
