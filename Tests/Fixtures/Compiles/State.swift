// language modes: 5 6
import SwiftUI
import WidgetKit

@Observable final class Library {
  var names = ["a"]
  var count = 0
}

@MainActor final class Model: ObservableObject {
  @Published var isOn = false
  @Published private(set) var items: [Item] = []
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

enum Tab: String { case first, second }

struct Every: View {
  @State private var count = 0
  @State private var library = Library()
  @State private var note: String?
  @StateObject private var model = Model()
  @ObservedObject var observed: Model
  @EnvironmentObject private var shared: Model
  @Environment(Library.self) private var found
  @Environment(Library.self) private var perhaps: Library?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @AppStorage("on") private var isOn = false
  @AppStorage("tab", store: UserDefaults(suiteName: "group.example")) private var tab: Tab = .first
  @AppStorage("name") private var name: String?
  @AppStorage("last") private var last: Date = .now
  @SceneStorage("scroll") private var offset = 0.0
  @ScaledMetric private var side = 20.0
  @ScaledMetric(relativeTo: .title) private var padding: CGFloat = 4
  @FocusState private var focus: Tab?
  @Namespace private var space
  @Binding var selection: Item?
  @Bindable var bound: Library

  init(observed: Model, selection: Binding<Item?>, bound: Library) {
    self.observed = observed
    _selection = selection
    self.bound = bound
    _count = State(initialValue: 3)
    _model = StateObject(wrappedValue: Model())
  }

  var body: some View {
    VStack {
      Text(verbatim: "\(count) \(model.isOn) \(found.count) \(perhaps?.count ?? 0) \(scheme == .dark)")
      ForEach($library.names, id: \.self) { $name in Child(name: $name) }
      Child(name: Binding($note, replacing: ""))
      Child(name: $bound.names[0])
      Inner(isOn: $model.isOn)
      Inner(isOn: $observed.isOn)
      Inner(isOn: $shared.isOn)
      Inner(isOn: $isOn)
    }
    .frame(width: side)
    .padding(padding)
    .environment(library)
    .environmentObject(model)
    .onReceive(model.$items) { _ in }
  }
}

struct Child: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

struct Inner: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

extension Binding where Value == String {
  init(_ source: Binding<String?>, replacing empty: String) {
    self.init(get: { source.wrappedValue ?? empty }, set: { source.wrappedValue = $0 })
  }
}
