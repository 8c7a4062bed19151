// Configurations whose queries misbehave, or whose stored values come from another version of the code.
import AppIntents

struct Misfortune: Error, CustomStringConvertible {
  var description: String { "the database is locked" }
}

/// A gate that a hanging query opens when it is asked, so that a test knows without waiting.
final class Gate: Sendable {
  let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  init() { (stream, continuation) = AsyncStream.makeStream() }
  func open() { continuation.yield() }
  func passed() async { for await _ in stream { return } }
}

struct Thrower: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thrower"
  static let defaultQuery = ThrowingQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ThrowingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Thrower] { throw Misfortune() }
  func suggestedEntities() async throws -> [Thrower] { throw Misfortune() }
}

struct Hanger: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hanger"
  static let defaultQuery = HangingQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  @TaskLocal static var gate: Gate?
}

struct HangingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Hanger] { try await hang() }
  func suggestedEntities() async throws -> [Hanger] { try await hang() }
  private func hang() async throws -> [Hanger] {
    Hanger.gate?.open()
    for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3600)) }) {}
    return []
  }
}

struct Numbered: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Numbered"
  static let defaultQuery = NumberedQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Thing \(id)", subtitle: "of many", image: .init(systemName: "circle"))
  }
}

struct NumberedQuery: EntityQuery {
  @TaskLocal static var count = 10_000
  @TaskLocal static var asked: Tally?
  func entities(for identifiers: [Int]) async throws -> [Numbered] {
    Self.asked?.add(identifiers.count)
    return identifiers.map { Numbered(id: $0) }
  }
  func suggestedEntities() async throws -> [Numbered] { (0..<Self.count).map { Numbered(id: $0) } }
}

/// How often a query was asked, and for how many.
final class Tally: @unchecked Sendable {
  private(set) var questions: [Int] = []
  func add(_ count: Int) { questions.append(count) }
}

struct Twins: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b", "a", "c", "b"] }
}

struct Countries: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(usesIndexedCollation: true) {
      ItemSection {
        IntentItem("se", title: "Sweden")
        IntentItem("at", title: "Österreich")
        IntentItem("es", title: "spain", subtitle: "España")
        IntentItem("xx", title: "?")
      }
    }
  }
  func defaultResult() async -> String? { "at" }
}

struct HardIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Hard"
  @Parameter(title: "Thrower") var thrower: Thrower?
  @Parameter(title: "Hanger") var hanger: Hanger?
  @Parameter(title: "Things") var things: [Numbered]?
  @Parameter(title: "Twin", optionsProvider: Twins()) var twin: String?
  @Parameter(title: "Country", optionsProvider: Countries()) var country: String
  @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
  @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "Word") var word: String?
  @Parameter(title: "Span", default: .week) var span: Span
  @Parameter(title: "Spans") var spans: [Span]?
}

struct SizedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sized"
  @Parameter(
    title: "Things", size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 2, max: 3)])
  var things: [Numbered]
}

/// Each row of another type.
struct TypesIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Types"
  static let description: IntentDescription? = "All types"
  @Parameter(title: "Bool", default: true) var bool: Bool
  @Parameter(title: "Int", controlStyle: .field) var int: Int?
  @Parameter(title: "Double", controlStyle: .slider, inclusiveRange: (-1, 1)) var double: Double?
  @Parameter(title: "String", description: "Words", inputOptions: .init(multiline: true)) var string: String?
  @Parameter(title: "Date", kind: .date) var date: Date?
  @Parameter(title: "URL") var url: URL?
  @Parameter(title: "Length", defaultUnit: .kilometers) var length: Measurement<UnitLength>?
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Spans") var spans: [Span]?
  @Parameter(title: "Town") var town: Town?
  @Parameter(title: "Country", optionsProvider: Countries()) var country: String?
  @Parameter(title: "Number", supportsNegativeNumbers: false) var length2: Measurement<UnitLength>?
}

/// An intent that reads what a dependency offers while its options are made.
struct EchoOptions: DynamicOptionsProvider {
  @Dependency var prefix: EchoPrefix
  @IntentParameterDependency<EchoIntent>(\.$word, \.$count) var intent
  @ParameterDependency<PlainIntent>(\.$b) var other

  func results() async throws -> [String] {
    guard let intent, other == nil else { return [] }
    return (0..<intent.count).map { "\(prefix.text)\(intent.word)\($0)" }
  }
}

struct EchoPrefix: Sendable {
  var text: String
}

struct EchoIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Echo"
  @Parameter(title: "Echo", optionsProvider: EchoOptions()) var echo: String?
  @Parameter(title: "Word") var word: String?
  @Parameter(title: "Count", default: 2) var count: Int
}
