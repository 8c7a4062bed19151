import VitrineFoundation
import XCTest

/// Expressions, functions in predicates and the parts of lists.
final class ExpressionTests: XCTestCase {
  private let order: [String: Any] = [
    "name": "Tea", "prices": [3, 4, 8],
    "items": [["name": "a", "count": 2], ["name": "b", "count": 7], ["name": "c", "count": 9]],
  ]

  func testExpressionsAreCalculated() {
    func value(_ format: String, _ arguments: Any...) -> Double? {
      NSExpression(format: format, argumentArray: arguments).expressionValue(with: order, context: nil)
        as? Double
    }
    XCTAssertEqual(value("1 + 2 * 3"), 7)
    XCTAssertEqual(value("2 ** 3 ** 2"), 512)
    XCTAssertEqual(value("(1 + %@) / 2", 4), 2.5)
    XCTAssertEqual(value("sum(prices)"), 15)
    XCTAssertEqual(value("average(prices) * 2"), 10)
    XCTAssertEqual(value("modulus:by:(7, 4) + abs(-2)"), 5)
    XCTAssertEqual(value("sqrt(16)"), 4)
  }

  func testExpressionsOfParts() {
    let sum = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "items.count")])
    XCTAssertEqual(sum.expressionValue(with: order, context: nil) as? Double, 18)
    let add = NSExpression(
      forFunction: "add:to:", arguments: [NSExpression(forConstantValue: 3), NSExpression(forVariable: "x")])
    XCTAssertEqual(add.expressionValue(with: nil, context: ["x": 4]) as? Double, 7)
    XCTAssertEqual(NSExpression(forKeyPath: "a.b").keyPath, "a.b")
    XCTAssertNil(
      NSExpression(forFunction: "nothing:", arguments: [1]).expressionValue(with: nil, context: nil))
  }

  func testPartsOfListsInPredicates() {
    func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: order) }
    XCTAssertTrue(holds("SUBQUERY(items, $item, $item.count > 5).@count == 2"))
    XCTAssertTrue(holds("SUBQUERY(items, $i, $i.count > 5 AND $i.name == 'c').@count > 0"))
    XCTAssertFalse(holds("SUBQUERY(items, $i, $i.count > 50).@count > 0"))
    XCTAssertTrue(holds("max(prices) == 8 AND lowercase(name) == 'tea'"))
    XCTAssertTrue(holds("count(prices) == 3"))
  }
}

final class NamedValuesTests: XCTestCase {
  private class Animal: NSObject {
    var legs = 4
    var weight: Double? = nil
  }
  private final class Dog: Animal {
    var name = "Rex"
  }

  func testStoredPropertiesAreSetByTheirNames() {
    let dog = Dog()
    dog.setValue("Bello", forKey: "name")
    dog.setValue(3, forKey: "legs")
    dog.setValue(12, forKeyPath: "weight")
    XCTAssertEqual(dog.name, "Bello")
    XCTAssertEqual(dog.legs, 3)
    XCTAssertEqual(dog.weight, 12)
    dog.setValue(nil, forKey: "weight")
    XCTAssertNil(dog.weight)
    dog.setValue("many", forKey: "legs")
    dog.setValue(1, forKey: "tail")
    XCTAssertEqual(dog.legs, 3, "a value of another type is refused")
    XCTAssertEqual(dog.value(forKey: "name") as? String, "Bello")
  }
}

final class TextPartsTests: XCTestCase {
  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, own, whole, _ in
      XCTAssertEqual(part, String(text[own]))
      XCTAssertTrue(whole.lowerBound <= own.lowerBound && own.upperBound <= whole.upperBound)
      found.append(part ?? "")
    }
    return found
  }

  func testWordsSentencesLinesAndCharacters() {
    XCTAssertEqual(
      parts("Don't stop, 3.5 km to go! 👩‍🚀", .byWords), ["Don't", "stop", "3.5", "km", "to", "go"])
    XCTAssertEqual(parts("One day. Two days? Three!", .bySentences), ["One day. ", "Two days? ", "Three!"])
    XCTAssertEqual(parts("a\nb\r\n\nc", .byLines), ["a", "b", "", "c"])
    XCTAssertEqual(parts("a\nb", .byParagraphs), ["a", "b"])
    XCTAssertEqual(parts("né👩‍🚀", .byComposedCharacterSequences), ["n", "é", "👩‍🚀"])
    XCTAssertEqual(parts("one two three", [.byWords, .reverse]), ["three", "two", "one"])
    XCTAssertEqual(parts("", .byWords), [])
  }

  func testItStopsWhenItIsTold() {
    var count = 0
    let text = "one two three"
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, _, stop in
      count += 1
      stop = true
    }
    XCTAssertEqual(count, 1)
  }
}

final class UndoTests: XCTestCase {
  private final class Box { var value = 0 }

  private func set(_ value: Int, of box: Box, with manager: UndoManager) {
    let old = box.value
    manager.registerUndo(withTarget: box) { self.set(old, of: $0, with: manager) }
    box.value = value
  }

  func testStepsGoBackAndForth() {
    let manager = UndoManager(), box = Box()
    for value in [1, 2] {
      manager.beginUndoGrouping()
      set(value, of: box, with: manager)
      manager.setActionName("Set \(value)")
      manager.endUndoGrouping()
    }
    XCTAssertEqual(manager.undoActionName, "Set 2")
    manager.undo()
    XCTAssertEqual(box.value, 1)
    XCTAssertEqual(manager.redoActionName, "Set 2")
    manager.undo()
    XCTAssertEqual(box.value, 0)
    XCTAssertFalse(manager.canUndo)
    manager.redo()
    manager.redo()
    XCTAssertEqual(box.value, 2)
    manager.undo()
    set(9, of: box, with: manager)
    XCTAssertFalse(manager.canRedo, "what is new ends what could be done again")
  }

  func testOneTurnIsOneStep() {
    let manager = UndoManager(), box = Box()
    set(1, of: box, with: manager)
    set(2, of: box, with: manager)
    XCTAssertTrue(manager.canUndo)
    manager.undo()
    XCTAssertEqual(box.value, 0)
    manager.disableUndoRegistration()
    set(5, of: box, with: manager)
    XCTAssertFalse(manager.canUndo)
    manager.enableUndoRegistration()
    manager.removeAllActions()
    XCTAssertFalse(manager.canRedo)
  }
}
