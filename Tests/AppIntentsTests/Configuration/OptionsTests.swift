import AppIntents
import Archive
import XCTest

@MainActor final class OptionsTests: XCTestCase {
  /// Statement 6: a fixed list of options needs the intent only, no query.
  func testStatement6AFixedListComesFromTheEnum() async throws {
    let list = try await Asking.options(CarWidgetIntent.self, "paint")
    XCTAssertEqual(
      list.sections.flatMap(\.options).map(\.value), [.choice("silver"), .choice("red"), .choice("blue")])
    XCTAssertEqual(list.titles, ["Silver", "Red", "Blue"])
    XCTAssertEqual(list.sections[0].options[0].display.subtitle, "Metallic")
    XCTAssertEqual(list.total, 3)
    XCTAssertEqual(list.findings, [])
  }

  /// Statement 7: dynamic options come from an EntityQuery.
  /// Statement 171: an EntityQuery supplies the options of the edit sheet.
  func testStatements7And171OptionsComeFromTheQuery() async throws {
    let list = try await Asking.options(SelectProjectIntent.self, "project")
    XCTAssertEqual(list.sections.flatMap(\.options).map(\.value), [.entity("1"), .entity("2"), .entity("3")])
    XCTAssertEqual(list.titles, ["Project 1", "Project 2", "Project 3"])
  }

  func testAnOptionsProviderStandsBeforeTheQuery() async throws {
    let list = try await Asking.options(CarWidgetIntent.self, "functions")
    XCTAssertEqual(list.titles, ["Lock", "Horn", "Climate"])
  }

  /// Statement 188: the options of one parameter can depend on the value of another (province, then city).
  func testStatement188OptionsDependOnAnotherValue() async throws {
    let inJiangsu = try await Asking.options(CarWidgetIntent.self, "town", ["province": .entity("js")])
    XCTAssertEqual(inJiangsu.titles, ["Nanjing"])
    let inZhejiang = try await Asking.options(CarWidgetIntent.self, "town", ["province": .entity("zj")])
    XCTAssertEqual(inZhejiang.titles, ["Hangzhou", "Ningbo"])
    XCTAssertEqual(inZhejiang.sections[0].options[0].display.picture, .symbol("building.2"))
    let nowhere = try await Asking.options(CarWidgetIntent.self, "town")
    XCTAssertEqual(nowhere, OptionList(sections: [], total: 0))
  }

  /// Statement 189: options can be grouped in sections.
  func testStatement189OptionsAreGroupedInSections() async throws {
    let list = try await Asking.options(BooksIntent.self, "author")
    XCTAssertEqual(list.prompt, "Whose books?")
    XCTAssertEqual(list.sections.map(\.title), ["Italian Authors", "Russian Authors"])
    XCTAssertEqual(list.titles, ["Alessandro Manzoni", "Italo Calvino", "Chekhov"])
    XCTAssertEqual(list.sections[1].options[0].display.subtitle, "Plays")
    XCTAssertEqual(list.sections[1].options[0].value, .entity("2"))
  }

  func testAnIndexedSectionIsSplitByInitials() async throws {
    let list = try await Asking.options(HardIntent.self, "country")
    XCTAssertEqual(list.sections.map(\.title), ["O", "S", "#"])
    XCTAssertEqual(list.sections[1].options.map(\.value), [.string("es"), .string("se")])
  }

  func testAStringQuerySearchesItself() async throws {
    let list = try await Asking.options(CarWidgetIntent.self, "town", search: "n")
    XCTAssertEqual(list.titles, ["Ningbo", "Nanjing"])
    let found = try await Asking.options(BooksIntent.self, "author", search: "eco")
    XCTAssertEqual(found.titles, ["Found by eco"])
    XCTAssertEqual(found.sections.map(\.title), ["Found"])
  }

  func testOtherOptionsAreSearchedByTitleAndSecondLineWithoutRegardToCaseAndAccents() async throws {
    var list = try await Asking.options(HardIntent.self, "country", search: "oster")
    XCTAssertEqual(list.titles, ["Österreich"])
    list = try await Asking.options(HardIntent.self, "country", search: "ESPANA")
    XCTAssertEqual(list.titles, ["spain"])
    XCTAssertEqual(list.total, 1)
    list = try await Asking.options(CarWidgetIntent.self, "paint", search: "metal")
    XCTAssertEqual(list.titles, ["Silver"])
  }

  func testTitlesWithPercentSignsAndPlacesAreShownAsTheyAre() async {
    let name = "50% of %@"
    XCTAssertEqual(String(localized: "\(name)"), "50% of %@")
    XCTAssertEqual(String(localized: "100% \(name) and \("x")"), "100% 50% of %@ and x")
    XCTAssertEqual(String(localized: "\(7) of \(name)"), "7 of 50% of %@")
  }

