import Foundation

/// The page's files, read once: a request can name one of them or none, never a path.
struct Assets: Sendable {
  struct File: Sendable {
    var data: Data
    /// The same for browsers that read gzip; `nil` when it would not be smaller.
    var packed: Data?
    var type: String
    var tag: String
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml", "woff2": "font/woff2",
  ]

  private let files: [String: File]

  /// The page that belongs to this program: beside the executable, under `share`, or in the module's bundle.
  static var builtIn: URL {
    let program = Bundle.main.bundleURL
    let candidates = ["vitrine_Web.resources/Page", "../share/vitrine/Page"].map {
      program.appendingPathComponent($0)
    }
    let found = candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("index.html").path)
    }
    return found ?? Bundle.module.bundleURL.appendingPathComponent("Page", isDirectory: true)
  }

  /// Files by their path under `page`; the font as `fonts/Inter-web.woff2`.
  init(page: URL, fonts: URL) throws {
    var files: [String: File] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: page.path) {
      guard let type = Self.types[(path as NSString).pathExtension] else { continue }
      files[path] = try Self.file(page.appendingPathComponent(path), type)
    }
    let font = fonts.appendingPathComponent("Inter-web.woff2")
    if FileManager.default.fileExists(atPath: font.path) {
      files["fonts/Inter-web.woff2"] = try Self.file(font, "font/woff2")
    }
    guard files["index.html"] != nil else { throw CocoaError(.fileNoSuchFile) }
    self.files = files
  }

  subscript(path: String) -> File? { files[path] }

  private static func file(_ url: URL, _ type: String) throws -> File {
    let data = try Data(contentsOf: url)
    // Fonts are packed already.
    let packed = type == "font/woff2" ? nil : Gzip.packed(data, level: Gzip.filesLevel)
    return File(data: data, packed: packed, type: type, tag: Answer.tag(of: data))
  }
}
