import Archive
import Foundation
import Projects

/// Where pictures go: one file, or a folder of them.
package enum PictureDestination: Equatable, Sendable {
  case file(URL, PictureFormat)
  case folder(URL)

  package var format: PictureFormat {
    switch self {
    case .file(_, let format): format
    case .folder: .png
    }
  }

  /// Reads `--out` and makes sure that it can be written, before any work is done.
  package init(path: String) throws {
    let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    let isFolder = Self.isFolder(url)
    let ending = url.pathExtension.lowercased()
    if let format = PictureFormat(rawValue: ending), isFolder != true {
      self = .file(url, format)
      try Self.checkFile(url, path)
    } else if isFolder == false {
      throw CommandFailure(
        "`\(path)` is a file and neither a .png nor an .svg.", cure: "Give FILE.png, FILE.svg or a folder.",
        isUsage: true)
    } else if isFolder == nil, !ending.isEmpty, !path.hasSuffix("/") {
      throw CommandFailure(
        "Pictures cannot be written as .\(ending) (`\(path)`).", cure: "Give FILE.png, FILE.svg or a folder.",
        isUsage: true)
    } else {
      self = .folder(url)
      try Self.makeFolder(url, path)
    }
  }

  /// The file for one of several pictures.
  func file(for picture: PlannedPicture) -> URL { file(named: PictureName.make(for: picture)) }

  /// The file itself, or the one of this name in the folder.
  func file(named name: String) -> URL {
    switch self {
    case .file(let url, _): url
    case .folder(let url): url.appendingPathComponent(name + ".png")
    }
  }

  func write(_ data: Data, to file: URL) throws {
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw Self.notWritable(file.path, error)
    }
  }

  private static func checkFile(_ url: URL, _ path: String) throws {
    let parent = url.deletingLastPathComponent()
    guard isFolder(parent) == true else {
      throw CommandFailure(
        "The folder for `\(path)` does not exist.", cure: "Make it: mkdir -p '\(parent.path)'")
    }
    let file = access(url.path, F_OK) == 0 ? url : parent
    guard access(file.path, W_OK) == 0 else {
      throw CommandFailure(
        "`\(path)` cannot be written: \(String(cString: strerror(errno)).lowercased()).",
        cure: "Check the permissions of `\(file.path)`, or choose another place with --out.")
    }
  }

  private static func makeFolder(_ url: URL, _ path: String) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw notWritable(path, error)
    }
    guard access(url.path, W_OK) == 0 else {
      throw notWritable(path, POSIXError(POSIXErrorCode(rawValue: errno) ?? .EACCES))
    }
  }

  private static func notWritable(_ path: String, _ error: any Error) -> CommandFailure {
    CommandFailure(
      "`\(path)` cannot be written: \(SystemReason.of(error)).",
      cure: "Check its permissions and the disk, or choose another place with --out.")
  }

  /// `nil` where there is nothing.
  private static func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
