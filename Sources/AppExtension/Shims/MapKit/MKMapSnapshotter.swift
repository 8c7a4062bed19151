import Foundation
import UIKit
import VitrineCoreLocation

/// Which part of the map to draw, and how large.
open class MKMapSnapshotOptions: NSObject, @unchecked Sendable {
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  open var size = CGSize(width: 256, height: 256)
  open var scale: CGFloat = 3
  open var traitCollection = UITraitCollection()
  open var showsBuildings = true
  public override init() {}
}

/// A drawn map.
open class MKMapSnapshot: NSObject, @unchecked Sendable {
  public let image: UIImage
  private let projection: MapProjection
  init(_ image: UIImage, _ projection: MapProjection) { (self.image, self.projection) = (image, projection) }
  open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
}

/// Draws a map. There are no tiles here: it is a graticule of the region with a cross in its middle, which the log says.
///
/// - Parity: approximated: meridians and parallels in Mercator's projection, no streets
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  public typealias Options = MKMapSnapshotOptions
  public typealias Snapshot = MKMapSnapshot
  private let options: MKMapSnapshotOptions
  open var isLoading: Bool { false }
  public init(options: MKMapSnapshotOptions) { self.options = options }
  open func cancel() {}
  open func start() async throws -> MKMapSnapshot { draw() }
  open func start(completionHandler: @escaping (MKMapSnapshot?, (any Error)?) -> Void) {
    let snapshot = draw()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(snapshot, nil) }
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshot?, (any Error)?) -> Void
  ) {
    let snapshot = draw()
    nonisolated(unsafe) let completion = completionHandler
    queue.async { completion(snapshot, nil) }
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("MapKit: there are no map tiles here; a graticule of the region is drawn.\n".utf8))

  private func draw() -> MKMapSnapshot {
    _ = Self.said
    let projection = MapProjection(options.region, options.size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scale > 0 ? options.scale : 1
    let isDark = options.traitCollection.userInterfaceStyle == .dark
    let image = UIGraphicsImageRenderer(size: options.size, format: format).image { drawing in
      let context = drawing.cgContext
      context.setFillColor(gray: isDark ? 0.16 : 0.93, alpha: 1)
      context.fill(CGRect(origin: .zero, size: options.size))
      context.setStrokeColor(gray: isDark ? 0.32 : 0.8, alpha: 1)
      context.setLineWidth(1)
      for line in projection.graticule() {
        context.move(to: line.from)
        context.addLine(to: line.to)
        context.strokePath()
      }
      context.setStrokeColor(gray: isDark ? 0.6 : 0.5, alpha: 1)
      let middle = projection.point(options.region.center)
      context.strokeLineSegments(between: [
        CGPoint(x: middle.x - 6, y: middle.y), CGPoint(x: middle.x + 6, y: middle.y),
        CGPoint(x: middle.x, y: middle.y - 6), CGPoint(x: middle.x, y: middle.y + 6),
      ])
    }
    return MKMapSnapshot(image, projection)
  }
}

/// Places as points of a picture: Mercator's projection, the whole region inside.
struct MapProjection {
  private let center: CGPoint
  private let size: CGSize
  /// Points a radian.
  private let scale: Double
  private let region: MKCoordinateRegion

  init(_ region: MKCoordinateRegion, _ size: CGSize) {
    self.region = region
    self.size = size
    center = Self.mercator(region.center)
    let top = Self.mercator(
      CLLocationCoordinate2D(latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: 0))
    let bottom = Self.mercator(
      CLLocationCoordinate2D(latitude: region.center.latitude - region.span.latitudeDelta / 2, longitude: 0))
    let height = max(abs(bottom.y - top.y), 1e-9), width = max(region.span.longitudeDelta * .pi / 180, 1e-9)
    scale = min(size.width / width, size.height / height)
  }

  /// Radians; beyond 85.05° the map has no place.
  private static func mercator(_ place: CLLocationCoordinate2D) -> CGPoint {
    let latitude = min(max(place.latitude, -85.0511), 85.0511) * .pi / 180
    return CGPoint(x: place.longitude * .pi / 180, y: -log(tan(.pi / 4 + latitude / 2)))
  }
  func point(_ place: CLLocationCoordinate2D) -> CGPoint {
    let p = Self.mercator(place)
    return CGPoint(
      x: size.width / 2 + (p.x - center.x) * scale, y: size.height / 2 + (p.y - center.y) * scale)
  }

  /// Meridians and parallels at round degrees: four to ten across.
  func graticule() -> [(from: CGPoint, to: CGPoint)] {
    let across = size.width / scale * 180 / .pi
    guard across.isFinite, across > 0 else { return [] }
    let power = pow(10, (log10(across / 4)).rounded(.down))
    let step = [5, 2, 1].map { $0 * power }.first { across / $0 >= 4 } ?? power
    func marks(_ middle: Double) -> [Double] {
      let first = (middle / step).rounded(.down)
      return (-12...12).map { (first + Double($0)) * step }
    }
    let meridians = marks(region.center.longitude).map {
      point(CLLocationCoordinate2D(latitude: 0, longitude: $0)).x
    }
    let parallels = marks(region.center.latitude).map {
      point(CLLocationCoordinate2D(latitude: $0, longitude: 0)).y
    }
    return meridians.filter { $0 >= 0 && $0 <= size.width }.map {
      (CGPoint(x: $0, y: 0), CGPoint(x: $0, y: size.height))
    }
      + parallels.filter { $0 >= 0 && $0 <= size.height }.map {
        (CGPoint(x: 0, y: $0), CGPoint(x: size.width, y: $0))
      }
  }
}
