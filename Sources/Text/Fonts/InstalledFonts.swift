import Archive
import CPango
import Foundation

/// Fonts of the machine, for characters that no pinned font has and for families that a widget names.
///
/// Made on first need only: reading the machine's font directories costs more than all the rest of a start.
package final class InstalledFonts: @unchecked Sendable {
  package static let shared = InstalledFonts()
  /// Marks installed fonts in `FontFace.name`; the PostScript name follows.
  package static let prefix = "fc:"

  package struct File: Sendable, Hashable {
    package var path: String
    package var index: Int
    package var postScript: String
    /// The file's own letters slant.
    package var isItalic = false
  }

  private let lock = NSLock()
  private var byPostScript: [String: File?] = [:]
  private var byFamily: [Family: File?] = [:]
  /// Paths of fonts that came with the widget.
  private var ownFiles: Set<String> = []

  private struct Family: Hashable {
    var name: String
    var weight: Int
    var italic: Bool
  }

  /// The machine's configuration with the pinned text fonts added. Private: the process's own default is left
  /// alone.
  private let configuration: OpaquePointer? = {
    guard let config = FcInitLoadConfig() else { return nil }
    for font in [PinnedFont.inter, .interItalic] {
      FcConfigAppFontAddFile(config, FontResources.font(font.file))
    }
    FcConfigBuildFonts(config)
    return config
  }()

  /// Splits text into scripts, directions and fonts. Used by one thread at a time, under the lock of
  /// `TextEngine`.
  package private(set) lazy var itemizer = Itemizer(configuration: configuration)

  /// Adds a font file that a widget brings along; its families are found from now on. `false` where it cannot be read.
  package func register(file path: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    byPostScript.removeAll()
    byFamily.removeAll()
    guard let configuration else { return false }
    return FcConfigAppFontAddFile(configuration, path) != 0
  }

  /// The file of a PostScript name.
  package func file(postScript name: String) -> File? {
    lock.lock()
    defer { lock.unlock() }
    if let known = byPostScript[name] { return known }
    let found = find(FC_POSTSCRIPT_NAME, name, weight: 400, italic: false)
    byPostScript[name] = found
    return found
  }

  /// The file of a family that a widget named, nearest to a weight; `nil` where it is not installed.
  package func file(family name: String, weight: Double, italic: Bool) -> File? {
    lock.lock()
    defer { lock.unlock() }
    let key = Family(name: name, weight: Int(weight), italic: italic)
    if let known = byFamily[key] { return known }
    let found =
      find(FC_FAMILY, name, weight: key.weight, italic: italic)
      ?? find(FC_POSTSCRIPT_NAME, name, weight: key.weight, italic: italic)
      ?? find(FC_FULLNAME, name, weight: key.weight, italic: italic)
    byFamily[key] = found
    return found
  }

  /// Adds fonts that come with the widget. Only this process knows them: their glyphs are archived as outlines.
  package func register(files: [String]) {
    lock.lock()
    defer { lock.unlock() }
    guard let configuration, !files.isEmpty else { return }
    for file in files where FcConfigAppFontAddFile(configuration, file) != 0 { ownFiles.insert(file) }
    byFamily.removeAll()
    byPostScript.removeAll()
  }

  /// Whether a face is one of the widget's own fonts.
  package func isOwn(_ face: FontFace) -> Bool {
    lock.lock()
    let isEmpty = ownFiles.isEmpty
    lock.unlock()
    guard !isEmpty, face.name.hasPrefix(Self.prefix),
      let file = file(postScript: String(face.name.dropFirst(Self.prefix.count)))
    else { return false }
    lock.lock()
    defer { lock.unlock() }
    return ownFiles.contains(file.path)
  }

  private func find(_ property: String, _ value: String, weight: Int, italic: Bool) -> File? {
    guard let configuration, value.utf8.count < 256, !value.utf8.contains(0) else { return nil }
    var path = [CChar](repeating: 0, count: 4096)
    var postScript = [CChar](repeating: 0, count: 256)
    var index: Int32 = 0
    var slant: Int32 = 0
    guard
      vt_find_font(
        configuration, property, value, Int32(weight), italic ? 1 : 0, &path, 4096, &index, &postScript, 256,
        &slant) != 0
    else { return nil }
    return File(
      path: string(path), index: Int(index), postScript: string(postScript), isItalic: slant != 0)
  }

  private func string(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
