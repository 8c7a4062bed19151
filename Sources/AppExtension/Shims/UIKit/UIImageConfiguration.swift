import Foundation

extension UIImage {
  /// What a picture is made for.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// Weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// As `Font.Weight`: 100 to 900.
    public var _value: Double { self == .unspecified ? 400 : Double(rawValue) * 100 }
  }
  /// Sizes of symbols beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Size, weight and colours of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public private(set) var _pointSize: CGFloat?
    public private(set) var _weight: SymbolWeight?
    public private(set) var _scale: SymbolScale?
    public private(set) var _colors: [UIColor] = []
    public private(set) var _isHierarchical = false
    public private(set) var _isMulticolor = false

    public override init() {}
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular, scale: .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
      _pointSize = pointSize
      _weight = weight
      _scale = scale
    }
    public convenience init(weight: SymbolWeight) {
      self.init()
      _weight = weight
    }
    public convenience init(scale: SymbolScale) {
      self.init()
      _scale = scale
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      _colors = [hierarchicalColor]
      _isHierarchical = true
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      _colors = paletteColors
    }
    public static func preferringMulticolor() -> SymbolConfiguration {
      let configuration = SymbolConfiguration()
      configuration._isMulticolor = true
      return configuration
    }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// What the other says, and what this one says where that says nothing.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      let result = SymbolConfiguration()
      result._pointSize = other._pointSize ?? _pointSize
      result._weight = other._weight ?? _weight
      result._scale = other._scale ?? _scale
      result._colors = other._colors.isEmpty ? _colors : other._colors
      result._isHierarchical = other._colors.isEmpty ? _isHierarchical : other._isHierarchical
      result._isMulticolor = other._isMulticolor || _isMulticolor
      return result
    }
  }
}

/// Distances from the edges of a rectangle, in the direction that text runs.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets()
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
