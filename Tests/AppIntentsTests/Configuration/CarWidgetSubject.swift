// A widget's configuration as an iOS developer writes it: after snippets 082 to 085.
import AppIntents

struct Province: AppEntity, Hashable {
  let id: String
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Province"
  static let defaultQuery = ProvinceQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = [Province(id: "zj", name: "Zhejiang"), Province(id: "js", name: "Jiangsu")]
}

struct ProvinceQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Province] {
    Province.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Province] { Province.all }
}

struct Town: AppEntity, Hashable {
  let id: String
  let name: String
  let province: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name), subtitle: "\(province)",
      image: .init(systemName: "building.2"))
  }

  static let all = [
    Town(id: "hz", name: "Hangzhou", province: "Zhejiang"),
    Town(id: "nb", name: "Ningbo", province: "Zhejiang"),
    Town(id: "nj", name: "Nanjing", province: "Jiangsu"),
  ]
}

struct TownQuery: EntityStringQuery {
  @IntentParameterDependency<CarWidgetIntent>(
    \.$province
  )
  var configIntent

  func entities(matching string: String) async throws -> [Town] {
    Town.all.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
  }
  func entities(for identifiers: [String]) async throws -> [Town] {
    Town.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Town] {
    guard let configIntent else { return [] }
    return Town.all.filter { $0.province == configIntent.province.name }
  }
}

struct CarFunction: AppEntity, Hashable {
  let id: String
  let name: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Function")
  static let defaultQuery = CarFunctionQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = ["lock", "horn", "climate", "trunk", "charge"].map {
    CarFunction(id: $0, name: $0.capitalized)
  }
}

struct CarFunctionQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CarFunction] {
    CarFunction.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [CarFunction] { CarFunction.all }
}

struct CarFunctionOptions: DynamicOptionsProvider {
  func results() async throws -> [CarFunction] { Array(CarFunction.all.prefix(3)) }
}

enum CarPaint: String, AppEnum {
  case silver, red, blue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
  static let caseDisplayRepresentations: [CarPaint: DisplayRepresentation] = [
    .blue: "Blue", .silver: DisplayRepresentation(title: "Silver", subtitle: "Metallic"), .red: "Red",
  ]
}

struct CarWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Car"
  static let description = IntentDescription("Shows your car.")

  @Parameter(
    title: "Functions", description: "Choose and order the functions",
    requestValueDialog: .init("Choose the functions"), optionsProvider: CarFunctionOptions()
  )
  var functions: [CarFunction]?

  @Parameter(title: "Province")
  var province: Province

  @Parameter(title: "Town")
  var town: Town?

  @Parameter(title: "Paint", default: .red)
  var paint: CarPaint

  @Parameter(title: "Show Title", default: true)
  var showTitle: Bool

  @Parameter(title: "Title")
  var title: String?

  @Parameter(title: "Refresh", default: 30, inclusiveRange: (5, 120))
  var refreshInterval: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$showTitle, .equalTo, true) {
      Summary {
        \.$functions
        \.$province
        \.$town
        \.$showTitle
        \.$title
        \.$refreshInterval
      }
    } otherwise: {
      Summary {
        \.$functions
        \.$province
        \.$town
        \.$showTitle
        \.$refreshInterval
      }
    }
  }
}

struct Author: AppEntity, Hashable {
  let id: String
  var name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = AuthorQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }
}

struct AuthorQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Author] { [] }

  func entities(matching string: String) async throws -> IntentItemCollection<Author> {
    IntentItemCollection(sections: [
      IntentItemSection<Author>("Found", items: [IntentItem(Author(id: "9", name: "Found by \(string)"))])
    ])
  }

  func suggestedEntities() async throws -> IntentItemCollection<Author> {
    let sections: [IntentItemSection<Author>] = [
      IntentItemSection<Author>(
        "Italian Authors",
        items: [
          IntentItem(Author(id: "0", name: "Alessandro Manzoni")),
          IntentItem(Author(id: "1", name: "Italo Calvino")),
        ]
      ),
      IntentItemSection<Author>(
        "Russian Authors",
        items: [
          IntentItem(Author(id: "2", name: "Anton Chekhov"), title: "Chekhov", subtitle: "Plays", image: nil)
        ]
      ),
    ]
    return IntentItemCollection(promptLabel: "Whose books?", sections: sections)
  }
}

struct BooksIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Books"
  @Parameter(title: "Author") var author: Author?
}

/// The list alone, after snippets 018 and 019.
struct SelectProjectIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Project"
  static let description = IntentDescription("Choose which project to display")

  @Parameter(title: "Project")
  var project: ProjectEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$project)")
  }
}

struct ProjectEntity: AppEntity {
  var id: String
  var name: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Project")

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }
}

extension ProjectEntity {
  static let defaultQuery = ProjectQuery()
}

struct ProjectQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ProjectEntity] {
    identifiers.filter { $0 != "deleted" }.map { ProjectEntity(id: $0, name: "Project \($0)") }
  }
  func suggestedEntities() async throws -> [ProjectEntity] {
    ["1", "2", "3"].map { ProjectEntity(id: $0, name: "Project \($0)") }
  }
  func defaultResult() async -> ProjectEntity? { try? await suggestedEntities().first }
}
