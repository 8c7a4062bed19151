// Parity: no effect: a marked box, as on iOS; reported

import Foundation
import SwiftUI
import VitrineCoreLocation

/// A map of SwiftUI's. A widget cannot show one: as on iOS a marked box stands in its place, and the diagnostics say how to draw a
/// map in a widget (`MKMapSnapshotter` in the timeline provider).
nonisolated public struct Map<Content>: View {
  public typealias Body = Never

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    ForeignView.nodes(
      named: "Map",
      "Map is a view of MapKit, which a widget cannot show; iOS draws a marked box in its place, too. "
        + "Draw the map with MKMapSnapshotter in the timeline provider and show its picture",
      in: context)
  }
}

nonisolated extension Map where Content == _MapParts {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
}
nonisolated extension Map where Content: MapContent {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
}

// MARK: Maps of iOS 14

/// What a map of iOS 14 holds.
nonisolated public struct _DefaultMapContent {}
nonisolated public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> {}
public enum MapUserTrackingMode: Sendable { case none, follow }

nonisolated extension Map where Content == _DefaultMapContent {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
}
nonisolated extension Map {
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {}
}
