import SwiftUI

/// The Dynamic Island of a Live Activity: two views beside the camera, one for the smallest form, and the regions of the expanded form.
public struct DynamicIsland {
  let expanded: () -> AnyView
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  private(set) var url: URL?
  private(set) var keyline: Color?
  private(set) var margins: [String: IslandEdges] = [:]

  /// - Parameters:
  ///   - expanded: regions for the island that is held, or that shows an alert.
  ///   - compactLeading: left of the camera while this activity alone has the island.
  ///   - compactTrailing: right of the camera.
  ///   - minimal: a circle, while another activity shares the island.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { AnyView(expanded().content) }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// The address that the app gets when the island is tapped, where no `Link` is.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url ?? island.url
    return island
  }

  /// The colour of the thin line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color ?? island.keyline
    return island
  }

  /// Margins of one form in place of the system's. Of several calls the innermost counts, edge by edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins[mode.name, default: IslandEdges()].set(edges, length)
    return island
  }
}

/// A form of the island, for its margins.
public struct DynamicIslandMode: Equatable, Sendable {
  let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Margins of some edges; the others are the system's.
struct IslandEdges: Equatable {
  var top, leading, bottom, trailing: CGFloat?

  /// An edge that is set already stays: that call stands further in.
  mutating func set(_ edges: Edge.Set, _ length: Double) {
    let length = max(length.isFinite ? length : 0, 0)
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }

  func over(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
      trailing: trailing ?? insets.trailing)
  }
}

/// Lengths of the island that Apple publishes nowhere. Ours, after the look of iOS 17 (D).
enum IslandMetrics {
  /// The expanded form keeps the same distance from all edges (Human Interface Guidelines: even, concentric margins).
  static let expanded = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Beside the camera content is snug to it, and stays off the round end.
  static let compactLeading = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 4)
  static let compactTrailing = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 8)
  static let minimal = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  /// Between regions, and between a region and the camera.
  static let gap: CGFloat = 8
  static let cameraGap: CGFloat = 4
}

extension DynamicIsland {
  func insets(_ mode: DynamicIslandMode) -> EdgeInsets {
    let system =
      switch mode {
      case .compactLeading: IslandMetrics.compactLeading
      case .compactTrailing: IslandMetrics.compactTrailing
      case .minimal: IslandMetrics.minimal
      default: IslandMetrics.expanded
      }
    return margins[mode.name]?.over(system) ?? system
  }
}
