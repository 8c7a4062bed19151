import SwiftUI
import XCTest

@MainActor final class AppStorageTests: XCTestCase {
  private enum Style: String { case plain, bold }
  private enum Level: Int { case low, high }

  /// A store of the test's own, empty.
  private func store(_ name: String = #function) throws -> UserDefaults {
    let store = try XCTUnwrap(UserDefaults(suiteName: "vitrine-tests"))
    for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) }
    return store
  }

  func testEachTypeComesBack() async throws {
    let store = try store()
    func check<Value: Equatable>(
      _ storage: AppStorage<Value>, _ before: Value, _ after: Value, line: UInt = #line
    ) {
      XCTAssertEqual(storage.wrappedValue, before, line: line)
      storage.wrappedValue = after
      XCTAssertEqual(storage.wrappedValue, after, line: line)
    }
    check(AppStorage(wrappedValue: false, "bool", store: store), false, true)
    check(AppStorage(wrappedValue: 1, "int", store: store), 1, 7)
    check(AppStorage(wrappedValue: 1.5, "double", store: store), 1.5, 2)
    check(AppStorage(wrappedValue: "a", "string", store: store), "a", "b")
    let url = URL(fileURLWithPath: "/a")
    check(AppStorage(wrappedValue: url, "url", store: store), url, URL(string: "https://a.example/b?c=1")!)
    check(AppStorage(wrappedValue: url, "file", store: store), url, URL(fileURLWithPath: "/b"))
    check(AppStorage(wrappedValue: Data(), "data", store: store), Data(), Data([1, 2]))
    let date = Date(timeIntervalSince1970: 0)
    check(AppStorage(wrappedValue: date, "date", store: store), date, date + 1)
    check(AppStorage(wrappedValue: Style.plain, "style", store: store), .plain, .bold)
    check(AppStorage(wrappedValue: Level.low, "level", store: store), .low, .high)
    check(AppStorage<Int?>("int?", store: store), nil, 4)
    check(AppStorage<String?>("string?", store: store), nil, "x")
    check(AppStorage<Style?>("style?", store: store), nil, .bold)
    check(AppStorage<URL?>("url?", store: store), nil, url)
    let optional = AppStorage<Int?>("int?", store: store)
    optional.wrappedValue = nil
    XCTAssertNil(store.object(forKey: "int?"))
  }

  func testValuesOfAnotherKindAreTheDefault() async throws {
    let store = try store()
    store.set("words", forKey: "int")
    store.set(Data([1, 2]), forKey: "url")
    store.set("unknown", forKey: "style")
    store.set(2, forKey: "double")
    XCTAssertEqual(AppStorage(wrappedValue: 5, "int", store: store).wrappedValue, 5)
    XCTAssertNil(AppStorage<URL?>("url", store: store).wrappedValue)
    XCTAssertEqual(AppStorage(wrappedValue: Style.plain, "style", store: store).wrappedValue, .plain)
    XCTAssertEqual(AppStorage(wrappedValue: 0.5, "double", store: store).wrappedValue, 2)
  }

  func testABodyReadsTheStoreAndCannotWriteIt() async throws {
    struct Sized: View {
      @AppStorage("width") private var width = 3
      var body: some View {
        let _ = (width += 1)
        Color.red.frame(width: CGFloat(width), height: 1)
      }
    }
    let store = try store()
    store.set(21, forKey: "width")
    let scene = scene(50, 50) { Sized().defaultAppStorage(store) }
    XCTAssertEqual(scene.boxes.map(\.width), [21])
    XCTAssertEqual(scene.codes, ["state-write"])
    XCTAssertEqual(store.integer(forKey: "width"), 21)
  }
}
