import Projects
import XCTest

final class MainFinderTests: XCTestCase {
  private func mains(_ source: String) -> [String] {
    MainFinder.declarations(in: source, file: "W.swift").map { "\($0.typeName)@\($0.line)" }
  }

  func testAttributeOnTheSameLine() {
    XCTAssertEqual(mains("import WidgetKit\n@main struct Clock: Widget {}"), ["Clock@2"])
  }

  func testAttributeOnALineOfItsOwn() {
    XCTAssertEqual(mains("\n@main\n\n\nstruct Clock: Widget {}"), ["Clock@2"])
  }

  func testOtherAttributesAndModifiersBetween() {
    let source = """
      @main @MainActor
      @available(iOS 17.0, *, deprecated: "@main (not this)")
      public final class Clock: WidgetBundle {}
      """
    XCTAssertEqual(mains(source), ["Clock@1"])
  }

  func testAttributesBefore() {
    XCTAssertEqual(mains("@available(iOS 17, *) @main struct Clock: Widget {}"), ["Clock@1"])
  }

  func testExtensionMayBeMarked() {
    XCTAssertEqual(mains("@main extension Clock {}"), ["Clock@1"])
  }

  func testCommentsDoNotCount() {
    let source = """
      // @main struct A {}
      /* @main struct B {} /* nested */ @main struct C {} */
      /// Marked with `@main`.
      struct D {}
      """
    XCTAssertEqual(mains(source), [])
  }

  func testStringsDoNotCount() {
    let source = ##"""
      let a = "@main struct A {}"
      let b = "quoted \" @main struct B {}"
      let c = """
        @main struct C {} " "" \(d + "@main struct D {}")
        """
      let e = #"raw \" @main struct E {} "# + #"\#(f("@main"))"#
      let g = #/"@main struct G/#
      """##
    XCTAssertEqual(mains(source), [])
  }

  func testCodeAfterStringsStillCounts() {
    let source = ##"let a = "\(f(")"))"; let b = #"""# + "\\"; /* " */ @main struct Clock {}"##
    XCTAssertEqual(mains(source), ["Clock@1"])
  }

  func testUnfinishedStringEndsWithItsLine() {
    XCTAssertEqual(mains("let a = \"oops\n@main struct Clock {}"), ["Clock@2"])
  }

  func testSimilarWordsDoNotCount() {
    XCTAssertEqual(mains("@mainThread struct A {}\n@MainActor struct B {}\nlet main = 1"), [])
  }

  func testWhatStandsBehindAConditionIsAnAlternative() {
    let source = """
      #if os(watchOS)
      @main struct WatchBundle: WidgetBundle {}
      #else
      @main struct PhoneBundle: WidgetBundle {}
      #endif
      #if DEBUG
      let x = 1
      #endif
      """
    let found = MainFinder.declarations(in: source, file: "W.swift")
    XCTAssertEqual(found.map(\.isConditional), [true, true])
    XCTAssertEqual(MainDeclaration.withoutAlternatives(found).map(\.typeName), ["WatchBundle"])

    let sure = MainFinder.declarations(in: source + "\n@main struct Third: Widget {}", file: "W.swift")
    XCTAssertEqual(MainDeclaration.withoutAlternatives(sure).map(\.typeName), ["Third"])
    let two = MainFinder.declarations(
      in: "@main struct A: Widget {}\n@main struct B: Widget {}", file: "W.swift")
    XCTAssertEqual(MainDeclaration.withoutAlternatives(two).count, 2)
    let app = MainFinder.declarations(in: source + "\n@main struct Own: App {}", file: "W.swift")
    XCTAssertEqual(MainDeclaration.withoutAlternatives(app).map(\.typeName), ["WatchBundle", "Own"])
  }

  func testInheritanceIsRead() {
    let main = MainFinder.declarations(
      in:
        "@main struct A<T: Hashable>: SwiftUI.Widget, Box<Int, String>, @unchecked Sendable where T: View {}",
      file: "A.swift"
    ).first
    XCTAssertEqual(main?.inherits, ["SwiftUI.Widget", "Box", "uncheckedSendable"].map { $0 })
    XCTAssertEqual(main?.isWidget, true)
    XCTAssertEqual(main?.isApp, false)
  }

  func testAppsAreTold() {
    XCTAssertEqual(
      MainFinder.declarations(in: "@main struct A: App {}", file: "A.swift").first?.isApp, true)
  }

  func testEveryPrefixOfAFileIsReadWithoutTrouble() {
    let source =
      ##"/* @main */ @main @x(1) struct `A`: Widget { let s = "a\(b("c"))" + #"d"# + """"##
      + "\n e \"\"\" }"
    for length in 0...source.count { _ = mains(String(source.prefix(length))) }
  }
}
