import SwiftUI

/// A place in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  let place: IslandPlace
  /// Left of the camera (right in right-to-left languages); what is too high goes on below.
  public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
  /// On the camera's other side.
  public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
  /// Directly below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(place: .center)
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

enum IslandPlace: Sendable { case leading, trailing, center, bottom }

/// Where a view of the expanded island goes that has no room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let name: String
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera, if it is too wide for the place beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// Views for one place of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let position: DynamicIslandExpandedRegionPosition
  private let priority: Double
  private let content: Content
  private var margins = IslandEdges()

  /// - Parameter priority: the region with the highest gets the island's full width, below the camera.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority.isNaN ? 0 : priority
    self.content = content()
  }

  public var _viewRepresentation: some View {
    IslandRegionView(
      content: content, region: IslandRegion(place: position.place, priority: priority, margins: margins))
  }

  /// Margins of the region in place of the island's. Of several calls the innermost counts, edge by edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.margins.set(edges, length)
    return region
  }
}

/// The regions of an expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

/// Gathers the regions of an expanded island, in any order.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: first._viewRepresentation)
  }
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<some View> { first }
  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: TupleView((accumulated.content, next._viewRepresentation)))
  }
  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
  }
}

/// What the layout of the expanded island knows of a region.
final class IslandRegion: @unchecked Sendable {
  let place: IslandPlace
  let priority: Double
  let margins: IslandEdges
  /// A view inside has `dynamicIsland(verticalPlacement: .belowIfTooWide)`. Set while views are evaluated, before layout.
  fileprivate(set) var goesBelow = false

  init(place: IslandPlace, priority: Double, margins: IslandEdges) {
    self.place = place
    self.priority = priority
    self.margins = margins
  }
}

struct IslandRegionKey: LayoutValueKey {
  static var defaultValue: IslandRegion? { nil }
}
private struct SurroundingRegionKey: EnvironmentKey { static var defaultValue: IslandRegion? { nil } }

extension EnvironmentValues {
  /// The region that a view of the expanded island stands in.
  fileprivate var islandRegion: IslandRegion? {
    get { self[SurroundingRegionKey.self] }
    set { self[SurroundingRegionKey.self] = newValue }
  }
}

private nonisolated struct IslandRegionView<Content: View>: View {
  let content: Content
  let region: IslandRegion

  @MainActor var body: some View {
    VStack(alignment: alignment, spacing: nil) { content }
      .environment(\.islandRegion, region)
      .layoutValue(key: IslandRegionKey.self, value: region)
  }
  private var alignment: HorizontalAlignment {
    switch region.place {
    case .leading: .leading
    case .trailing: .trailing
    case .center, .bottom: .center
    }
  }
}

private nonisolated struct VerticalPlacementModifier: ViewModifier {
  typealias Body = Never
  let placement: DynamicIslandExpandedRegionVerticalPlacement
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    if placement == .belowIfTooWide {
      context.environment.islandRegion?.goesBelow = true
    }
    return content(context)
  }
}

nonisolated extension View {
  /// Lets a leading or trailing region of the expanded island go below the camera where it is too wide beside it.
  ///
  /// - Parity: approximated: the region goes below as a whole, not the one view
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { modifier(VerticalPlacementModifier(placement: verticalPlacement)) }
}
