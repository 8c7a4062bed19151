import Intents
import XCTest

/// An intent as it is generated from a definition.
final class FlagIntent: INIntent, @unchecked Sendable {
  var flag: NSNumber? = NSNumber(value: true)
  var name: String?
  override var _parameters: [_INParameter] {
    [
      _INParameter(
        "flag", title: "Flag", kind: .boolean, get: { [unowned self] in flag },
        set: { [unowned self] in flag = $0 as? NSNumber }),
      _INParameter(
        "name", title: "Name", kind: .string(isMultiline: false), get: { [unowned self] in name },
        set: { [unowned self] in name = $0 as? String }),
    ]
  }
}
final class Town: INObject, @unchecked Sendable {}
final class River: INObject, @unchecked Sendable {}
class OwnHandler: INExtension {
  private(set) var isMade = false
  override init() {
    super.init()
    isMade = true
  }
  override func handler(for intent: INIntent) -> Any { self }
}

final class IntentTests: XCTestCase {
  func testACopyHasTheValuesAndIsItsOwn() throws {
    let intent = FlagIntent()
    intent.flag = nil
    intent.name = "x"
    let copy = try XCTUnwrap(intent.copy() as? FlagIntent)
    XCTAssertNil(copy.flag)
    XCTAssertEqual(copy.name, "x")
    copy.name = "y"
    XCTAssertEqual(intent.name, "x")
  }

  func testObjectsAreEqualByTypeIdentifierAndName() {
    let one = Town(identifier: "a", display: "A")
    XCTAssertEqual(one, Town(identifier: "a", display: "A"))
    XCTAssertEqual(one.hash, Town(identifier: "a", display: "A").hash)
    XCTAssertNotEqual(one, Town(identifier: "b", display: "A"))
    XCTAssertNotEqual(one as INObject, River(identifier: "a", display: "A"))
    XCTAssertEqual(one.copy() as? Town, one)
    XCTAssertEqual(Town(identifier: nil, display: "A", subtitle: "s", image: nil).subtitleString, "s")
  }

  func testCollections() {
    let a = Town(identifier: "a", display: "A")
    let b = Town(identifier: "b", display: "B")
    XCTAssertEqual(INObjectCollection(items: [a, b]).allItems, [a, b])
    let sections = INObjectCollection(sections: [
      INObjectSection(title: "T", items: [b]), INObjectSection(title: nil, items: [a]),
    ])
    XCTAssertEqual(sections.allItems, [b, a])
    XCTAssertEqual(_INOptions(sections).sections.map(\.title), ["T", nil])
  }

  /// Handlers write `override init()` and answer with `Any`.
  @MainActor func testAHandlerAsItIsWritten() async {
    let handler = OwnHandler()
    XCTAssertTrue(handler.isMade)
    XCTAssertTrue((handler as INIntentHandlerProviding).handler(for: FlagIntent()) as? OwnHandler === handler)
  }

  func testTheFirstAnswerCounts() async throws {
    let collection = try await _INAnswer.collection {
      (done: (INObjectCollection<Town>?, (any Error)?) -> Void) in
      done(INObjectCollection(items: [Town(identifier: "a", display: "A")]), nil)
      done(nil, _INNotProvided())
    }
    XCTAssertEqual(collection.allItems.map(\.identifier), ["a"])
  }

  func testNoOptionsAndNoErrorIsAnEmptyList() async throws {
    let collection = try await _INAnswer.collection {
      (done: (INObjectCollection<Town>?, (any Error)?) -> Void) in
      done(nil, nil)
    }
    XCTAssertTrue(collection.allItems.isEmpty)
  }

  func testACompletionThatIsDroppedIsKnown() async {
    do {
      _ = try await _INAnswer.collection { (_: (INObjectCollection<Town>?, (any Error)?) -> Void) in }
      XCTFail("answered")
    } catch {
      XCTAssertTrue(error is _INNeverAnswered)
    }
    let value = await _INAnswer.value(orElse: 7) { _ in }
    XCTAssertEqual(value, 7)
  }
}
