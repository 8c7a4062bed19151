import SwiftUI
import XCTest

// What files shared between an app and its widgets contain. Compiling is most of the test.

private final class Delegate: NSObject, UIApplicationDelegate {}

private struct SharedApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = SharedModel()
  var body: some SwiftUI.Scene {
    WindowGroup {
      Text("Hello").environmentObject(model)
    }
    .onChange(of: phase) { _, _ in }
    .environment(\.locale, Locale(identifier: "fr"))
    WindowGroup("Second", id: "second") { Text("Other") }
    if #available(iOS 17, *) { WindowGroup(id: "third") { Text("Third") } }
  }
}

private final class SharedModel: ObservableObject {}

private final class MapView: UIView {
  var zoom = 1
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private struct Map: UIViewRepresentable {
  final class Coordinator {
    let map: Map
    init(_ map: Map) { self.map = map }
  }
  @Binding var zoom: Int
  func makeUIView(context: Context) -> MapView { MapView(frame: .zero) }
  func updateUIView(_ uiView: MapView, context: Context) {
    uiView.zoom = zoom
    _ = context.coordinator.map
    _ = context.environment.colorScheme
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
}

private struct Picker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}

@MainActor final class AppShapeTests: XCTestCase {
  func testAUIKitViewIsAMarkedBoxOfTheWholeSpace() async {
    let scene = SwiftUITests.scene(40, 30) { Map(zoom: .constant(2)) }
    guard case .unsupported(let box)? = scene.content.first else { return XCTFail("no box") }
    XCTAssertEqual(box.frame, rect(0, 0, 40, 30))
    XCTAssertEqual(box.name, "Map")
    XCTAssertEqual(scene.codes, ["unsupported-view"])
    XCTAssertEqual(SwiftUITests.scene(9, 9) { Picker() }.codes, ["unsupported-view"])
  }

  func testAHostingControllerMeasures() async {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    XCTAssertEqual(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)), CGSize(width: 30, height: 20))
    controller.rootView = Color.red.frame(width: 5, height: 4)
    XCTAssertEqual(controller.sizeThatFits(in: .zero), CGSize(width: 5, height: 4))
  }

  func testAnAppCompilesAndItsBodyIsInert() async {
    let app: any App = SharedApp()
    XCTAssertEqual("\(type(of: app))", "SharedApp")
  }

  func testViewsSubviewsAndSuperviews() async {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    outer.addSubview(inner)
    XCTAssertEqual(outer.subviews, [inner])
    XCTAssertEqual(inner.superview, outer)
    XCTAssertEqual(inner.bounds, CGRect(x: 0, y: 0, width: 3, height: 4))
    inner.removeFromSuperview()
    XCTAssertEqual(outer.subviews, [])
  }
}
