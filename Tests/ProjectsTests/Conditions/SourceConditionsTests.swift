import Projects
import XCTest

/// What is written over in a file, platform by platform. Every change is as long as what it replaces.
final class SourceConditionsTests: XCTestCase {
  private func conditions(_ platform: Platform = .iOS, _ deploymentTarget: [Int]? = nil) -> SourceConditions {
    let supplied: Set<String> = ["SwiftUI", "WidgetKit", "UIKit", "Combine", "ActivityKit", "WatchKit", "os"]
    return SourceConditions(
      platform: platform,
      modules: PlatformModules(
        platform: platform, supplied: supplied, own: ["Clock", "Kit"],
        toolchain: ["Swift", "Foundation", "Dispatch", "Glibc", "FoundationNetworking"]),
      deploymentTarget: deploymentTarget)
  }

  /// The text that the compiler reads, spaces at line ends taken away.
  private func read(
    _ text: String, _ platform: Platform = .iOS, _ deploymentTarget: [Int]? = nil, line: UInt = #line
  ) -> String {
    let reading = conditions(platform, deploymentTarget).read(Array(text.utf8))
    guard let bytes = reading.text else { return text }
    XCTAssertEqual(bytes.count, text.utf8.count, "not of the same length", line: line)
    let lineEnds = { (bytes: [UInt8]) in bytes.indices.filter { bytes[$0] == 10 || bytes[$0] == 13 } }
    XCTAssertEqual(lineEnds(bytes), lineEnds(Array(text.utf8)), "lines have moved", line: line)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.reversed().drop { $0 == " " }.reversed().map(String.init).joined() }.joined(separator: "\n")
  }

  /// The families of other platforms are unavailable on Apple's: a `switch` over all others is complete there.
  func testASwitchOverThePlatformsFamiliesIsComplete() {
    let phone = "switch family {\ncase .systemSmall, .systemMedium: a\ncase .systemLarge: b\n}"
    XCTAssertEqual(
      read(phone), "switch family {\ncase .systemSmall, .systemMedium: a\ndefault:           b\n}")
    XCTAssertEqual(read(phone, .watchOS), phone, "these are not all that a watch has")
    let watch =
      "switch f {\ncase .accessoryCircular: a\ncase .accessoryRectangular,\n  .accessoryInline: b\n}"
    XCTAssertEqual(
      read(watch, .watchOS), "switch f {\ncase .accessoryCircular: a\ndefault:\n                    b\n}")
    XCTAssertEqual(
      read("switch f {\ncase WidgetFamily.systemSmall: a\n@unknown default: b\n}"),
      "switch f {\ncase WidgetFamily.systemSmall: a\n         default: b\n}")
    for same in [
      "switch f {\ncase .systemSmall: a\ncase .systemMedium: b\n}",
      "switch f {\ncase .systemSmall: a\ndefault: b\n}",
      "switch size {\ncase .systemSmall, .systemMedium: a\ncase .systemLarge, .poster: b\n}",
      "switch f {\ncase .systemSmall, .systemMedium: a\ncase .systemLarge where wide: b\n}",
      "switch size {\ncase Size.systemSmall, .systemMedium: a\ncase .systemLarge: b\n}",
      "switch size {\ncase .small: a\n@unknown default: b\n}",
    ] {
      XCTAssertEqual(read(same), same)
    }
  }

  func testTheSystemIsTheOneAskedFor() {
    let text = "#if os(iOS)\nlet a = 1\n#elseif os(watchOS) || os(macOS)\n#elseif os(Linux)\n#endif"
    XCTAssertEqual(
      read(text),
      "#if true\nlet a = 1\n#elseif false       || false\n#elseif false\n#endif")
    XCTAssertEqual(
      read(text, .watchOS),
      "#if false\nlet a = 1\n#elseif true        || false\n#elseif false\n#endif")
    XCTAssertEqual(read("#if os(OSX)\n#endif", .macOS), "#if true\n#endif")
    XCTAssertEqual(read("#if os(xrOS) || os(visionOS)\n#endif", .visionOS), "#if true     || true\n#endif")
  }

  func testNegationsAndGroupsKeepTheirPlaces() {
    XCTAssertEqual(
      read("#if !os(macOS) && (DEBUG || !targetEnvironment(simulator)) && swift(>=6)\n#endif"),
      "#if !false     && (DEBUG || !false                       ) && swift(>=6)\n#endif")
  }

  func testModules() {
    let asked = { (module: String, platform: Platform) in
      self.read("#if canImport(\(module))\n#endif", platform).hasPrefix("#if true")
    }
    for module in ["UIKit", "Darwin", "Foundation", "Combine", "Clock", "Kit", "os.log", "ObjectiveC"] {
      XCTAssertTrue(asked(module, .iOS), module)
    }
    for module in ["Glibc", "FoundationNetworking", "AppKit", "Kingfisher", "Musl"] {
      XCTAssertFalse(asked(module, .iOS), module)
    }
    XCTAssertTrue(asked("UIKit", .watchOS))
    XCTAssertFalse(asked("ActivityKit", .watchOS))
    XCTAssertFalse(asked("UIKit", .macOS))
    XCTAssertTrue(asked("UIKit, _version: 5000", .iOS))
  }

  func testConditionsAreFoundWhereverTheyMayStand() {
    let text = """
      struct V {
        #if os(iOS)
          @available(iOS 17, *)
        #endif
        var a: Int { switch 1 {
          #if canImport(AppKit)
          case 1: 2
          #endif
          default: 3 } }
        func b() -> String {
          "x"
            #if os(watchOS)
              .lowercased()
            #else
              .uppercased()
            #endif
        }
      }
      """
    let found = read(text)
    XCTAssertTrue(found.contains("  #if true\n    @available(iOS 17, *)\n"))
    XCTAssertTrue(found.contains("#if false\n    case 1: 2"))
    XCTAssertTrue(found.contains("#if false\n        .lowercased()"))
  }

  func testTextAndCommentsAreNoConditions() {
    for text in [
      "let a = \"#if os(iOS)\"", "// #if os(iOS)\nlet a = 1", "/* #if os(iOS)\n#endif */",
      "let a = \"\"\"\n#if os(iOS)\n\"\"\"", "let a = #\"#if os(iOS)\"#", "func os(_ a: Int) {}\nos(iOS)",
    ] {
      XCTAssertEqual(read(text), text)
    }
  }

  func testBytesAreCountedNotCharacters() {
    XCTAssertEqual(
      read("let é = \"🧑‍🧑‍🧒\"; /* 日本 */\n#if os(iOS) /* ü */ && os(tvOS) // é\n#endif"),
      "let é = \"🧑‍🧑‍🧒\"; /* 日本 */\n#if true    /* ü */ && false    // é\n#endif")
  }

  func testLineEndsOfWindowsStay() {
    XCTAssertEqual(read("#if os(iOS)\r\nlet a = 1\r\n#endif\r\n"), "#if true   \r\nlet a = 1\r\n#endif\r\n")
  }

  func testWhatTheCompilerAnswersItselfStays() {
    let text = "#if swift(>=6) && compiler(>=5.9) && hasFeature(X) && hasAttribute(y) && DEBUG\n#endif"
    XCTAssertEqual(read(text), text)
    XCTAssertNil(conditions().read(Array("import SwiftUI\nlet a = 1".utf8)).text)
  }

  func testVersionsUpToTheNewestHold() {
    for text in [
      "if #available(iOS 26, *) {}", "guard #available(iOSApplicationExtension 16.4, watchOS 9, *) else {}",
      "if #available(watchOS 99, *) {}", "if #unavailable(iOS 17) {}",
    ] {
      XCTAssertEqual(read(text), text)
    }
    XCTAssertEqual(read("if #available(iOS 99, *), a {}"), "if false                , a {}")
    XCTAssertEqual(read("if #unavailable(iOS 99.1) {}"), "if true                   {}")
    XCTAssertEqual(read("if #available(watchOS 99, *) {}", .watchOS), "if false                     {}")
    XCTAssertEqual(
      read("if #available(iOSApplicationExtension 17, iOS 99, *) {}"),
      "if #available(iOSApplicationExtension 17, iOS 99, *) {}", "the more particular one counts")
  }

  func testWhatIsUnavailableHereIsUnavailable() {
    XCTAssertEqual(
      read("@available(iOS, unavailable, message: \"no\") func a() {}"),
      "@available(*  , unavailable, message: \"no\") func a() {}")
    XCTAssertEqual(
      read("@available(iOSApplicationExtension, unavailable) func a() {}"),
      "@available(*                      , unavailable) func a() {}")
    XCTAssertEqual(
      read("@available(macOS, unavailable)\nfunc a() {}"), "@available(macOS, unavailable)\nfunc a() {}")
    XCTAssertEqual(
      read("@available(iOS, introduced: 13, unavailable)\nfunc a() {}"),
      "@available(*  ,                 unavailable)\nfunc a() {}")
    XCTAssertEqual(
      read("@available(iOS, deprecated)\nfunc a() {}"), "@available(*  , deprecated)\nfunc a() {}")
    let versioned = "@available(iOS, introduced: 13, deprecated: 15, message: \"x\") func a() {}"
    XCTAssertEqual(read(versioned), versioned)
  }

  func testObsoleteIsWhatTheOldestSystemHasNot() {
    let text = "@available(iOS, introduced: 13, obsoleted: 15.0)\nfunc a() {}"
    XCTAssertEqual(read(text), text)
    XCTAssertEqual(read(text, .iOS, [14]), text)
    XCTAssertEqual(read(text, .iOS, [17]), "@available(*  ,                 unavailable    )\nfunc a() {}")
    XCTAssertEqual(
      read("@available(iOS, unavailable, obsoleted: 15)\nfunc a() {}", .iOS, [17]),
      "@available(*  , unavailable               )\nfunc a() {}")
  }

  func testVisionHasWhatTheTelephoneHasUnlessItIsNamed() {
    XCTAssertEqual(
      read("@available(iOS, unavailable) func a() {}", .visionOS), "@available(*  , unavailable) func a() {}")
    let named = "@available(iOS, unavailable) @available(visionOS 1, *) func a() {}"
    XCTAssertEqual(read(named, .visionOS), named)
  }

  func testImports() {
    XCTAssertEqual(read("import os.log\nimport struct UIKit.A"), "import os\nimport struct UIKit.A")
    XCTAssertEqual(
      read("import struct Darwin.stat\nimport Darwin.C.math"), "import        Darwin\nimport Darwin")
    XCTAssertEqual(read("import ObjectiveC\nlet a = 1"), "\nlet a = 1")
    for text in [
      "@preconcurrency import Combine", "@_exported import Foundation", "import FoundationNetworking",
    ] {
      XCTAssertEqual(read(text), text)
    }
  }

  func testImportsThatNobodySuppliesAreNamedAndLeftOut() {
    let text = "import SwiftUI\n  @preconcurrency import Kingfisher\nimport class Realm.Object\nlet a = 1"
    let reading = conditions().read(Array(text.utf8))
    XCTAssertEqual(
      reading.missing,
      [
        MissingImport(module: "Kingfisher", line: 2, column: 3),
        MissingImport(module: "Realm", line: 3, column: 1),
      ])
    XCTAssertEqual(read(text), "import SwiftUI\n\n\nlet a = 1")
  }

  func testImportsOfOtherSystemsAreNotMissed() {
    let text = """
      #if canImport(AppKit) && DEBUG
      import AppKit
      #elseif RELEASE || swift(>=6) || compiler(<5)
      import Other
      #else
      import Sentry
      #endif
      """
    XCTAssertEqual(
      conditions().read(Array(text.utf8)).missing, [MissingImport(module: "Sentry", line: 6, column: 1)])
  }

  func testMarksOfObjectiveCAreLeftOut() {
    XCTAssertEqual(
      read("@objc(VTClock) @objcMembers class A { @objc dynamic var a = 1 }"),
      "                            class A {       dynamic var a = 1 }")
  }

  func testNSManagedBecomesMacrosOfTheSameLength() {
    XCTAssertEqual(
      read("extension A { @NSManaged public var a: Int16; @NSManaged func addToB(_ b: B) } // @NSManaged"),
      "extension A { @CDManaged public var a: Int16; @CDMethods func addToB(_ b: B) } // @NSManaged")
    XCTAssertEqual(
      read("@objc(addB:) @NSManaged func f()\nlet a = \"@NSManaged\""),
      "             @CDMethods func f()\nlet a = \"@NSManaged\"")
  }

  func testKeyPathsOfObjectiveCBecomeTexts() {
    XCTAssertEqual(
      read("let a = [#keyPath(Item.date), #keyPath(App.Item.owner.name) ]"),
      "let a = [\"date\"             , \"owner.name\"                  ]")
    for text in ["#keyPath(Item)", "#keyPath(a(b))", "#keyPath()", "#keyPath(a, b)", "#keyPath(\"a\")"] {
      XCTAssertEqual(read(text), text)
    }
  }

  func testSelectorsAndKeyPathsAreThoseOfTheSDK() {
    XCTAssertEqual(
      read("center.add(self, selector: #selector(note(_:)))"),
      "center.add(self, selector: _selector(note(_:)))")
    XCTAssertEqual(read("let a = #keyPath(UserDefaults.counter)"), "let a = \"counter\"")
    XCTAssertEqual(read("f(#keyPath(A.B.c.d), 1)"), "f(\"c.d\"            , 1)")
    XCTAssertEqual(read("f(#keyPath(name))"), "f(\"name\"        )")
    // Nothing is left of a type alone: the compiler says what is wrong with it.
    for text in ["f(#keyPath(Name))", "let text = \"#selector(a)\" // #keyPath(A.b)"] {
      XCTAssertEqual(read(text), text)
    }
  }

  func testDamagedAndHostileTextIsRead() {
    let deep = String(repeating: "(", count: 50_000)
    let chain = "let a = b" + String(repeating: ".c()", count: 50_000)
    let squares = "let a: " + String(repeating: "[", count: 60)
    let arrows = "let a: " + String(repeating: "A -> ", count: 40_000)
    let nested = String(repeating: "#if os(iOS)\n", count: 5_000)
    for text in [
      "#if", "#if os(", "#if os()", "#if os(iOS", "#elseif os(iOS)", "#if canImport(", "@available(",
      "@available(iOS,",
      "#available(iOS", "import", "import .", "#if canImport(1)\n#endif", "@objc(",
      "#selector(", "#keyPath(", "#keyPath()", "#keyPath(a.)", "#keyPath(1)", "#selector",
      deep + "\n#if os(iOS)\n#endif",
      chain + "\n#if os(iOS)\n#endif", nested, squares + "\n#if os(iOS)\n#endif",
      arrows + "\n#if os(iOS)\n#endif", "#if " + String(repeating: "!", count: 50_000) + "os(iOS)\n#endif",
      "#if " + String(repeating: "(", count: 20_000) + "os(iOS)",
    ] {
      let reading = conditions().read(Array(text.utf8))
      XCTAssertEqual(reading.text?.count ?? text.utf8.count, text.utf8.count, "\(text.prefix(40))")
    }
    XCTAssertNil(conditions().read([0xFF, 0xFE] + Array("#if os(iOS)\n#endif".utf8)).text)
  }

  /// Pieces of real source in any order, cut anywhere: nothing crashes and nothing moves.
  func testRandomText() {
    let pieces = [
      "#if ", "os(iOS)", "os(watchOS)", "canImport(UIKit)", " && ", " || ", "!", "\n", "\r\n", "#elseif ",
      "#else\n", "#endif\n",
      "@available(", "iOS, ", "unavailable)", "obsoleted: 15)", "*)", "#available(iOS 99, *)", "if ", "{",
      "}", "\"", "\"\"\"",
      "#\"", "\\(", "/*", "*/", "//", "import ", "Kit.part", "Nobody", "é", "🧑‍🧒", "struct A ", "case a: ",
      "switch a ", ".b()",
      "(", ")", "@objc ", "@NSManaged ", "#selector(", "#keyPath(", "Item.a", "var a: A", "func b()", "/",
      "_ = ",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        bytes += Array(pieces.randomElement(using: &generator)!.utf8)
      }
      bytes.removeLast(Int.random(in: 0...min(3, bytes.count), using: &generator))
      let reading = conditions().read(bytes)
      guard let text = reading.text else { continue }
      XCTAssertEqual(text.count, bytes.count)
      XCTAssertEqual(text.filter { $0 == 10 }.count, bytes.filter { $0 == 10 }.count)
    }
  }
}
