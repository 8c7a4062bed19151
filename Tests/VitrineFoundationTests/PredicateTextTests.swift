import Foundation
import VitrineFoundation
import XCTest

/// What `#Predicate` takes on Apple's systems and the open Foundation leaves out.
final class PredicateTextTests: XCTestCase {
  private struct Bird {
    var name: String
  }

  func testTextsAreFoundWithoutRegardToCaseAndDiacritics() throws {
    let wanted = "GROS"
    let predicate = #Predicate<Bird> { $0.name.localizedStandardContains(wanted) }
    let found = try ["Großer Brachvogel", "gros-bec", "Grösbeck", "Wren", ""].filter {
      try predicate.evaluate(Bird(name: $0))
    }
    XCTAssertEqual(
      found, ["Großer Brachvogel", "gros-bec", "Grösbeck"].filter { $0.localizedStandardContains(wanted) })
    XCTAssertTrue(found.contains("gros-bec") && found.contains("Grösbeck") && !found.contains("Wren"))
  }
}
