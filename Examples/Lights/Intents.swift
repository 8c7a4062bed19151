import AppIntents

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Room")
  static let defaultQuery = RoomQuery()

  var id: String
  var name: String
  var symbol: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: symbol))
  }

  init(_ room: Home.Room) {
    id = room.id
    name = room.name
    symbol = room.symbol
  }
}

struct RoomQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [RoomEntity] { Home.rooms.map(RoomEntity.init) }
  func entities(for identifiers: [String]) async throws -> [RoomEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
  func defaultResult() async -> RoomEntity? { Home.rooms.first.map(RoomEntity.init) }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Turn Lamp On or Off"

  @Parameter(title: "Room")
  var room: String

  @Parameter(title: "On")
  var value: Bool

  init() {}
  init(room: String) { self.room = room }

  func perform() async throws -> some IntentResult {
    try Home.shared.set(room, isLit: value)
    return .result()
  }
}

struct SelectRoomIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Room"

  @Parameter(title: "Room")
  var room: RoomEntity?
}

struct AllOffIntent: AppIntent {
  static let title: LocalizedStringResource = "Turn Everything Off"

  func perform() async throws -> some IntentResult {
    for room in Home.rooms where room.id != "garage" { try Home.shared.set(room.id, isLit: false) }
    return .result()
  }
}
