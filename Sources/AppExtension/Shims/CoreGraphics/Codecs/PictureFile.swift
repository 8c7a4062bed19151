import Foundation

/// Pictures in files.
public enum _PictureFile {
  /// Bytes a file may have: more than any picture a widget may show.
  private static let mostBytes = 64 << 20
  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "heic"]

  /// The bytes of a file and the scale that its name ends with (`@2x`).
  public static func read(_ path: String) -> (data: Data, scale: CGFloat)? {
    guard let data = bytes(path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return (data, stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// The bytes of a file; `nil` where it cannot be read or is above 64 MB.
  public static func bytes(_ path: String) -> Data? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size <= mostBytes else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// A loose picture of a bundle by its name, with or without extension; that of the finest screen first.
  public static func find(_ name: String, in bundle: Bundle?) -> (data: Data, scale: CGFloat)? {
    guard !name.isEmpty, name.utf8.count < 256, !name.contains(".."),
      let folder = (bundle ?? .main).resourcePath
    else { return nil }
    let known = (name as NSString).pathExtension.lowercased()
    let (stem, endings) =
      extensions.contains(known) ? ((name as NSString).deletingPathExtension, [known]) : (name, extensions)
    for suffix in ["@3x", "@2x", ""] {
      for ending in endings {
        if let found = read("\(folder)/\(stem)\(suffix).\(ending)") { return found }
      }
    }
    return nil
  }
}
