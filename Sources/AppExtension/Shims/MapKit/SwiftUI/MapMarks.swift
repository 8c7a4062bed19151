import Foundation
import SwiftUI
import VitrineCoreLocation

/// A balloon at a place.
nonisolated public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
}
nonisolated extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

/// A view at a place.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
nonisolated extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Where the user is.
nonisolated public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public init() {}
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

/// A line through places.
nonisolated public struct MapPolyline: MapContent {
  public typealias Body = Never
  public enum ContourStyle: Sendable { case straight, geodesic }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
}
nonisolated public struct MapPolygon: MapContent {
  public typealias Body = Never
  public init(coordinates: [CLLocationCoordinate2D]) {}
}
/// A circle; the radius is in metres.
nonisolated public struct MapCircle: MapContent {
  public typealias Body = Never
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line through places, as data.
open class MKPolyline: NSObject, @unchecked Sendable {
  public let pointCount: Int
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { pointCount = count }
}

// MARK: Annotations of iOS 14

public protocol MapAnnotationProtocol {}
nonisolated public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
nonisolated public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
