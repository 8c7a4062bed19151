// language modes: 5 6
import CoreImage
import MapKit
import SwiftUI

struct Stop: Identifiable {
  let id = 1
  let name: String
  let coordinate: CLLocationCoordinate2D
}

struct RouteMap: View {
  let stops: [Stop]
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  @State private var position: MapCameraPosition = .automatic

  var body: some View {
    VStack {
      Map(coordinateRegion: $region)
      Map(coordinateRegion: .constant(region), interactionModes: [], annotationItems: stops) { stop in
        MapMarker(coordinate: stop.coordinate, tint: .red)
      }
      Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: stops) { stop in
        MapAnnotation(coordinate: stop.coordinate) { Circle().fill(.blue) }
      }
      Map(position: $position)
      Map(initialPosition: .region(region)) {
        Marker("Home", systemImage: "house", coordinate: region.center).tint(.orange)
        ForEach(stops) { stop in
          Marker(stop.name, coordinate: stop.coordinate)
          Annotation(stop.name, coordinate: stop.coordinate, anchor: .bottom) { Image(systemName: "bus") }
        }
        if stops.count > 1 {
          MapPolyline(coordinates: stops.map(\.coordinate)).stroke(.blue, lineWidth: 3)
        }
        UserAnnotation()
      }
      .mapStyle(.standard(elevation: .realistic))
      .mapControls { MapCompass() }
      .allowsHitTesting(false)
    }
  }
}

func averageColor(_ image: UIImage) -> UIColor? {
  guard let input = CIImage(image: image) else { return nil }
  let extent = CIVector(
    x: input.extent.origin.x, y: input.extent.origin.y, z: input.extent.size.width,
    w: input.extent.size.height)
  guard
    let filter = CIFilter(
      name: "CIAreaAverage", parameters: [kCIInputImageKey: input, kCIInputExtentKey: extent]),
    let output = filter.outputImage
  else { return nil }
  var bitmap = [UInt8](repeating: 0, count: 4)
  let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
  context.render(
    output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
    colorSpace: nil)
  return UIColor(
    red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255,
    alpha: CGFloat(bitmap[3]) / 255)
}

func blurred(_ image: UIImage) -> UIImage {
  let filter = CIFilter.gaussianBlur()
  filter.inputImage = CIImage(image: image)?.clampedToExtent()
  filter.radius = 8
  guard let output = filter.outputImage, let input = CIImage(image: image),
    let drawn = CIContext().createCGImage(output, from: input.extent)
  else { return image }
  let noir = CIFilter.photoEffectNoir()
  noir.inputImage = CIImage(cgImage: drawn)
  return noir.outputImage.map { UIImage(ciImage: $0) } ?? UIImage(cgImage: drawn)
}
