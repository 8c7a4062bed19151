// Parity(system): symbols | SF Symbols | Material Symbols Rounded by name, in layers by a table; sizes of a few and colours of layers are ours
import Archive
import Foundation
import Typography
import UIKit

/// A symbol in the layout: at the size of its font, or in what it is offered where it is resizable.
final class SymbolLayoutNode: PictureLayoutNode {
  private let name: String
  private let font: SymbolFont

  init(name plain: String, image: Image, context: _ViewContext) {
    let environment = context.environment
    name = environment.symbolVariants.applied(to: plain)
    font = SymbolFont(image, environment)
    let natural = SymbolCatalog.shared.size(name: name, pointSize: font.pointSize, weight: font.weight)
    super.init(image, natural: natural, context: context)
    if SymbolCatalog.shared.resolve(name) == nil { report() }
  }

  private func report() {
    let near =
      SymbolCatalog.shared.suggestion(for: name).map { "; the nearest known name is \"\($0)\"" } ?? ""
    context.session.report(
      "unknown-symbol", .warning,
      "no symbol stands for \"\(name.prefix(120))\"; a marked box is drawn in its place, where iOS draws nothing"
        + near)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let below = SymbolCatalog.shared.baselineOffset(
      name: name, pointSize: font.pointSize, weight: font.weight)
    return natural.height > 0 ? (natural.height - below) * size.height / natural.height : nil
  }

  override func draw(into scene: SceneRecorder) { scene.part(context) { drawContent(into: scene) } }

  private func drawContent(into scene: SceneRecorder) {
    if PictureRedaction.draw(frame, context, into: scene) { return }
    if !image.isDecorative {
      scene.addAccessibility(
        AccessibilityElement(
          frame: frame, role: .image, label: image.label ?? SymbolSpeech.label(for: name)))
    }
    // The groups of the foreground's effects: shadows, a blend mode.
    scene.painted(with: ForegroundStyle(), in: frame, context.environment) { _ in
      guard context.environment.isRightToLeft, SymbolDirection.isMirrored(name) else {
        scene.add(.symbol(node))
        return
      }
      let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
      scene.group(GroupNode(transform: flip, children: [])) { scene.add(.symbol(node)) }
    }
  }

  private var node: SymbolNode {
    let ink = SymbolPaints(image, frame, context.environment)
    var value: Double?
    if case .symbol(_, let variable) = image.source { value = variable }
    return SymbolNode(
      name: name, pointSize: font.pointSize, weight: font.weight, frame: frame, paints: ink.paints,
      resizable: image.isResizable, rendering: ink.rendering,
      variableValue: value.map { $0.isFinite ? min(max($0, 0), 1) : 0 })
  }
}

/// The point size and weight of a symbol: those of the text that stood in its place.
struct SymbolFont {
  let pointSize: Double
  let weight: Double

  @MainActor init(_ image: Image, _ environment: EnvironmentValues) {
    let configuration = image.bitmap.configuration
    let style = (environment.textTraits.font ?? environment.font ?? .body).resolved(in: environment).style
    let size = configuration.pointSize ?? style.size
    pointSize = size * (configuration.scale ?? environment.imageScale).factor
    weight =
      configuration.weight ?? environment.textTraits.weight?.value
      ?? (environment.textTraits.isBold == true ? max(style.weight, 700) : style.weight)
  }
}

/// How a symbol's layers are coloured where it stands.
struct SymbolPaints {
  let rendering: SymbolNode.Rendering
  let paints: [Paint]

  /// Without a mode two or three foreground styles make a palette, as on iOS.
  @MainActor init(_ image: Image, _ frame: CGRect, _ environment: EnvironmentValues) {
    let styles = environment.foreground
    let configuration = image.bitmap.configuration
    let asked = image.symbolRendering ?? configuration.rendering ?? environment.symbolRenderingMode?.archived
    if let asked {
      rendering = asked
    } else if image.rendering == .original, image.bitmap.tint == nil {
      rendering = .multicolor
    } else {
      rendering = styles.secondary == nil ? .monochrome : .palette
    }
    if !configuration.colors.isEmpty {
      paints = configuration.colors.map { .color($0) }
      return
    }
    let primary =
      image.bitmap.tint.map { Paint.color($0) } ?? ForegroundStyle().scenePaint(in: frame, environment)
    guard rendering == .palette else {
      paints = [primary]
      return
    }
    guard let secondary = styles.secondary else {
      paints = [1, 0.5, 0.25].map { primary.multiplied(by: $0) }
      return
    }
    paints = [primary] + [secondary, styles.tertiary].compactMap { $0?.scenePaint(in: frame, environment) }
  }
}

/// Symbols that point along the text are mirrored where it runs from right to left.
enum SymbolDirection {
  private static let words: Set<Substring> = ["forward", "backward", "leading", "trailing"]
  private static let starts = ["list.", "text.", "increase.", "decrease.", "checklist", "paragraphsign"]

  static func isMirrored(_ name: String) -> Bool {
    starts.contains(where: name.hasPrefix)
      || name.split(separator: ".").contains(where: words.contains)
  }
}

/// What a screen reader says for a symbol nobody labelled: the words of its name.
enum SymbolSpeech {
  private static let silent: Set<String> = ["fill", "circle", "square", "rectangle", "2x2", "badge"]
  static func label(for name: String) -> String {
    let words = name.split(separator: ".").map(String.init)
    let kept = words.filter { !silent.contains($0) }
    return (kept.isEmpty ? words : kept).joined(separator: " ")
  }
}
