import VitrineCoreLocation
import XCTest

/// Lengths, places and what answers where there is none.
final class LocationTests: XCTestCase {
  func testLengthsAreThoseOfTheEllipsoid() {
    func length(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
      CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }
    // Vincenty's worked example as Geoscience Australia publishes it: Flinders Peak to Buninyong.
    XCTAssertEqual(
      length((-37.951033416667, 144.424867888889), (-37.652821138889, 143.926495527778)), 54_972.271,
      accuracy: 0.01)
    // A degree along the equator: the half axis times its angle.
    XCTAssertEqual(length((0, 0), (0, 1)), 6_378_137 * .pi / 180, accuracy: 0.01)
    // Pole to pole: twice the quarter meridian, 10 001 965.729 m.
    XCTAssertEqual(length((90, 0), (-90, 0)), 2 * 10_001_965.729, accuracy: 1)
    XCTAssertEqual(length((52.5, 13.4), (52.5, 13.4)), 0)
    // Almost opposite places, where the formula does not settle.
    XCTAssertEqual(length((0, 0), (0.5, 179.7)), 19_936_288.579, accuracy: 50_000)
  }

  func testAPlaceIsReadFromTextAndNonsenseIsNone() {
    XCTAssertEqual(SimulatedPlace("52.52, 13.405")?.longitude, 13.405)
    XCTAssertEqual(SimulatedPlace("52.52,13.405,100")?.accuracy, 100)
    for text in ["", "52", "91,0", "0,181", "nan,0", "1,2,-3", "1,2,3,4", "x,y", "1,2,inf"] {
      XCTAssertNil(SimulatedPlace(text), text)
    }
  }

  func testWithoutAPlaceTheAnswerIsDenied() async {
    let manager = CLLocationManager()
    XCTAssertEqual(manager.authorizationStatus, .denied)
    XCTAssertFalse(manager.isAuthorizedForWidgetUpdates)
    XCTAssertNil(manager.location)
    let delegate = Delegate()
    let failed = expectation(description: "the delegate hears of the refusal")
    delegate.heard = { error in
      XCTAssertEqual((error as? CLError)?.code, .denied)
      failed.fulfill()
    }
    manager.delegate = delegate
    manager.requestLocation()
    await fulfillment(of: [failed], timeout: 30)
    do {
      _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
      XCTFail("there is no geocoder")
    } catch {
      XCTAssertEqual((error as NSError).domain, kCLErrorDomain)
      XCTAssertEqual((error as? CLError)?.code, .network)
    }
  }

  private final class Delegate: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    var heard: ((any Error) -> Void)?
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { heard?(error) }
  }

  func testACircleContainsWhatIsWithinItsRadius() {
    let circle = CLCircularRegion(center: .init(latitude: 0, longitude: 0), radius: 112_000, identifier: "a")
    XCTAssertTrue(circle.contains(.init(latitude: 0, longitude: 1)))
    XCTAssertFalse(circle.contains(.init(latitude: 1, longitude: 1)))
  }
}
