// language modes: 5 6
import AppIntents

enum Mood: String, AppEnum {
  case calm, wild
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: "Calm",
    .wild: DisplayRepresentation(title: "Wild", subtitle: "Very", image: .init(systemName: "hare")),
  ]
}

struct City: AppEntity {
  let id: String
  var name: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City", numericFormat: "\(2) cities")
  static let defaultQuery = CityQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CityQuery: EntityQuery {
  static let all = [City(id: "berlin", name: "Berlin"), City(id: "rome", name: "Rome")]
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [City] { Self.all }
  func defaultResult() async -> City? { Self.all.first }
}

struct OtherCities: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [City] {
    identifiers.map { City(id: $0, name: "Other \($0)") }
  }
}

struct Words: DynamicOptionsProvider {
  func results() async throws -> [String] { ["one", "two"] }
}
struct Counts: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
  func defaultResult() async -> Int? { 2 }
}
struct Lengths: DynamicOptionsProvider {
  func results() async throws -> [Measurement<UnitLength>] { [Measurement(value: 1, unit: .meters)] }
}
struct Upper: Resolver {
  func resolve(from input: String, context: IntentParameterContext<String>) async throws -> String? {
    input.uppercased()
  }
}

struct EveryParameter: AppIntent {
  static let title: LocalizedStringResource = "Every parameter"

  @Parameter(title: "On") var on: Bool
  @Parameter(title: "On", description: "Whether", default: true, displayName: .init(true: "Yes", false: "No"))
  var on2: Bool
  @Parameter(title: "On", requestValueDialog: "On?") var on3: Bool?
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Count", default: 3, controlStyle: .field, inclusiveRange: (1, 10)) var count2: Int
  @Parameter(title: "Count", inclusiveRange: (lowerBound: 1, upperBound: 10), optionsProvider: Counts())
  var count3: Int?
  @Parameter(title: "Number", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var number: Double
  @Parameter(title: "Number") var number2: Double?
  @Parameter(title: "Text") var text: String
  @Parameter(
    title: "Text", description: "Words", default: "a",
    inputOptions: String.IntentInputOptions(capitalizationType: .none, multiline: true, autocorrect: false),
    requestValueDialog: IntentDialog("Which?"), inputConnectionBehavior: .connectToPreviousIntentResult)
  var text2: String
  @Parameter(title: "Text", optionsProvider: Words()) var text3: String?
  @Parameter(title: "Text", resolvers: { Upper() }) var text4: String
  @Parameter(title: "Texts") var texts: [String]
  @Parameter(title: "Texts", default: ["a", "b"]) var texts2: [String]
  @Parameter(title: "Texts", default: ["a"], size: 2) var texts3: [String]
  @Parameter(title: "Texts", optionsProvider: Words()) var texts4: [String]?
  @Parameter(title: "Rich") var rich: AttributedString
  @Parameter(title: "When") var when: Date
  @Parameter(title: "When", kind: .date) var when2: Date?
  @Parameter(title: "When", kind: .time) var parts: DateComponents
  @Parameter(title: "Where") var page: URL
  @Parameter(title: "Where", default: URL(string: "https://example.org")) var page2: URL?
  @Parameter(title: "Where", default: [URL(string: "https://example.org")]) var pages: [URL]
  @Parameter(title: "Far") var far: Measurement<UnitLength>
  @Parameter(title: "Far", defaultValue: 2, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var far2: Measurement<UnitLength>
  @Parameter(title: "Far", defaultValue: 2, unit: .kilometers, unitAdjustForLocale: true)
  var far3: Measurement<UnitLength>?
  @Parameter(title: "Far", optionsProvider: Lengths()) var far4: Measurement<UnitLength>
  @Parameter(title: "Warm", defaultUnit: .celsius) var warm: Measurement<UnitTemperature>
  @Parameter(title: "Long", defaultValue: 5, defaultUnit: .minutes, defaultUnitAdjustForLocale: true)
  var long: Measurement<UnitDuration>
  @Parameter(title: "File") var file: IntentFile
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file2: IntentFile?
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.image"]) var files: [IntentFile]
  @Parameter(title: "Mood") var mood: Mood
  @Parameter(title: "Mood", default: .calm) var mood2: Mood
  @Parameter(title: "Mood", default: Mood.wild, supportedValues: [.wild]) var mood3: Mood?
  @Parameter(title: "Moods", default: [.calm]) var moods: [Mood]
  @Parameter(title: "City") var city: City
  @Parameter(title: "City", requestValueDialog: "Which city?", requestDisambiguationDialog: "Which one?")
  var city2: City?
  @Parameter(title: "City", query: OtherCities()) var city3: City
  @Parameter(title: "City", optionsProvider: CityQuery()) var city4: City?
  @Parameter(title: "Cities") var cities: [City]
  @Parameter(title: "Cities", size: 4) var cities2: [City]
  @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: .init(min: 1, max: 3)])
  var cities3: [City]
  @Parameter(title: "Cities", size: [.systemSmall: 1], query: OtherCities()) var cities4: [City]?
  @Parameter(title: "Cities", size: IntentCollectionSize(exactly: 2)) var cities5: [City]?
  @Parameter var untitled: String
  @Parameter(description: "No title") var untitled2: Int?
  @Parameter(default: .calm) var untitled3: Mood

  func perform() async throws -> some IntentResult { .result() }
}

struct ToggleFavorite: AppIntent {
  static let title: LocalizedStringResource = "Toggle Favorite"
  static let description = IntentDescription(
    "Adds or removes", categoryName: "Items", searchKeywords: ["star"], resultValueName: "Now")
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let isDiscoverable = false

  @Parameter(title: "Item ID") var itemID: String
  @Dependency private var store: Store

  init() {}
  init(itemID: String) { self.itemID = itemID }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    guard !itemID.isEmpty else { throw $itemID.needsValueError("Which item?") }
    let isOn = await store.toggle(itemID)
    return .result(value: isOn, dialog: IntentDialog("\(itemID) is \(isOn ? "on" : "off")"))
  }
}

actor Store {
  private var items: Set<String> = []
  func toggle(_ item: String) -> Bool {
    defer { items.formSymmetricDifference([item]) }
    return !items.contains(item)
  }
}

func makeIntents() -> [any AppIntent] {
  AppDependencyManager.shared.add(dependency: Store())
  let later = ToggleFavorite()
  later.itemID = "b"
  return [ToggleFavorite(itemID: "a"), later, SelectCity(city: IntentParameter(title: "City")), SetLamp()]
}

struct SelectCity: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select City"
  static let description: IntentDescription? = "Chooses the city."
  @Parameter(title: "City") var city: City?
  @Parameter(title: "Moods", size: [.systemSmall: 1, .systemMedium: 3]) var moods: [Mood]?
}

struct SelectLamp: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Lamp"
  @Parameter(title: "Lamp", optionsProvider: Words()) var lamp: String?
}

struct SetLamp: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Set Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenCity: OpenIntent {
  static let title: LocalizedStringResource = "Open City"
  @Parameter(title: "City") var target: City
}

struct OpenSite: AppIntent {
  static let title: LocalizedStringResource = "Open Site"
  static let openAppWhenRun: Bool = true
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://example.org")!))
  }
}

struct Either: AppIntent {
  static let title: LocalizedStringResource = "Either"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Mood", default: .calm) var mood: Mood
  func perform() async throws -> some IntentResult & ReturnsValue<Mood?> & ShowsSnippetIntent {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
    }
    return .result(value: mood, snippetIntent: EmptySnippetIntent())
  }
}
