import Archive
import Host
import XCTest

/// Where controls stand after an edit.
final class ControlShelfTests: XCTestCase {
  private func control(_ id: String, _ place: ControlPlace = .controlCenter, at position: Int = 0)
    -> PlacedControl
  {
    PlacedControl(id: id, extensionName: "Fake", kind: "lamp", place: place, position: position)
  }
  private func row(_ shelf: ControlShelf) -> [String] {
    shelf.ordered.filter { $0.place == .controlCenter }.map(\.id)
  }

  func testControlsAreAddedAtTheEnd() {
    var shelf = ControlShelf([])
    for id in ["a", "b", "c"] { XCTAssertNil(shelf.add(control(id))) }
    XCTAssertEqual(row(shelf), ["a", "b", "c"])
    XCTAssertEqual(shelf.ordered.map(\.position), [0, 1, 2])
  }

  func testAPlaceForOneKeepsTheNewControl() {
    for place in [ControlPlace.lockLeading, .lockTrailing, .actionButton] {
      var shelf = ControlShelf([control("a", place)])
      XCTAssertEqual(shelf.add(control("b", place))?.id, "a")
      XCTAssertEqual(shelf.ordered.map(\.id), ["b"])
    }
  }

  func testMovingWithinControlCenter() {
    let cases: [(id: String, position: Int, result: [String])] = [
      ("a", 2, ["b", "c", "a"]), ("c", 0, ["c", "a", "b"]), ("b", 1, ["a", "b", "c"]),
      ("a", 99, ["b", "c", "a"]), ("c", -5, ["c", "a", "b"]), ("x", 0, ["a", "b", "c"]),
    ]
    for (id, position, result) in cases {
      var shelf = ControlShelf([control("a", at: 0), control("b", at: 1), control("c", at: 2)])
      shelf.move(id, to: .controlCenter, position: position)
      XCTAssertEqual(row(shelf), result, "\(id) to \(position)")
      XCTAssertEqual(shelf.ordered.map(\.position), [0, 1, 2])
    }
  }

  func testTheControlOfAPlaceForOneChangesPlaces() {
    var shelf = ControlShelf([control("a", at: 0), control("b", at: 1), control("lock", .lockLeading)])
    shelf.resize("a", .large)
    shelf.move("a", to: .lockLeading, position: 0)
    XCTAssertEqual(row(shelf), ["lock", "b"])
    XCTAssertEqual(shelf[id: "a"]?.place, .lockLeading)
    XCTAssertEqual(shelf[id: "a"]?.size, .small, "only Control Center has sizes")
    shelf.move("a", to: .controlCenter, position: 1)
    XCTAssertEqual(row(shelf), ["lock", "a", "b"])
    shelf.move("lock", to: .actionButton, position: 0)
    XCTAssertEqual(row(shelf), ["a", "b"])
  }

  func testGapsAreClosed() {
    var shelf = ControlShelf([control("a", at: 0), control("b", at: 5), control("c", at: 9)])
    shelf.remove("b")
    XCTAssertEqual(shelf.ordered.map(\.position), [0, 1])
    shelf.remove("nobody")
    XCTAssertEqual(shelf.ordered.count, 2)
  }
}
