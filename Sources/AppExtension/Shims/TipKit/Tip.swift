import Foundation
import SwiftUI

/// A hint for the user of an app. A widget shows none, on iOS neither.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
}
extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
  public enum InvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public static func configure() throws {}
}
public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil) {}
  public var body: some View { EmptyView() }
}
extension View {
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View { self }
}
