import Archive
import Foundation
import Typography
import UIKit

/// A symbol or a bitmap.
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case asset(String)
    case data(Data, size: CGSize)
  }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum ResizingMode: Sendable { case tile, stretch }

  var source: Source
  var isResizable = false
  var rendering: TemplateRenderingMode?
  var label: String?
  var isDecorative = false

  var symbolName: String? {
    if case .symbol(let name, _) = source { name } else { nil }
  }

  public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label.plain
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }
  public init(uiImage: UIImage) {
    if let name = uiImage._symbolName {
      source = .symbol(name, variableValue: nil)
    } else {
      source = .data(uiImage._data, size: uiImage.size)
    }
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with { $0.isResizable = true }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.rendering = renderingMode }
  }
  /// Pictures are always drawn with good interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    switch source {
    case .symbol(let name, _):
      return [
        SymbolLayoutNode(
          name: context.environment.symbolVariants.applied(to: name), image: self, context: context)
      ]
    case .data(let data, let size):
      return [BitmapNode(data: data, natural: size, image: self, context: context)]
    case .asset(let name):
      context.session.report(
        "missing-asset", .error, "no image named \"\(name)\" was found in the asset catalogs of this folder")
      return [MissingNode(name: name, resizable: isResizable)]
    }
  }
}

/// How a symbol's layers are coloured. Symbols here have one layer; palettes use the first colour.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

/// A form of a symbol: filled, enclosed, struck through.
public struct SymbolVariants: Hashable, Sendable {
  var modifiers: [String] = []
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(modifiers: ["circle"])
  public static let square = SymbolVariants(modifiers: ["square"])
  public static let rectangle = SymbolVariants(modifiers: ["rectangle"])
  public static let fill = SymbolVariants(modifiers: ["fill"])
  public static let slash = SymbolVariants(modifiers: ["slash"])
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  private func adding(_ word: String) -> SymbolVariants {
    modifiers.contains(word) ? self : SymbolVariants(modifiers: modifiers + [word])
  }
  public func contains(_ other: SymbolVariants) -> Bool {
    other.modifiers.allSatisfy(modifiers.contains)
  }
  /// The name with the variants added that it has not; `fill` stands last.
  func applied(to name: String) -> String {
    guard !modifiers.isEmpty else { return name }
    var words = name.split(separator: ".").map(String.init)
    for word in ["circle", "square", "rectangle", "slash", "fill"]
    where modifiers.contains(word) && !words.contains(word) {
      if word != "fill", words.last == "fill" {
        words.insert(word, at: words.count - 1)
      } else {
        words.append(word)
      }
    }
    return words.joined(separator: ".")
  }
}

final class SymbolLayoutNode: _LayoutNode {
  let name: String
  let image: Image
  let context: _ViewContext
  private let pointSize: Double
  private let weight: Double
  private let natural: CGSize

  init(name: String, image: Image, context: _ViewContext) {
    self.name = name
    self.image = image
    self.context = context
    let environment = context.environment
    let style = (environment.textTraits.font ?? environment.font ?? .body).resolved(in: environment).style
    // Small, medium and large symbols stand to each other as about 0.79 : 1 : 1.29 (ours, after SF Symbols' look).
    let factor = environment.imageScale == .small ? 0.79 : environment.imageScale == .large ? 1.29 : 1
    pointSize = style.size * factor
    weight =
      environment.textTraits.weight?.value
      ?? (environment.textTraits.isBold == true ? max(style.weight, 700) : style.weight)
    natural = SymbolCatalog.shared.size(name: name, pointSize: pointSize, weight: weight)
    super.init()
    if SymbolCatalog.shared.resolve(name) == nil {
      context.session.report(
        "unknown-symbol", .warning,
        "no symbol stands for \"\(name)\" yet; a marked box is drawn in its place")
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return natural }
    return CGSize(
      width: (proposal.width ?? natural.width).length, height: (proposal.height ?? natural.height).length)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    image.isResizable ? (0, 1e6) : (natural[axis], natural[axis])
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let below = SymbolCatalog.shared.baselineOffset(name: name, pointSize: pointSize, weight: weight)
    return natural.height > 0 ? (natural.height - below) * size.height / natural.height : nil
  }
  override func draw(into scene: SceneBuilder) {
    if context.environment.redaction.contains(.placeholder) {
      scene.add(
        .path(
          PathNode(
            geometry: .roundedRect(frame, radius: 4, continuous: true),
            paint: RedactionPaint.bar(context.environment))))
      return
    }
    if !image.isDecorative {
      scene.addAccessibility(
        AccessibilityElement(
          frame: frame, role: .image, label: image.label ?? SymbolSpeech.label(for: name)))
    }
    scene.add(
      .symbol(
        SymbolNode(
          name: name, pointSize: pointSize, weight: weight, frame: frame,
          paints: [ForegroundStyle().scenePaint(in: frame, context.environment)],
          resizable: image.isResizable)))
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

final class BitmapNode: _LayoutNode {
  let data: Data
  let natural: CGSize
  let image: Image
  let context: _ViewContext
  init(data: Data, natural: CGSize, image: Image, context: _ViewContext) {
    self.data = data
    self.natural = natural
    self.image = image
    self.context = context
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return natural }
    return CGSize(
      width: (proposal.width ?? natural.width).length, height: (proposal.height ?? natural.height).length)
  }
  override func draw(into scene: SceneBuilder) {
    let template = image.rendering == .template
    if !image.isDecorative, let label = image.label {
      scene.addAccessibility(AccessibilityElement(frame: frame, role: .image, label: label))
    }
    scene.add(
      .image(
        ImageNode(
          data: data, frame: frame,
          template: template
            ? ForegroundStyle().scenePaint(in: frame, context.environment) : nil)))
  }
}

/// A marked box that stands for something not found.
final class MissingNode: _LayoutNode {
  let name: String
  let resizable: Bool
  init(name: String, resizable: Bool) {
    self.name = name
    self.resizable = resizable
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    resizable ? proposal.fillingSize : CGSize(width: 24, height: 24)
  }
  override func draw(into scene: SceneBuilder) {
    scene.add(.unsupported(UnsupportedNode(name: name, frame: frame)))
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inContext { context in
      var variants = context.environment.symbolVariants
      for word in variant.modifiers where !variants.modifiers.contains(word) {
        variants.modifiers.append(word)
      }
      context.environment.symbolVariants = variants
    }
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
