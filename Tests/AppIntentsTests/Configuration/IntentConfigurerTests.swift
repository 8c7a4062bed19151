import AppIntents
import Archive
import XCTest

@MainActor final class IntentConfigurerTests: XCTestCase {
  // MARK: The order of defaults

  func testWhatWasChosenStandsBeforeTheDefault() async {
    let (intent, findings) = await Asking.intent(
      CarWidgetIntent.self,
      [
        "paint": .choice("blue"), "refreshInterval": .integer(60), "town": .entity("nj"),
        "province": .entity("js"),
      ])
    XCTAssertEqual(intent.paint, .blue)
    XCTAssertEqual(intent.refreshInterval, 60)
    XCTAssertEqual(intent.town?.name, "Nanjing")
    XCTAssertEqual(intent.province.name, "Jiangsu")
    XCTAssertEqual(findings, [])
  }

  func testTheDefaultStandsBeforeDefaultResult() async {
    let (intent, _) = await Asking.intent(HardIntent.self)
    XCTAssertEqual(intent.share, 0.5)
    XCTAssertEqual(intent.country, "at", "without a default, the provider's defaultResult()")
    XCTAssertNil(intent.word)
    let (project, findings) = await Asking.intent(SelectProjectIntent.self)
    XCTAssertEqual(project.project?.name, "Project 1", "the query's defaultResult()")
    XCTAssertEqual(findings, [])
  }

  func testChosenToBeEmptyStaysEmpty() async {
    let (intent, findings) = await Asking.intent(SelectProjectIntent.self, ["project": .nothing])
    XCTAssertNil(intent.project)
    XCTAssertEqual(findings, [])
  }

  func testAParameterThatCannotBeReadIsNamed() async {
    let (_, findings) = await Asking.intent(CarWidgetIntent.self)
    XCTAssertEqual(findings.codes, ["parameter-without-value"])
    XCTAssertTrue(findings[0].message.contains("\"province\" of CarWidgetIntent"), findings[0].message)
  }

  // MARK: Entities

  func testEntitiesOfAListAreAskedForOnceAndKeepTheirOrder() async {
    let tally = Tally()
    let (intent, findings) = await NumberedQuery.$asked.withValue(tally) {
      await Asking.intent(HardIntent.self, ["things": .list([.entity("3"), .entity("1"), .entity("2")])])
    }
    XCTAssertEqual(intent.things?.map(\.id), [3, 1, 2])
    XCTAssertEqual(tally.questions, [3])
    XCTAssertEqual(findings, [])
  }

  func testADeletedEntityIsDroppedAndNamed() async {
    let (intent, findings) = await Asking.intent(
      CarWidgetIntent.self, ["town": .entity("gone"), "province": .entity("js")])
    XCTAssertNil(intent.town)
    XCTAssertEqual(findings.codes, ["entity-missing"])
    XCTAssertTrue(findings[0].message.contains("\"gone\""), findings[0].message)
    XCTAssertTrue(findings[0].message.contains("parameter \"town\" of CarWidgetIntent"), findings[0].message)
  }

  func testTheRestOfAListStaysWhenOneWasDeleted() async {
    let (intent, findings) = await Asking.intent(
      CarWidgetIntent.self,
      ["functions": .list([.entity("horn"), .entity("gone"), .entity("lock")]), "province": .entity("js")])
    XCTAssertEqual(intent.functions?.map(\.id), ["horn", "lock"])
    XCTAssertEqual(findings.codes, ["entity-missing"])
  }

  func testADroppedChoiceCountsAsNone() async {
    let (intent, findings) = await Asking.intent(SelectProjectIntent.self, ["project": .entity("deleted")])
    XCTAssertEqual(intent.project?.id, "1", "as for a widget that nobody configured")
    XCTAssertEqual(findings.codes, ["entity-missing"])
  }

  func testAnIdentifierOfAnotherTypeIsMissing() async {
    let (intent, findings) = await Asking.intent(HardIntent.self, ["things": .list([.entity("seven")])])
    XCTAssertNil(intent.things)
    XCTAssertEqual(findings.codes, ["entity-missing"])
  }

  func testAQueryThatThrowsIsNamedWithItsError() async {
    let (intent, findings) = await Asking.intent(HardIntent.self, ["thrower": .entity("a")])
    XCTAssertNil(intent.thrower)
    XCTAssertEqual(findings.codes, ["query-threw"])
    XCTAssertTrue(findings[0].message.contains("the database is locked"), findings[0].message)
  }

  // MARK: Values of another version of the code

  func testARemovedParameterIsNamedAndLeftAlone() async {
    let (intent, findings) = await Asking.intent(PlainIntent.self, ["b": .string("x"), "old": .bool(true)])
    XCTAssertEqual(intent.b, "x")
    XCTAssertEqual(findings.codes, ["parameter-removed"])
    XCTAssertTrue(findings[0].message.contains("\"old\""), findings[0].message)
  }

