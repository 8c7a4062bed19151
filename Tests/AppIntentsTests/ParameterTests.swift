import AppIntents
import Archive
import SwiftUI
import XCTest

private struct Asker: Sendable {
  @AppDependency var number: Int
  init(manager: AppDependencyManager) { _number = AppDependency(key: "later", manager: manager) }
}

@MainActor final class ParameterTests: XCTestCase {
  private func parameters(_ intent: any AppIntent) -> [String: any AnyIntentParameter] {
    Dictionary(uniqueKeysWithValues: IntentReflection.parameters(of: intent).map { ($0.name, $0.parameter) })
  }

  func testParametersAreFoundInTheOrderOfTheSource() async {
    let found = IntentReflection.parameters(of: MemberwiseIntent())
    XCTAssertEqual(found.map(\.name), ["text", "count"])
    XCTAssertEqual(found[0].parameter.name, ParameterName(intent: "MemberwiseIntent", parameter: "text"))
    XCTAssertEqual(IntentValues(of: MemberwiseIntent()), ["text": .string("none")])
  }

  /// Statement 186: the type and its declaration decide how a value is edited.
  func testKinds() async throws {
    let all = parameters(EveryParameter())
    let expected: [(String, Archive.ParameterDescription.Kind)] = [
      ("on", .bool), ("count", .integer(lowest: nil, highest: nil, style: .stepper)),
      ("count2", .integer(lowest: 1, highest: 10, style: .field)),
      ("number", .number(lowest: 0, highest: 1, style: .slider)), ("text", .string(isMultiline: false)),
      ("text2", .string(isMultiline: true)), ("when", .date(.dateTime)), ("when2", .date(.date)),
      ("parts", .dateComponents), ("page", .url), ("far3", .measurement(units: ["km"])),
      ("file", .file(types: ["public.item"])),
      ("file2", .file(types: ["public.image"])), ("mood", .choice), ("city", .entity), ("cities2", .entity),
      ("untitled", .string(isMultiline: false)), ("untitled3", .choice),
    ]
    for (name, kind) in expected { XCTAssertEqual(all[name]?.metadata.kind, kind, name) }
    guard case .measurement(let units)? = all["far2"]?.metadata.kind else { return XCTFail("far2") }
    XCTAssertEqual(units.first, "km")
    XCTAssertEqual(units.count, 22)
    XCTAssertEqual(all["mood3"]?.metadata.supportedChoices, ["wild"])
    XCTAssertEqual(all["untitled"]?.title, "Untitled")
    XCTAssertEqual(all["city2"]?.metadata.requestValueDialog?.text, "Which city?")
    XCTAssertEqual(all["on2"]?.metadata.displayName?.true, "Yes")
  }

  func testDefaultsListsAndSizes() async {
    let all = parameters(EveryParameter())
    XCTAssertEqual(all["count2"]?.archived, .integer(3))
    XCTAssertNil(all["count"]?.archived)
    XCTAssertEqual(all["far2"]?.archivedDefault, .measurement(2, unit: "km"))
    XCTAssertEqual(all["pages"]?.archivedDefault, .list([.url("https://example.org")]))
    XCTAssertEqual(all["moods"]?.archivedDefault, .list([.choice("calm")]))
    XCTAssertEqual(all["texts2"]?.archivedDefault, .list([.string("a"), .string("b")]))
    XCTAssertEqual(["cities", "cities4", "texts4"].map { all[$0]?.isList }, [true, true, true])
    XCTAssertEqual(["city", "text"].map { all[$0]?.isList }, [false, false])
    XCTAssertEqual(["cities4", "text3", "city2"].map { all[$0]?.isOptional }, [true, true, true])
    XCTAssertEqual(all["cities2"]?.metadata.size.size(in: .systemLarge), 4)
    XCTAssertEqual(
      all["cities3"]?.metadata.size.size(in: .systemMedium), IntentCollectionSize(min: 1, max: 3))
    XCTAssertNil(all["cities3"]?.metadata.size.size(in: .systemLarge))
    XCTAssertNil(all["cities"]?.metadata.size.size(in: .systemSmall))
  }

  func testValuesAreAcceptedOrRefused() async throws {
    let intent = EveryParameter()
    let all = parameters(intent)
    try await all["city"]?.accept(.entity("rome"))
    XCTAssertEqual(intent.city.name, "Rome")
    try await all["city2"]?.accept(.nothing)
    XCTAssertNil(intent.city2)
    try await all["count"]?.accept(.number(4))
    XCTAssertEqual(intent.count, 4)
    XCTAssertTrue(all["cities"]!.acceptAny(CityQuery.all[0]))
    XCTAssertEqual(intent.cities.map(\.id), ["berlin"])
    XCTAssertFalse(all["cities"]!.acceptAny(3))
    XCTAssertTrue(all["text3"]!.acceptAny("word"))
    XCTAssertEqual(intent.text3, "word")
    all["text3"]?.clear()
    XCTAssertNil(intent.text3)
    do {
      try await all["cities"]?.accept(.list([.entity("rome"), .entity("atlantis")]))
      XCTFail("a missing entity was not told")
    } catch let problem as IntentValueProblem {
      XCTAssertEqual(problem.kind, .missingEntity)
      XCTAssertTrue(problem.keptRest)
      XCTAssertEqual(intent.cities.map(\.id), ["rome"])
    }
    do {
      try await all["mood"]?.accept(.choice("sad"))
      XCTFail("a wrong choice was taken")
    } catch let problem as IntentValueProblem {
      XCTAssertEqual(
        problem.message, "parameter \"mood\" of EveryParameter takes Mood, and the choice \"sad\" is none.")
    }
  }

  /// Statements 179, 181, 182, 183: what is so unless the intent says otherwise, and the description however declared.
  func testStaticMetadata() async {
    XCTAssertEqual(ToggleTask.title, "Toggle Task")
    XCTAssertFalse(ToggleTask.openAppWhenRun)
    XCTAssertEqual(ToggleTask.authenticationPolicy, .alwaysAllowed)
    XCTAssertTrue(ToggleTask.isDiscoverable)
    XCTAssertFalse(SelectLamp.isDiscoverable)
    XCTAssertEqual(ToggleTask.supportedModes, .background)
    XCTAssertEqual(InFront.supportedModes, .foreground)
    XCTAssertEqual(ToggleTask.persistentIdentifier, "ToggleTask")
    XCTAssertNil(ToggleTask.declaredDescription)
    XCTAssertEqual(SelectMood.declaredDescription?.descriptionText, "Chooses a mood")
    XCTAssertEqual(SelectLamp.declaredDescription?.descriptionText, "Chooses a lamp")
  }

  func testDisplay() async {
    XCTAssertEqual(IntentDisplay.words(Mood.calm), "Calm")
    XCTAssertEqual(IntentDisplay.words(CityQuery.all[0]), "Berlin")
    XCTAssertEqual(IntentDisplay.representation(of: Mood.wild).subtitle, "Very")
    XCTAssertEqual(
      IntentItem(CityQuery.all[1]).description.title.key, CityQuery.all[1].displayRepresentation.title.key)
  }

  func testDependencies() async {
    let manager = AppDependencyManager()
    manager.add(dependency: "text")
    manager.add(key: "later") { () async throws -> Int in 7 }
    XCTAssertEqual(AppDependency<String>(manager: manager).wrappedValue, "text")
    let asker = Asker(manager: manager)
    await AppDependencies.prepare(of: asker)
    XCTAssertEqual(asker.number, 7)
    XCTAssertEqual(AppDependency<Double>(manager: manager, default: 0.5).wrappedValue, 0.5)
  }
}
