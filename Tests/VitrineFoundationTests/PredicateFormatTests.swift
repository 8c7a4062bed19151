import VitrineFoundation
import XCTest

/// `NSPredicate(format:)` in the forms of Apple's guide to predicates.
final class PredicateFormatTests: XCTestCase {
  private class Person: NSObject {
    let name: String
    let age: Int
    let tags: [String]
    var friend: Person?
    var born: Date? = nil
    init(_ name: String, _ age: Int, _ tags: [String] = [], friend: Person? = nil) {
      self.name = name
      self.age = age
      self.tags = tags
      self.friend = friend
    }
  }

  private let ann = Person("Ann", 30, ["a", "b"], friend: Person("Élodie", 8))

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: ann)
  }

  func testComparisons() {
    XCTAssertTrue(holds("name == %@ AND age > %d", "Ann", 29))
    XCTAssertFalse(holds("name == 'Ann' && age >= 31"))
    XCTAssertTrue(holds("age != 3 OR name = \"Bob\""))
    XCTAssertTrue(holds("NOT (age < 30)"))
    XCTAssertTrue(holds("!(age == 3) and name <> 'Bob'"))
    XCTAssertTrue(holds("%K == %ld", "age", 30))
    XCTAssertTrue(holds("age + 2 * 5 == 40 AND (age - 10) / 2 = 10"))
    XCTAssertTrue(holds("born == nil AND friend != NULL"))
    XCTAssertTrue(holds("age BETWEEN {20, 30} AND age IN {1, 30}"))
    XCTAssertTrue(holds("age BETWEEN %@", [1, 40] as NSArray))
    XCTAssertTrue(holds("TRUEPREDICATE") && !holds("FALSEPREDICATE"))
  }

  func testTexts() {
    XCTAssertTrue(holds("name BEGINSWITH 'An' AND name ENDSWITH[c] 'NN'"))
    XCTAssertFalse(holds("name CONTAINS 'N'"))
    XCTAssertTrue(holds("friend.name CONTAINS[cd] %@", "elod"))
    XCTAssertTrue(holds("name LIKE 'A*' AND name LIKE '?nn' AND NOT name LIKE 'nn'"))
    XCTAssertTrue(holds("name MATCHES '[A-Z]n+'"))
    XCTAssertFalse(holds("name MATCHES 'n+'"))
    XCTAssertTrue(holds("name LIKE[c] 'a(nn' OR name ==[c] 'ANN'"))
  }

  func testCollections() {
    XCTAssertTrue(holds("'a' IN tags AND tags CONTAINS 'b' AND ANY tags == 'b' AND NOT ALL tags == 'b'"))
    XCTAssertTrue(holds("NONE tags == 'z' AND tags.@count == 2"))
    XCTAssertTrue(holds("name IN %@", ["Ann", "Bob"] as NSArray))
    let texts = ["Ann", "Bob"] as NSArray
    XCTAssertEqual(texts.filtered(using: NSPredicate(format: "SELF CONTAINS[c] 'b'")) as? [String], ["Bob"])
    XCTAssertTrue(NSPredicate(format: "a.b == 3").evaluate(with: ["a": ["b": 3]]))
    XCTAssertTrue(NSPredicate(format: "SELF > %@", Date.distantPast as NSDate).evaluate(with: Date()))
  }

  func testVariables() {
    let predicate = NSPredicate(format: "age > $least")
    XCTAssertTrue(predicate.evaluate(with: ann, substitutionVariables: ["least": 29]))
    XCTAssertFalse(predicate.evaluate(with: ann, substitutionVariables: ["least": 30]))
  }

  func testFormatsThatCannotBeRead() {
    func problem(_ format: String, _ arguments: [Any] = []) -> PredicateProblem? {
      do { _ = try PredicateParser.parse(format, arguments: arguments); return nil } catch {
        return error as? PredicateProblem
      }
    }
    XCTAssertEqual(problem(""), .endOfText)
    XCTAssertEqual(problem("a =="), .endOfText)
    XCTAssertEqual(problem("a == 1 b"), .unexpected("b"))
    XCTAssertEqual(problem("a == %@"), .tooFewArguments)
    XCTAssertEqual(problem("a == 'x"), .endOfText)
    XCTAssertEqual(problem("a BETWEEN 3"), .unexpected("BETWEEN"))
    XCTAssertEqual(problem(String(repeating: "NOT ", count: 500) + "a == 1"), .tooDeep)
    XCTAssertNotNil(problem(String(repeating: "(", count: 500) + "a == 1"))
    XCTAssertNotNil(problem("a = " + String(repeating: "{", count: 500)))
  }
}
