import SwiftUI
import XCTest

@MainActor final class ObservationTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 6
    @Published var children = [CGFloat]()
  }

  @Observable final class Settings { var width: CGFloat = 13 }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 1) }
  }

  func testObservedObjectsAreReadAndBound() async {
    struct Bound: View {
      @Binding var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 1) }
    }
    struct Observer: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Color.red.frame(width: model.width, height: 1)
          Bound(width: $model.width)
        }
      }
    }
    XCTAssertEqual(scene(50, 50) { Observer(model: Model()) }.boxes.map(\.width), [6, 6])
  }

  func testAStateObjectIsMadeOnceForAPlaceAndOnlyWhenTheViewIsEvaluated() async {
    final class Count { var made = 0 }
    struct Owner: View {
      @StateObject private var model: Model
      init(_ count: Count) {
        func make() -> Model {
          count.made += 1
          return Model()
        }
        _model = StateObject(wrappedValue: make())
      }
      var body: some View {
        Color.red.frame(width: model.width, height: $model.width.wrappedValue)
      }
    }
    let count = Count()
    let view = Owner(count)
    XCTAssertEqual(count.made, 0)
    _ = scene(50, 50) {
      view
      view
    }
    XCTAssertEqual(count.made, 2)
  }

  func testEnvironmentObjectsReachDescendants() async {
    let model = Model()
    model.width = 11
    XCTAssertEqual(scene(50, 50) { VStack { Reader() }.environmentObject(model) }.boxes.map(\.width), [11])
  }

  func testAnObjectThatIsDeclaredButNeverReadMayBeMissing() async {
    struct Idle: View {
      @EnvironmentObject var model: Model
      var body: some View { Color.red.onTapGesture { model.width = 1 }.frame(width: 2, height: 2) }
    }
    XCTAssertEqual(scene(50, 50) { Idle() }.boxes.count, 1)
  }

  func testObservableObjectsOfTheEnvironment() async {
    struct Required: View {
      @Environment(Settings.self) var settings
      var body: some View { Color.red.frame(width: settings.width, height: 1) }
    }
    struct Optional: View {
      @Environment(Settings.self) var settings: Settings?
      var body: some View { Color.red.frame(width: settings?.width ?? 2, height: 1) }
    }
    let settings = Settings()
    XCTAssertEqual(scene(50, 50) { Required().environment(settings) }.boxes.map(\.width), [13])
    XCTAssertEqual(scene(50, 50) { Optional() }.boxes.map(\.width), [2])
    XCTAssertEqual(scene(50, 50) { Optional().environment(settings) }.boxes.map(\.width), [13])
    XCTAssertEqual(
      scene(50, 50) { Optional().environment(nil as Settings?).environment(settings) }.boxes.map(\.width), [2]
    )
  }

  func testCombineComesWithSwiftUI() async {
    let model = Model()
    var changes = 0
    var widths: [CGFloat] = []
    var bag = Set<AnyCancellable>()
    model.objectWillChange.sink { changes += 1 }.store(in: &bag)
    model.$width.dropFirst().sink { widths.append($0) }.store(in: &bag)
    model.width = 1
    model.children.append(2)
    XCTAssertEqual(changes, 2)
    XCTAssertEqual(widths, [1])
  }

  func testOnReceiveIsReported() async {
    let scene = scene(50, 50) {
      Color.red.onReceive(Just(1)) { _ in XCTFail("a widget receives nothing") }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
    }
    XCTAssertEqual(scene.codes, ["no-effect-in-widget"])
    XCTAssertEqual(scene.boxes.count, 1)
  }
}
