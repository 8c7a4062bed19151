import Foundation

/// How wide, high or far a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable,
  CustomStringConvertible
{
  enum Storage: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let storage: Storage
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }
  /// A share of the room for the mark.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }
  /// The room for the mark less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }
  init(storage: Storage) { self.storage = storage }
  public init(floatLiteral value: Double) { storage = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }
  public var description: String {
    switch storage {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }

  /// The length within some room; never negative.
  package func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat =
      switch storage {
      case .automatic: automatic
      case .fixed(let value): value
      case .ratio(let value): room * value
      case .inset(let value): room - 2 * value
      }
    return length.isFinite ? min(max(length, 0), 100_000) : 0
  }
}

/// How marks of one place are put on each other.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
  enum Storage: String, Hashable, Sendable { case standard, normalized, center, unstacked }
  let storage: Storage
  /// From zero: positive ones up, negative ones down.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// To 1 in sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// Around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// Over each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
  public var description: String { storage.rawValue }
}

/// How a line runs between points.
public struct InterpolationMethod: Sendable, CustomStringConvertible {
  enum Storage: Sendable {
    case linear, cardinal(tension: CGFloat), catmullRom(alpha: CGFloat), step(transition: CGFloat), monotone
  }
  let storage: Storage
  public static var linear: InterpolationMethod { .init(storage: .linear) }
  public static var cardinal: InterpolationMethod { .init(storage: .cardinal(tension: 0)) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(storage: .cardinal(tension: tension))
  }
  public static var catmullRom: InterpolationMethod { .init(storage: .catmullRom(alpha: 0.5)) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(storage: .catmullRom(alpha: alpha))
  }
  /// Never beyond the points.
  public static var monotone: InterpolationMethod { .init(storage: .monotone) }
  public static var stepStart: InterpolationMethod { .init(storage: .step(transition: 0)) }
  public static var stepCenter: InterpolationMethod { .init(storage: .step(transition: 0.5)) }
  public static var stepEnd: InterpolationMethod { .init(storage: .step(transition: 1)) }
  public var description: String { "\(storage)" }
}
