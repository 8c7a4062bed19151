import UIKit
import VitrineCoreLocation
import VitrineImageIO
import VitrineMapKit
import XCTest

/// Thumbnails of encoded pictures, and drawn maps.
final class PictureSourceTests: XCTestCase {
  func testAThumbnailHasTheLongestSideThatIsAskedFor() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let data = try XCTUnwrap(picture.pngData())
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as NSData, nil))
    let asked: [String: Any] = [kCGImageSourceThumbnailMaxPixelSize as String: 100]
    let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, asked as NSDictionary))
    XCTAssertEqual([small.width, small.height], [100, 50])
    XCTAssertEqual(UIImage(cgImage: small).size, CGSize(width: 100, height: 50))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    XCTAssertEqual(properties?["PixelWidth"] as? Int, 400)
    XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 1, nil))
  }

  func testBytesThatAreNoPictureGiveNone() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data("no picture".utf8) as NSData, nil))
    XCTAssertEqual(CGImageSourceGetCount(source), 0)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let nowhere = try XCTUnwrap(NSURL(string: "https://example.org/a.png"))
    XCTAssertNil(CGImageSourceCreateWithURL(nowhere, nil))
  }

  func testAMapHasItsPlacesWhereMercatorPutsThem() async throws {
    let options = MKMapSnapshotter.Options()
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    options.region = MKCoordinateRegion(center: center, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    options.size = CGSize(width: 200, height: 200)
    options.scale = 1
    let map = try await MKMapSnapshotter(options: options).start()
    XCTAssertEqual(map.image.size, options.size)
    let middle = map.point(for: center)
    XCTAssertEqual(middle.x, 100, accuracy: 0.001)
    XCTAssertEqual(middle.y, 100, accuracy: 0.001)
    let edge = map.point(
      for: CLLocationCoordinate2D(latitude: 48, longitude: 11 + options.region.span.longitudeDelta / 2))
    XCTAssertEqual(edge.x, 200, accuracy: 1)
    XCTAssertLessThan(map.point(for: CLLocationCoordinate2D(latitude: 48.01, longitude: 11)).y, 100)
    let drawn = try XCTUnwrap(map.image.pngData().flatMap(SmallPNG.decode))
    XCTAssertGreaterThan(Set(drawn.bytes).count, 2, "background, lines and the cross")
  }
}
