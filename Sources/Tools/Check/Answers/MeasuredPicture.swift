import Archive
import Foundation
import Render

/// A picture with what can be measured of it.
struct MeasuredPicture: Sendable {
  var look: Look
  /// Of the entry in the timeline.
  var index: Int
  var size: CGSize
  var leaves: [MeasuredLeaf]
  var hits: [HitRegion]
  var diagnostics: [Diagnostic]
  /// Words in the order they are drawn.
  var texts: [String]

  init(_ scene: Scene, look: Look, index: Int, at date: Date) {
    self.look = look
    self.index = index
    size = scene.size
    hits = scene.hits
    diagnostics = scene.diagnostics
    let leaves = SceneLeaf.leaves(of: scene)
    texts = leaves.compactMap { if case .text(let words) = $0.content { words } else { nil } }
    self.leaves = ContrastMeter.measure(leaves, of: scene, look: look, at: date)
  }
}

/// A text, symbol or image of a picture.
struct MeasuredLeaf: Sendable, Equatable {
  var content: SceneLeaf.Content
  /// In points of the scene.
  var frame: CGRect
  /// WCAG 2 contrast with what is behind; `nil` for images, and where nothing of it is in the picture.
  var contrast: Double?
  /// Of an image: the share of its frame that has one opaque colour, 0…1.
  var flatShare: Double?
  /// Its colour is one of the system's own levels (`.tertiary`, `.placeholderText`), which the system keeps readable by itself.
  var hasSystemLevel: Bool
}
