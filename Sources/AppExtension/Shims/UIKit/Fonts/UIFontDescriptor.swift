import Foundation

/// What a font is to be like.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1_024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32_768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65_536)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// OpenType features; without effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  var size: CGFloat
  var family: String?
  var weight: UIFont.Weight?
  var width: UIFont.Width?
  var style: UIFont.TextStyle?
  var isItalic = false
  var hasMonospacedDigits = false
  var design: SystemDesign?

  init(_ font: UIFont) {
    size = font.pointSize
    family = font._family
    weight = font._weight
    width = font._width
    style = font._textStyle
    isItalic = font._isItalic
    hasMonospacedDigits = font._hasMonospacedDigits
    design = font._isMonospaced ? .monospaced : font._design
  }
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(.systemFont(ofSize: 0))
    apply(attributes)
  }
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  public var pointSize: CGFloat { size }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if (weight?.rawValue ?? 0) >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    if (width?.rawValue ?? 0) < 0 { traits.insert(.traitCondensed) }
    if (width?.rawValue ?? 0) > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }
  /// These traits, and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.apply(symbolicTraits) }
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design == .default ? nil : design }
  }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  private func changed(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
    let copy = UIFontDescriptor(UIFont(descriptor: self, size: 0))
    change(copy)
    return copy
  }

  private func apply(_ traits: SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    weight = traits.contains(.traitBold) ? .bold : nil
    if traits.contains(.traitMonoSpace) { design = .monospaced }
    width = traits.contains(.traitCondensed) ? .condensed : traits.contains(.traitExpanded) ? .expanded : nil
  }

  private func apply(_ attributes: [AttributeName: Any]) {
    if let name = (attributes[.name] ?? attributes[.family]) as? String { family = name }
    if let size = (attributes[.size] as? NSNumber)?.doubleValue { self.size = size }
    if let style = attributes[.textStyle] as? UIFont.TextStyle { self.style = style }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
    if let weight = traits[.weight] {
      self.weight =
        weight as? UIFont.Weight
        ?? (weight as? NSNumber).map { UIFont.Weight(rawValue: CGFloat($0.doubleValue)) }
    }
    if let width = traits[.width] as? UIFont.Width { self.width = width }
    if let symbolic = traits[.symbolic] as? NSNumber {
      apply(SymbolicTraits(rawValue: symbolic.uint32Value))
    }
  }
}

extension UIFont {
  /// A size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = descriptor.size > 0 ? descriptor.size : 12
    let size = pointSize > 0 ? pointSize : own
    // A text style grows with the type size only as long as it has its own.
    self.init(
      size: size, family: descriptor.family, weight: descriptor.weight,
      style: size == descriptor.size ? descriptor.style : nil, italic: descriptor.isItalic,
      monospacedDigits: descriptor.hasMonospacedDigits, monospaced: descriptor.design == .monospaced,
      design: descriptor.design == .monospaced ? nil : descriptor.design, width: descriptor.width)
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
