// language modes: 5 6
import SwiftUI
import WidgetKit

// Files that an app and its widgets share.

struct SharedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      RootView().environmentObject(store)
    }
    .onChange(of: phase) { old, new in
      if new == .background { WidgetCenter.shared.reloadAllTimelines() }
    }
    WindowGroup("Detail", id: "detail") { Text("Detail") }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}

final class Store: ObservableObject {}

struct RootView: View {
  @EnvironmentObject var store: Store
  var body: some View {
    Group {
      if #available(iOS 99, *) { Text("new") } else { Legacy() }
      switch Int.random(in: 0..<3) {
      case 0: Text("a")
      case 1: Text("b")
      default: EmptyView()
      }
    }
    .modifier(Framed().concat(Framed()))
  }
}

struct Legacy: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Framed: ViewModifier {
  @Environment(\.displayScale) var scale
  func body(content: Content) -> some View { content.padding(1 / scale) }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView().environmentObject(Store()).previewDisplayName("Root")
  }
}
