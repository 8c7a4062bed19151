import SwiftData
import SwiftUI

// What the macros of Foundation, SwiftData and Observation are written like, in a file that imports neither Foundation nor Observation.

@Model final class Trip {
  enum Kind: String, Codable { case train, boat }
  @Attribute(.unique) var name: String
  @Attribute(.externalStorage) var photo: Data?
  @Attribute(.spotlight, originalName: "begin") var start: Date
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isShown = false
  var kind: Kind = Kind.train
  var tags: [String] = []
  var title: String { name.uppercased() }

  init(name: String, start: Date = .now) {
    self.name = name
    self.start = start
  }
}

@Model class Stop {
  var place: String = ""
  var trip: Trip?
  init(place: String) { self.place = place }
}

@ModelActor actor TripStore {
  func names() throws -> [String] {
    let begin = Date.now
    let wanted = #Predicate<Trip> { trip in trip.start > begin && trip.name.contains("a") }
    return try modelContext.fetch(FetchDescriptor(predicate: wanted, sortBy: [SortDescriptor(\.start)])).map(
      \.name)
  }
}

struct TripList: View {
  @Query var all: [Trip]
  @Query(sort: \Trip.start, order: .reverse) private var newest: [Trip]
  @Query(filter: #Predicate<Trip> { $0.name != "" }, sort: [SortDescriptor(\Trip.start)]) var named: [Trip]
  @Query private var chosen: [Trip]
  @Environment(\.modelContext) private var context

  init(kind: String) {
    _chosen = Query(filter: #Predicate { $0.name == kind }, sort: \.name)
  }

  var body: some View {
    ForEach(all) { Text($0.title) }
  }
}

@Observable final class Player {
  var title = ""
  var volume = 0.5
  @ObservationIgnored var plays = 0
}

struct PlayerView: View {
  @Environment(Player.self) private var player
  @Environment(Player.self) private var other: Player?
  @State private var own = Player()
  var body: some View {
    @Bindable var player = player
    VStack {
      Slider(value: $player.volume)
      VolumeView(player: own)
    }
    .environment(own)
  }
}

struct VolumeView: View {
  @Bindable var player: Player
  var body: some View { TextField("Title", text: $player.title) }
}

let longNames = #Predicate<String> { $0.count > 5 }
let doubled = #Expression<Int, Int> { $0 * 2 }

struct Wishes: Sendable { var count = 0 }

extension EnvironmentValues {
  @Entry var wishes = Wishes()
  @Entry var onWish: @Sendable (Int) -> Void = { _ in }
  @Entry var optionalWish: String?
  @Entry public var shared: Int = 3
}
extension Transaction { @Entry var isQuick = false }
extension ContainerValues { @Entry var isPinned: Bool = false }
extension FocusedValues { @Entry var chosenWish: String? }

struct WishView: View {
  @Environment(\.wishes) private var wishes
  @FocusedValue(\.chosenWish) private var chosen
  var body: some View {
    Text(verbatim: chosen ?? "\(wishes.count)").containerValue(\.isPinned, true)
      .transaction { $0.isQuick = true }.environment(\.onWish) { _ in }
  }
}

#Preview {
  @Previewable @State var player = Player()
  @Previewable @Query var trips: [Trip]
  VolumeView(player: player)
  TripList(kind: "boat").modelContainer(for: Trip.self, inMemory: true)
}
