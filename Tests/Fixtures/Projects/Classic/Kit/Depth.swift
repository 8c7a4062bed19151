import Foundation

/// The depth of water, of a framework that the extension links.
public struct Depth: Sendable {
  public var metres: Double
  public init(metres: Double) { self.metres = metres }
  public var text: String { "\(Int(metres)) m" }
}
