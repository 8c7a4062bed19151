import AppIntents
import SwiftUI
import XCTest

/// Code as people write it around intents: shortcuts, property queries, links, results.
@MainActor final class SystemSignatureTests: XCTestCase {
  func testShortcutsCanBeListed() async {
    XCTAssertEqual(Shortcuts.appShortcuts.count, 3)
    XCTAssertEqual(Shortcuts.appShortcuts[0].systemImageName, "play")
    XCTAssertEqual(Shortcuts.shortcutTileColor, .lime)
    Shortcuts.updateAppShortcutParameters()
  }

  func testLinksStandForEntities() async {
    let page = Page(id: "a b", name: "x/y")
    XCTAssertEqual(OpenURLIntent(page).url.absoluteString, "https://example.org/a%20b/x%2Fy")
    XCTAssertEqual(OpenURLIntent(Tab.second).url.absoluteString, "https://example.org/2")
  }

  func testQueriesGiveWhatTheyKnow() async throws {
    let all = try await Pages().suggestedEntities()
    XCTAssertEqual(all.map(\.id), ["a", "b"])
    let found = try await Pages().entities(for: ["b", "c"])
    XCTAssertEqual(found.map(\.id), ["b"])
    let results = try await CityQuery().results()
    XCTAssertEqual(results.count, 2)
    let first = await CityQuery().defaultResult()
    XCTAssertEqual(first?.id, "berlin")
    let none = await OtherCities().defaultResult()
    XCTAssertNil(none)
    let settings = try await Settings.defaultQuery.allEntities()
    XCTAssertEqual(settings.count, 1)
    let sections = try await Grouped().results()
    XCTAssertEqual(sections.sections.map(\.items.count), [2, 1])
    XCTAssertEqual(sections.items.count, 3)
  }

  func testIntentsCanBeCalled() async throws {
    let value = try await MemberwiseIntent()()
    XCTAssertEqual(value, "none")
    let donation = try await PlayMusic().donate()
    let deleted = try await IntentDonationManager.shared.deleteDonations(
      matching: .donationIdentifier(donation))
    XCTAssertEqual(deleted, [])
  }

  func testDialogsReadInTheirLanguage() async {
    XCTAssertEqual(IntentDialog("Now \(3) times").text, "Now 3 times")
    XCTAssertEqual(IntentDialog(full: "Whole", supporting: "Part").text, "Whole")
  }
}

struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.lime
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayMusic(), phrases: ["Play in \(.applicationName)", "Play"], shortTitle: "Play",
      systemImageName: "play")
    AppShortcut(intent: OpenCity(), phrases: ["Open \(\.$target) in \(.applicationName)"])
    AppShortcut(
      intent: OpenCity(), phrases: ["Go to \(\.$target)"], shortTitle: "Open", systemImageName: "map",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("Open \(\.$target)"),
        optionsCollections: { OptionsCollection(CityQuery(), title: "Cities", systemImageName: "map") }))
  }
}

struct Page: URLRepresentableEntity, IndexedEntity {
  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Views") var views: Int
  init(id: String, name: String) {
    self.id = id
    self.name = name
    self.views = 0
  }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = Pages()
  static var urlRepresentation: URLRepresentation { "https://example.org/\(.id)/\(\.$name)" }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct Pages: EnumerableEntityQuery {
  func allEntities() async throws -> [Page] { [Page(id: "a", name: "A"), Page(id: "b", name: "B")] }
  func entities(for identifiers: [String]) async throws -> [Page] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension Pages: EntityPropertyQuery {
  typealias ComparatorMappingType = String

  static let properties = QueryProperties {
    Property(\Page.$name) {
      EqualToComparator { value in "name == \(value)" }
      ContainsComparator { value in "name contains \(value)" }
    }
    Property(\Page.$views) {
      GreaterThanComparator { value in "views > \(value)" }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Page.$name)
    SortableBy(\Page.$views)
  }
  static var findIntentDescription: IntentDescription? { IntentDescription("Finds pages") }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Page>], limit: Int?
  ) async throws -> [Page] { [] }
}

enum Tab: String, URLRepresentableEnum {
  case first, second
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.first: "First", .second: "Second"]
  static var urlRepresentation: URLRepresentation {
    [.first: "https://example.org/1", .second: "https://example.org/2"]
  }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider<Settings> { Settings() }
  var id: UniqueAppEntityIdentifier { .init() }
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct Grouped: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Digits") {
        "1"
        IntentItem("2", title: "Two")
      }
      ItemSection("Letters", items: [IntentItem("a")])
    }
  }
}

/// Each combination of what a result can hold.
struct Results: AppIntent {
  static let title: LocalizedStringResource = "Results"
  @Parameter(title: "Which") var which: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
    & OpensIntent
  {
    .result(value: 1, opensIntent: PlayMusic(), dialog: "Done") { Text("Snippet") }
  }
  func view() async throws -> some IntentResult & ShowsSnippetView { .result { Text("Snippet") } }
  func viewAndDialog() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    .result(dialog: "Done", view: Text("Snippet"))
  }
  func valueAndDialog() async throws -> some ReturnsValue<City?> & ProvidesDialog {
    .result(value: CityQuery.all.first, dialog: IntentDialog(full: "Done", supporting: "Ok"))
  }
  func list() async throws -> some IntentResult & ReturnsValue<[City]> { .result(value: CityQuery.all) }
  func snippet() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: EmptySnippetIntent())
  }
}
