import SwiftUI
import XCTest

@MainActor final class StateTests: XCTestCase {
  @Observable final class Model {
    var width: CGFloat = 4
    var names = ["a", "b", "c"]
  }

  func testStateIsItsInitialValueAndWritingIsReported() async {
    struct Counter: View {
      @State private var count = 3
      var body: some View {
        let _ = (count = 9)
        Color.red.frame(width: CGFloat(count), height: 1)
      }
    }
    let scene = scene(50, 50) { Counter() }
    XCTAssertEqual(scene.boxes.map(\.width), [3])
    XCTAssertEqual(scene.codes, ["state-write"])
  }

  func testStateGivenInAnInitialiserAndOptionalState() async {
    struct Sized: View {
      @State private var width: CGFloat
      @State private var height: CGFloat?
      init(width: CGFloat) { _width = State(initialValue: width) }
      var body: some View { Color.red.frame(width: width, height: height ?? 6) }
    }
    XCTAssertEqual(scene(50, 50) { Sized(width: 5) }.boxes.map(\.size), [CGSize(width: 5, height: 6)])
  }

  func testAnObservableObjectInStateAndItsBindings() async {
    struct Inner: View {
      @Binding var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 1) }
    }
    struct Outer: View {
      @State private var model = Model()
      var body: some View {
        let _ = (model.width = 12)
        Inner(width: $model.width)
      }
    }
    XCTAssertEqual(scene(50, 50) { Outer() }.boxes.map(\.width), [12])
  }

  func testBindingsReadWriteAndProject() async {
    struct Point {
      var x = 1
      var y = 2
    }
    final class Store { var point = Point() }
    let store = Store()
    let binding = Binding(get: { store.point }, set: { store.point = $0 })
    binding.y.wrappedValue = 5
    XCTAssertEqual([binding.wrappedValue.x, binding.wrappedValue.y], [1, 5])
    XCTAssertEqual(Binding.constant(3).wrappedValue, 3)
    Binding.constant(3).wrappedValue = 4
    XCTAssertEqual(Binding<Int?>(binding.x).wrappedValue, 1)
    XCTAssertNil(Binding<Int>(Binding<Int?>.constant(nil)))
    XCTAssertEqual(Binding(Binding<Int?>.constant(8))?.wrappedValue, 8)
    XCTAssertEqual(Binding<AnyHashable>(binding.y).wrappedValue, AnyHashable(5))
  }

  func testForEachOverABindingGivesBindingsToItsElements() async {
    struct Item: Identifiable {
      let id: Int
      var width: CGFloat
    }
    struct List: View {
      @State private var items = [Item(id: 1, width: 3), Item(id: 2, width: 5)]
      var body: some View {
        VStack {
          ForEach($items) { $item in Color.red.frame(width: item.width, height: 1) }
          ForEach($items, id: \.id) { $item in Color.red.frame(width: item.width + 1, height: 1) }
        }
      }
    }
    XCTAssertEqual(scene(50, 50) { List() }.boxes.map(\.width), [3, 5, 4, 6])
  }

  func testABindingOfACollectionIsACollectionOfBindings() async {
    final class Store { var values = [1, 2, 3] }
    let store = Store()
    let binding = Binding(get: { store.values }, set: { store.values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    XCTAssertEqual(store.values, [10, 20, 30])
    XCTAssertEqual(binding.reversed().map(\.wrappedValue), [30, 20, 10])
  }

  func testBindableMakesBindingsOfAnObservable() async {
    let model = Model()
    @Bindable var bound = model
    $bound.width.wrappedValue = 9
    XCTAssertEqual(model.width, 9)
    XCTAssertEqual(Bindable(model).names[1].wrappedValue, "b")
  }

  func testFocusAndSceneStorageStayAtRest() async {
    enum Field { case name }
    struct Form: View {
      @FocusState private var focus: Field?
      @FocusState private var isFocused: Bool
      @SceneStorage("tab") private var tab = 4
      @SceneStorage("name") private var name: String?
      var body: some View {
        let _ = (focus = .name)
        Color.red.focused($focus, equals: .name).focused($isFocused)
          .frame(width: focus == nil && !isFocused && name == nil ? CGFloat(tab) : 1, height: 1)
      }
    }
    let scene = scene(50, 50) { Form() }
    XCTAssertEqual(scene.boxes.map(\.width), [4])
    XCTAssertEqual(scene.codes.sorted(), ["no-effect-in-widget", "state-write"])
  }

  func testScaledMetricFollowsTheTypeSize() async {
    struct Sized: View {
      @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
      var body: some View { Color.red.frame(width: side, height: 1) }
    }
    let normal = scene(90, 90) { Sized() }
    let large = scene(90, 90) { Sized().environment(\.dynamicTypeSize, .accessibility5) }
    XCTAssertEqual(normal.boxes.map(\.width), [17])
    XCTAssertEqual(large.boxes.map(\.width), [53])
  }
}

extension Transaction {
  @Entry fileprivate var source: String = "unknown"
}

extension StateTests {
  func testASetterLearnsOfTheTransaction() async {
    final class Store {
      var value = [1]
      var sources: [String] = []
    }
    let store = Store()
    let binding = Binding(
      get: { store.value },
      set: { new, transaction in
        store.value = new
        store.sources.append(transaction.source)
      })
    var transaction = Transaction(animation: nil)
    transaction.source = "here"
    binding.transaction(transaction)[0].wrappedValue = 2
    binding.wrappedValue = [3]
    XCTAssertEqual(store.sources, ["here", "unknown"])
    XCTAssertEqual(store.value, [3])
  }
}
