import Foundation

nonisolated extension View {
  /// Stands for the same part of the picture wherever the view is in the tree: between entries it moves from the one place to the other.
  ///
  /// - Parity: approximated: parts are matched between entries; within one entry a view does not take the frame of another
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let identity = StableHash.of("matched geometry \(id)")
    return inContext { $0.identity = identity }
  }
}

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
