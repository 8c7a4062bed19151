import Archive
import Foundation

/// Every font that is open, by face. Faces are named in archives; only names that this library knows are
/// opened.
package final class FontLibrary: @unchecked Sendable {
  package static let shared = FontLibrary()

  private let lock = NSLock()
  private var instances: [FontFace: FontInstance] = [:]

  /// More faces than a scene has; reached only by text that is scaled continuously.
  private static let capacity = 512

  /// The font of a face, opened on first use; `nil` for a name that is neither pinned nor installed.
  package func instance(_ face: FontFace) -> FontInstance? {
    let face = Self.normalized(face)
    lock.lock()
    defer { lock.unlock() }
    if let known = instances[face] { return known }
    guard let opened = open(face) else { return nil }
    if instances.count >= Self.capacity { instances.removeAll(keepingCapacity: true) }
    instances[face] = opened
    return opened
  }

  /// A pinned font, which is always there.
  package func pinned(_ font: PinnedFont, weight: Double, opticalSize: Double = 0) -> FontInstance {
    guard let found = instance(FontFace(name: font.rawValue, weight: weight, opticalSize: opticalSize)) else {
      fatalError(
        "Vitrine's font \(FontResources.font(font.file)) cannot be opened; set VITRINE_RESOURCES to its folder"
      )
    }
    return found
  }

  /// The place on the axes: slant and horizontal scale are done when a glyph is drawn. Steps of 1 on the weight axis and of ¼ pt on the optical axis cannot be told apart; they bound how many
  /// faces open.
  package static func normalized(_ face: FontFace) -> FontFace {
    var face = face
    face.weight = face.weight.clamped(1, 1000).rounded()
    face.synthesizedItalic = false
    face.stretch = 1
    if face.opticalSize != 0 { face.opticalSize = (face.opticalSize.clamped(14, 32) * 4).rounded() / 4 }
    return face
  }

  private func open(_ face: FontFace) -> FontInstance? {
    if let pinned = PinnedFont(rawValue: face.name) {
      return FontInstance(
        face: face, path: FontResources.font(pinned.file), index: 0, variations: pinned.variations(of: face))
    }
    guard face.name.hasPrefix(InstalledFonts.prefix),
      let file = InstalledFonts.shared.file(
        postScript: String(face.name.dropFirst(InstalledFonts.prefix.count)))
    else { return nil }
    return FontInstance(
      face: face, path: file.path, index: file.index, variations: [FontVariation("wght", face.weight)])
  }
}
