import Foundation
import SwiftUI

/// What stands on a map. A widget shows no map, so nothing of it is drawn.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: MapContent {}
extension Optional: MapContent where Wrapped: MapContent { public typealias Body = Never }
extension ForEach: MapContent where Content: MapContent { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

/// Several parts of a map.
nonisolated public struct _MapParts: MapContent {
  public typealias Body = Never
  public init() {}
}
public typealias EmptyMapContent = _MapParts

/// Parts of a map one after the other, with `if` and `switch`.
@resultBuilder nonisolated public struct MapContentBuilder {
  public static func buildBlock() -> _MapParts { _MapParts() }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapParts {
    _MapParts()
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: MapContent>(first: Content) -> _MapParts { _MapParts() }
  public static func buildEither<Content: MapContent>(second: Content) -> _MapParts { _MapParts() }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapParts {
    _MapParts()
  }
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
}

extension MapContent {
  public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public nonisolated func tint(_ color: Color?) -> some MapContent { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public nonisolated func stroke(lineWidth: CGFloat) -> some MapContent { self }
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