  func testAnAddedParameterHasItsDefault() async {
    let (intent, findings) = await Asking.intent(SentenceIntent.self, ["note": .string("x")])
    XCTAssertEqual(intent.count, 3)
    XCTAssertEqual(intent.note, "x")
    XCTAssertEqual(findings, [])
  }

  func testARetypedParameterIsDroppedWithASentence() async {
    for value: IntentValue in [.integer(3), .choice("x"), .bool(true), .list([.integer(1), .integer(2)])] {
      let (intent, findings) = await Asking.intent(PlainIntent.self, ["b": value])
      XCTAssertNil(intent.b)
      XCTAssertEqual(findings.codes, ["value-dropped"], "\(value)")
      XCTAssertTrue(findings[0].message.contains("parameter \"b\" of PlainIntent"), findings[0].message)
    }
    let (town, findings) = await Asking.intent(BooksIntent.self, ["author": .string("Dante")])
    XCTAssertNil(town.author)
    XCTAssertEqual(findings.codes, ["value-dropped"])
  }

  func testNumbersFitEachOtherWhereNothingIsLost() async {
    var (intent, findings) = await Asking.intent(
      HardIntent.self, ["share": .integer(1), "count": .number(4)])
    XCTAssertEqual(intent.share, 1)
    XCTAssertEqual(intent.count, 4)
    XCTAssertEqual(findings, [])
    (intent, findings) = await Asking.intent(HardIntent.self, ["count": .number(4.5)])
    XCTAssertEqual(intent.count, 3, "the default")
    XCTAssertEqual(findings.codes, ["value-dropped"])
  }

  func testNumbersBeyondTheirRangeGoToItsBound() async {
    let (intent, findings) = await Asking.intent(
      HardIntent.self, ["share": .number(7), "count": .integer(-2)])
    XCTAssertEqual(intent.share, 1)
    XCTAssertEqual(intent.count, 1)
    XCTAssertEqual(findings.codes, ["value-clamped", "value-clamped"])
    XCTAssertTrue(findings[0].message.hasPrefix("7, chosen for parameter \"share\""), findings[0].message)
  }

  func testARemovedCaseIsDropped() async {
    let (intent, findings) = await Asking.intent(
      HardIntent.self,
      ["span": .choice("decade"), "spans": .list([.choice("day"), .choice("decade"), .choice("year")])])
    XCTAssertEqual(intent.span, .week)
    XCTAssertEqual(intent.spans, [.day, .year])
    XCTAssertEqual(findings.codes, ["value-dropped", "value-dropped"])
  }

  func testOneValueBecomesAListAndAListOfOneAValue() async {
    let (intent, findings) = await Asking.intent(
      HardIntent.self, ["spans": .choice("day"), "word": .list([.string("x")])])
    XCTAssertEqual(intent.spans, [.day])
    XCTAssertEqual(intent.word, "x")
    XCTAssertEqual(findings, [])
  }

  func testAListTooLongForTheFamilyIsCut() async {
    let four = IntentValue.list((1...4).map { .entity("\($0)") })
    var (intent, findings) = await Asking.intent(SizedIntent.self, ["things": four], family: .systemSmall)
    XCTAssertEqual(intent.things.map(\.id), [1])
    XCTAssertEqual(findings.codes, ["list-cut"])
    XCTAssertTrue(findings[0].message.contains("in systemSmall"), findings[0].message)
    (intent, findings) = await Asking.intent(SizedIntent.self, ["things": four], family: .systemMedium)
    XCTAssertEqual(intent.things.map(\.id), [1, 2, 3])
    (intent, findings) = await Asking.intent(SizedIntent.self, ["things": four], family: .systemLarge)
    XCTAssertEqual(intent.things.map(\.id), [1, 2, 3, 4], "a family that is not named takes any number")
    XCTAssertEqual(findings, [])
    (intent, findings) = await Asking.intent(
      SizedIntent.self, ["things": .list([.entity("1")])], family: .systemMedium)
    XCTAssertEqual(intent.things.map(\.id), [1])
    XCTAssertEqual(findings.codes, ["list-short"])
  }

  // MARK: Patience

  func testOnePatienceIsSharedByAllThatIsAsked() async {
    let gate = Gate()
    let patience = Patience(seconds: 5) { _ in await gate.passed() }
    let (intent, findings) = await Hanger.$gate.withValue(gate) {
      await Asking.intent(
        HardIntent.self, ["hanger": .entity("h"), "word": .string("x")], patience: patience)
    }
    XCTAssertNil(intent.hanger)
    XCTAssertTrue(findings.codes.contains("query-late"), "\(findings.codes)")
    XCTAssertTrue(findings[0].message.contains("within 5 seconds"), findings[0].message)
  }
}
