import AppIntents
import Archive
import XCTest

@MainActor final class ParameterSummaryTests: XCTestCase {
  func testASentenceIsCutAtItsParameters() async {
    let outcome = SentenceIntent().evaluateSummary(family: .systemSmall)
    XCTAssertEqual(
      outcome.sentence, [.text("Show "), .parameter("count"), .text(" books of the "), .parameter("span")])
  }

  func testParametersOfTheSentenceAreRowsBeforeThoseOfTheListAndEachIsOne() async {
    XCTAssertEqual(SentenceIntent().evaluateSummary(family: nil).rows, ["count", "span", "note"])
  }

  func testWithoutASummaryEveryParameterIsARowAsDeclared() async {
    let outcome = PlainIntent().evaluateSummary(family: .systemLarge)
    XCTAssertEqual(outcome, SummaryOutcome(rows: ["b", "a"], sentence: []))
  }

  /// Statement 187: parameterSummary decides which rows are shown, live, by the values of others.
  func testStatement187RowsComeAndGoWithTheValuesOfOthers() async {
    let intent = CarWidgetIntent()
    XCTAssertTrue(intent.evaluateSummary(family: nil).rows.contains("title"))
    intent.showTitle = false
    XCTAssertEqual(
      intent.evaluateSummary(family: nil).rows,
      ["functions", "province", "town", "showTitle", "refreshInterval"])
    intent.showTitle = true
    XCTAssertTrue(intent.evaluateSummary(family: nil).rows.contains("title"))
  }

  func testConditionsStandInCasesAndCasesInConditions() async {
    let intent = NestedIntent()
    XCTAssertEqual(intent.evaluateSummary(family: nil).rows, ["span", "count"])
    intent.count = 6
    XCTAssertEqual(intent.evaluateSummary(family: nil).rows, ["span", "count", "limit"])
    intent.span = .month
    XCTAssertEqual(intent.evaluateSummary(family: nil).rows, ["span", "shelf"])
    XCTAssertEqual(
      intent.evaluateSummary(family: nil).sentence, [.parameter("span"), .text(" of "), .parameter("shelf")])
    intent.shelf = Shelf(id: 4)
    XCTAssertEqual(intent.evaluateSummary(family: .systemSmall).rows, ["shelf"])
    XCTAssertEqual(intent.evaluateSummary(family: .systemMedium).rows, ["shelf", "note"])
    XCTAssertEqual(intent.evaluateSummary(family: nil).rows, ["shelf", "note"])
    intent.span = .year
    XCTAssertEqual(intent.evaluateSummary(family: nil), SummaryOutcome())
  }

  func testEquality() async {
    XCTAssertEqual(answers(CountIsThree.self, { $0.count = 3 }, { $0.count = 4 }), ["yes", "no"])
    XCTAssertEqual(
      answers(LimitIsNotThree.self, { $0.limit = 3 }, { $0.limit = 4 }, { $0.limit = nil }),
      ["no", "yes", "yes"])
    XCTAssertEqual(
      answers(SpanIsOneOf.self, { $0.span = .day }, { $0.span = .week }, { $0.span = nil }),
      ["yes", "no", "no"])
  }

  func testOrder() async {
    XCTAssertEqual(
      answers(LimitAtMostThree.self, { $0.limit = 3 }, { $0.limit = 4 }, { $0.limit = nil }),
      ["yes", "no", "no"])
  }

  func testHavingAValue() async {
    XCTAssertEqual(
      answers(NoteHasNoValue.self, { $0.note = nil }, { $0.note = "" }, { $0.note = "x" }),
      ["yes", "yes", "no"])
  }

  func testIdentifiersOfEntities() async {
    let changes: [(inout any ConditionIntent) -> Void] = [
      { $0.shelf = Shelf(id: 7) }, { $0.shelf = Shelf(id: 17) }, { $0.shelf = Shelf(id: 8) },
      { $0.shelf = nil },
    ]
    XCTAssertEqual(answers(ShelfIsSeven.self, changes), ["yes", "no", "no", "no"])
    XCTAssertEqual(answers(ShelfContainsSeven.self, changes), ["yes", "yes", "no", "no"])
    XCTAssertEqual(answers(ShelfAboveSeven.self, changes), ["no", "yes", "yes", "no"])
    XCTAssertEqual(answers(ShelfIsOneOf.self, changes), ["yes", "no", "yes", "no"])
  }

  func testFamilies() async {
    let families: [WidgetFamily?] = [.systemSmall, .systemMedium, .systemLarge, nil]
    XCTAssertEqual(
      families.map { words(FamilyIsSmall().evaluateSummary(family: $0)) }, ["yes", "no", "no", "no"])
    XCTAssertEqual(
      families.map { words(FamilyIsOneOf().evaluateSummary(family: $0)) }, ["yes", "yes", "no", "no"])
  }

  // MARK: Asking

  private func answers<Intent: ConditionIntent>(
    _ type: Intent.Type, _ changes: (inout any ConditionIntent) -> Void...
  ) -> [String] { answers(type, changes) }

  private func answers<Intent: ConditionIntent>(
    _ type: Intent.Type, _ changes: [(inout any ConditionIntent) -> Void]
  ) -> [String] {
    changes.map { change in
      var intent: any ConditionIntent = Intent()
      change(&intent)
      return words(intent.evaluateSummary(family: nil))
    }
  }

  private func words(_ outcome: SummaryOutcome) -> String {
    outcome.sentence.map { if case .text(let text) = $0 { text } else { "?" } }.joined()
  }
}