  func testTypedParametersHaveNoOptions() async throws {
    let list = try await Asking.options(CarWidgetIntent.self, "title")
    XCTAssertEqual(list, OptionList(sections: [], total: 0))
  }

  // MARK: Bad input

  func testAnUnknownParameterIsNamedWithThoseThereAre() async {
    do {
      _ = try await Asking.options(PlainIntent.self, "c")
      XCTFail("an unknown parameter has no options")
    } catch let failure as ExtensionFailure {
      XCTAssertEqual(failure.code, .unknownParameter)
      XCTAssertEqual(failure.message, "PlainIntent has no parameter \"c\"; it has \"b\", \"a\".")
    } catch {
      XCTFail("\(error)")
    }
  }

  func testDuplicatesAreNamedAndTheFirstWins() async throws {
    let list = try await Asking.options(HardIntent.self, "twin")
    XCTAssertEqual(list.titles, ["a", "b", "c"])
    XCTAssertEqual(list.total, 5)
    XCTAssertEqual(list.findings.codes, ["option-duplicate"])
    XCTAssertTrue(list.findings[0].message.contains("\"a\", \"b\""), list.findings[0].message)
  }

  func testAQueryThatThrowsIsAFindingWithTheErrorsText() async throws {
    let list = try await Asking.options(HardIntent.self, "thrower")
    XCTAssertEqual(list.total, 0)
    XCTAssertEqual(list.findings.codes, ["options-threw"])
    XCTAssertTrue(list.findings[0].message.contains("the database is locked"), list.findings[0].message)
    XCTAssertTrue(list.findings[0].message.contains("ThrowingQuery"), list.findings[0].message)
  }

  func testAQueryThatHangsIsGivenUp() async throws {
    let gate = Gate()
    let patience = Patience(seconds: 5) { _ in await gate.passed() }
    let list = try await Hanger.$gate.withValue(gate) {
      try await Asking.options(HardIntent.self, "hanger", patience: patience)
    }
    XCTAssertEqual(list.findings.codes, ["options-late"])
    XCTAssertTrue(list.findings[0].message.contains("within 5 seconds"), list.findings[0].message)
  }

  func testMoreOptionsThanTheSheetTakesAreCutAndCounted() async throws {
    let list = try await NumberedQuery.$count.withValue(100_000) {
      try await Asking.options(HardIntent.self, "things")
    }
    XCTAssertEqual(list.sections[0].options.count, ArchiveLimits.standard.options)
    XCTAssertEqual(list.total, 100_000)
    XCTAssertEqual(list.findings.codes, ["options-cut"])
    XCTAssertTrue(list.findings[0].message.contains("100000"), list.findings[0].message)
    let reply = Reply(id: 1, body: .options(list))
    XCTAssertNoThrow(try ArchiveCodec.encode(reply))
  }

  func testASearchLooksThroughOptionsThatWereCut() async throws {
    var limits = ArchiveLimits()
    limits.options = 10
    let list = try await NumberedQuery.$count.withValue(500) {
      try await Asking.options(HardIntent.self, "things", search: "thing 49", limits: limits)
    }
    XCTAssertEqual(list.titles.first, "Thing 49")
    XCTAssertEqual(list.total, 11)
    XCTAssertEqual(list.titles.count, 10)
  }

  // MARK: Dependencies

  func testDependenciesAndOtherParametersReachTheProvider() async throws {
    AppDependencyManager.shared.add(dependency: EchoPrefix(text: ">"))
    var list = try await Asking.options(EchoIntent.self, "echo", ["word": .string("x")])
    XCTAssertEqual(list.titles, [">x0", ">x1"])
    list = try await Asking.options(EchoIntent.self, "echo", ["word": .string("y"), "count": .integer(1)])
    XCTAssertEqual(list.titles, [">y0"])
    list = try await Asking.options(EchoIntent.self, "echo", ["count": .integer(1)])
    XCTAssertEqual(list.titles, [], "word has no value, so there is no intent")
  }

  func testOutsideOfASheetThereIsNoIntent() async {
    XCTAssertNil(TownQuery().configIntent)
    let dependency = IntentParameterDependency<CarWidgetIntent>(\.$province, \.$town)
    XCTAssertNil(dependency.wrappedValue)
    XCTAssertEqual(
      dependency.debugDescription, "IntentParameterDependency<CarWidgetIntent>(\\.$province, \\.$town)")
  }
}
