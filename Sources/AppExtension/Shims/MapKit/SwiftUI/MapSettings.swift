import Foundation
import SwiftUI
import VitrineCoreLocation

/// Which gestures a map takes.
nonisolated public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// From where a map is seen; the distance is in metres.
nonisolated public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance, heading, pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.centerCoordinate.latitude == b.centerCoordinate.latitude
      && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
      && a.heading == b.heading && a.pitch == b.pitch
  }
}

/// What a map shows at first.
nonisolated public struct MapCameraPosition: Sendable {
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?
  public static let automatic = MapCameraPosition(region: nil, camera: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region, camera: nil)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: nil, camera: camera)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

nonisolated public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// How the ground looks.
nonisolated public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static var standard: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}
nonisolated public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
nonisolated public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
}

extension View {
  public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// Controls of a map: nothing in a widget.
nonisolated public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}
nonisolated public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}
nonisolated public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}
nonisolated public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}
