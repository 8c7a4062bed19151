import Typography

/// Forms of a symbol: filled, enclosed, struck through.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Sendable { case circle, square, rectangle }
  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)
  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// Both; of two shapes the other's.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name with the variants that it has not. One that the symbol does not exist in is left out: the shape first, then
  /// the slash.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    let whole = SymbolVariantName(name)
    let attempts = [
      self, SymbolVariants(isFilled: isFilled, isSlashed: isSlashed), SymbolVariants(isFilled: isFilled),
    ]
    for variants in attempts {
      let varied = whole.with(variants)
      if SymbolCatalog.shared.resolve(varied) != nil { return varied }
    }
    return name
  }
}

/// A symbol's name in its parts: `person` `.slash` `.circle` `.fill` `.badge.plus`.
nonisolated struct SymbolVariantName {
  private var base: [Substring]
  private var modifiers: [String] = []
  /// From `badge` on; a badge without sign (`bell.badge`) belongs to the base.
  private var badge: [Substring] = []
  private static let enclosures = Set(SymbolDrawing.Enclosure.allCases.map(\.rawValue))

  init(_ name: String) {
    base = name.split(separator: ".", omittingEmptySubsequences: false)
    if let index = base.firstIndex(of: "badge"), index > 0, index + 1 < base.count, base[index + 1] != "fill"
    {
      badge = Array(base[index...])
      base = Array(base[..<index])
    }
    while base.count > 1, let last = base.last,
      last == "fill" || last == "slash" || Self.enclosures.contains(String(last))
    {
      modifiers.insert(String(last), at: 0)
      base.removeLast()
    }
  }

  func with(_ variants: SymbolVariants) -> String {
    var slash = modifiers.filter { $0 == "slash" }
    var shape = modifiers.filter(Self.enclosures.contains)
    var fill = modifiers.filter { $0 == "fill" }
    if variants.isSlashed, slash.isEmpty { slash = ["slash"] }
    if let wanted = variants.shape, shape.isEmpty, !Self.enclosures.contains(base.joined(separator: ".")) {
      shape = [wanted.rawValue]
    }
    if variants.isFilled, fill.isEmpty { fill = ["fill"] }
    return (base.map(String.init) + slash + shape + fill + badge.map(String.init)).joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// What is added to the names of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
