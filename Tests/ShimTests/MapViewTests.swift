import Archive
import SwiftUI
import VitrineMapKit
import XCTest

/// Maps in views: a marked box, as on iOS.
@MainActor final class MapViewTests: XCTestCase {
  private func scene<V: View>(_ view: V) -> Archive.Scene {
    var timings = SceneEvaluator.Timings()
    let environment = SceneEnvironment(
      size: CGSize(width: 40, height: 30), colorScheme: .light, displayScale: 2, rightToLeft: false,
      now: Date(timeIntervalSince1970: 1_800_000_000))
    return SceneEvaluator.scene(of: view, in: environment, margins: EdgeInsets(), timings: &timings)
  }

  func testAMapIsAMarkedBoxAndTheFindingSaysWhatToDo() async {
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let region = MKCoordinateRegion(
      center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let scenes = [
      scene(Map(coordinateRegion: .constant(region))), scene(Map(initialPosition: .region(region))),
      scene(
        Map {
          Marker("Home", coordinate: place)
          Annotation("Stop", coordinate: place) { Circle() }
        }.mapStyle(.imagery)),
    ]
    for scene in scenes {
      guard case .unsupported(let box)? = scene.content.first else { return XCTFail("no box") }
      XCTAssertEqual(box.name, "Map")
      XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
      XCTAssertEqual(scene.diagnostics.map(\.code), ["unsupported-view"])
      XCTAssertTrue(scene.diagnostics.allSatisfy { "\($0)".contains("MKMapSnapshotter") })
    }
  }
}
