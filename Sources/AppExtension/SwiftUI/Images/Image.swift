import Archive
import Foundation
import UIKit

/// A symbol or a picture.
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    /// A name that no file was found for.
    case asset(String)
    /// Encoded bytes and their size in points.
    case data(Data, size: CGSize)
    /// A symbol of an asset catalog.
    case outline(CustomSymbol)
  }

  var source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var rendering: TemplateRenderingMode?
  var interpolation: Interpolation?
  var symbolRendering: SymbolNode.Rendering?
  var label: String?
  var isDecorative = false
  /// What a `UIImage` or `CGImage` brought with it.
  var bitmap = BitmapTraits()
  /// What draws the picture, in place of bytes.
  var drawing: DrawnPicture?
  /// The asset it comes from, where that has variants.
  var asset: PictureVariants?

  /// A picture of the asset catalog, or a loose file, by name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, bundle) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(named: name, bundle)
    self.label = label.plain
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(named: name, bundle)
    isDecorative = true
  }
  public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }
  /// A symbol whose parts are lit up to a value of 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(named: name, bundle)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(named: name, bundle)
    self.label = label.plain
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(named: name, bundle)
    isDecorative = true
  }
  public init(_ resource: ImageResource) { self.init(named: resource._name, resource._bundle) }

  init(source: Source) { self.source = source }

  init(named name: String, _ bundle: Bundle?) {
    if let found = NamedPictures.shared.picture(name, in: bundle) {
      self.init(uiImage: found)
    } else {
      self.init(source: .asset(name))
    }
    label = name
  }

  /// A picture or symbol of UIKit's.
  public init(uiImage: UIImage) {
    if let name = uiImage._symbolName {
      source = .symbol(name, variableValue: nil)
    } else if let outline = uiImage._outline {
      source = .outline(CustomSymbol(outline))
    } else {
      source = .data(uiImage._data, size: uiImage.size)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: rendering = .original
    case .alwaysTemplate: rendering = .template
    }
    bitmap = BitmapTraits(uiImage)
    asset = uiImage._asset.map { PictureVariants(asset: $0, original: uiImage) }
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label.plain
    isDecorative = false
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
    isDecorative = true
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    let image = settled(in: context.environment)
    return image._makeSettledNodes(in: context)
  }

  @MainActor private func _makeSettledNodes(in context: _ViewContext) -> [_LayoutNode] {
    if let drawing { return [DrawnPictureNode(drawing, image: self, context: context)] }
    switch source {
    case .symbol(let name, _):
      return [SymbolLayoutNode(name: name, image: self, context: context)]
    case .data(let data, let size):
      guard !data.isEmpty else { return [EmptyPictureNode(isResizable: isResizable)] }
      if let refused = ArchivedImageLimit.refuse(self, size, context) { return [refused] }
      return [BitmapNode(data: data, natural: size, image: self, context: context)]
    case .outline(let symbol): return [CustomSymbolNode(symbol, image: self, context: context)]
    case .asset(let name):
      context.session.report("missing-asset", .error, MissingPicture.message(name))
      return [MissingNode(name: name, resizable: isResizable)]
    }
  }
}

/// Named pictures, read once.
final class NamedPictures: @unchecked Sendable {
  static let shared = NamedPictures()
  private struct Key: Hashable {
    let name: String
    let bundle: String
  }
  private let lock = NSLock()
  private var known: [Key: UIImage?] = [:]

  func picture(_ name: String, in bundle: Bundle?) -> UIImage? {
    let key = Key(name: name, bundle: (bundle ?? .main).bundlePath)
    lock.lock()
    defer { lock.unlock() }
    if let image = known[key] { return image }
    if known.count >= 64 { known.removeAll() }
    let image = UIImage(named: name, in: bundle, compatibleWith: nil)
    known[key] = .some(image)
    return image
  }
}
