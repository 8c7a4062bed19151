// Every form of a parameter summary.
import AppIntents

enum Span: String, AppEnum {
  case day, week, month, year
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Span"
  static let caseDisplayRepresentations: [Span: DisplayRepresentation] = [
    .day: "Day", .week: "Week", .month: "Month", .year: "Year",
  ]
}

struct Shelf: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()
  var displayRepresentation: DisplayRepresentation { "Shelf \(id)" }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Shelf] { identifiers.map { Shelf(id: $0) } }
  func suggestedEntities() async throws -> [Shelf] { (1...9).map { Shelf(id: $0) } }
}

struct SentenceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sentence"
  @Parameter(title: "Count", default: 3) var count: Int
  @Parameter(title: "Span", default: .week) var span: Span
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Hidden") var hidden: String?
  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$count) books of the \(\.$span)", table: "Nowhere") {
      \.$note
      \.$span
    }
  }
}

struct PlainIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plain"
  @Parameter(title: "B") var b: String?
  @Parameter(title: "A") var a: Int?
}

struct NestedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Nested"
  @Parameter(title: "Span", default: .day) var span: Span
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$span) {
      Case(.day) {
        When(\.$count, .greaterThan, 5) {
          Summary("\(\.$span) with \(\.$count)") { \.$limit }
        } otherwise: {
          Summary("\(\.$span) with \(\.$count)")
        }
      }
      Case([.week, .month]) {
        When(\.$shelf, .hasAnyValue) {
          Switch(.widgetFamily) {
            Case(.systemSmall) { Summary { \.$shelf } }
            DefaultCase {
              Summary {
                \.$shelf
                \.$note
              }
            }
          }
        } otherwise: {
          Summary("\(\.$span) of \(\.$shelf)")
        }
      }
      DefaultCase { Summary() }
    }
  }
}
