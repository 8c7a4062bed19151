import Projects
import XCTest

final class BuildSettingsTests: XCTestCase {
  private func settings(_ layers: [[String: String]], platform: Platform = .iOS) -> BuildSettings {
    BuildSettings(
      layers: layers.map { $0.sorted { $0.key < $1.key }.map { SettingAssignment(key: $0, value: $1) } },
      surroundings: SettingSurroundings(platform: platform, configuration: "Debug"))
  }

  func testALayerWinsOverThoseBelow() {
    let value = settings([["A": "low", "B": "$(A)-b"], ["A": "high"]])
    XCTAssertEqual(value.string("A"), "high")
    XCTAssertEqual(value.string("B"), "high-b", "references mean the value that wins")
    XCTAssertNil(value.string("C"))
  }

  func testInheritedIsTheLayerBelow() {
    let value = settings([["F": "DEBUG"], ["F": "$(inherited) TIDES"], ["F": "QUAYS ${inherited}"]])
    XCTAssertEqual(value.words("F"), ["QUAYS", "DEBUG", "TIDES"])
    // Xcode takes a setting that names itself for the same.
    XCTAssertEqual(settings([["ID": "a.b"], ["ID": "$(ID).widgets"]]).string("ID"), "a.b.widgets")
  }

  func testConditions() {
    let layer = [
      "A": "any", "A[sdk=iphoneos*]": "phone", "A[sdk=macosx*]": "mac", "B[config=Release]": "never",
      "C[sdk=watchsimulator*][arch=*]": "watch",
    ]
    XCTAssertEqual(settings([layer]).string("A"), "phone")
    XCTAssertEqual(settings([layer], platform: .macOS).string("A"), "mac")
    XCTAssertEqual(settings([layer], platform: .watchOS).string("A"), "any")
    XCTAssertNil(settings([layer]).string("B"))
    XCTAssertEqual(settings([layer], platform: .watchOS).string("C"), "watch")
  }

  func testModifiers() {
    let value = settings([["N": "My App 2", "P": "a/b/Info.plist", "E": ""]])
    XCTAssertEqual(value.expand("$(N:lower)"), "my app 2")
    XCTAssertEqual(value.expand("$(N:rfc1034identifier)"), "My-App-2")
    XCTAssertEqual(value.expand("$(N:c99extidentifier)"), "My_App_2")
    XCTAssertEqual(value.expand("$(P:file) $(P:base) $(P:suffix) $(P:dir)"), "Info.plist Info .plist a/b")
    XCTAssertEqual(value.expand("$(E:default=none)$(MISSING:default=x)"), "nonex")
    XCTAssertEqual(value.expand("$(N:lower:c99extidentifier)"), "my_app_2")
    XCTAssertEqual(value.expand("5 $ and $(unclosed"), "5 $ and $(unclosed")
  }

  func testNestedReferences() {
    XCTAssertEqual(settings([["A_X": "yes", "W": "X"]]).expand("$(A_$(W))"), "yes")
  }

  func testCirclesAndGrowthEnd() {
    XCTAssertEqual(settings([["A": "$(B)", "B": "$(A)x"]]).string("A"), "x")
    // Each doubles the one before: 2 to the 40th without a bound.
    var growing = ["V0": "aaaaaaaa"]
    for index in 1...40 { growing["V\(index)"] = "$(V\(index - 1))$(V\(index - 1))" }
    let value = settings([growing])
    XCTAssertLessThanOrEqual(value.string("V20")?.utf8.count ?? 0, 1 << 18)
    XCTAssertLessThanOrEqual(value.string("V40")?.utf8.count ?? 0, 1 << 18)
    growing["V0"] = ""
    XCTAssertEqual(settings([growing]).string("V31"), "", "nothing costs time, too")
  }

  func testWordsKeepQuotes() {
    XCTAssertEqual(
      settings([["A": #"one "two three" fo\ ur 'fi ve'"#]]).words("A"),
      ["one", "two three", "fo ur", "fi ve"])
  }

  func testPlatform() {
    XCTAssertEqual(settings([["SDKROOT": "watchos"]]).platform, .watchOS)
    XCTAssertEqual(
      settings([["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos iphonesimulator"]]).platform, .iOS
    )
    XCTAssertEqual(
      settings([["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros xrsimulator"]]).platform, .visionOS)
    XCTAssertEqual(settings([[:]]).platform, .iOS)
  }

  func testTargetSettings() {
    let value = settings([
      [
        "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA 1BAD BETA",
        "OTHER_SWIFT_FLAGS": "-D EXTRA -DMORE=1 -Xfrontend -x",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "NO",
      ]
    ])
    let target = TargetSettings(value, platform: .watchOS)
    XCTAssertEqual(target.conditions, ["DEBUG", "BETA", "EXTRA", "MORE"])
    XCTAssertEqual(target.languageMode, "6")
    XCTAssertTrue(target.isolatesToMainActor)
    XCTAssertEqual(
      target.upcomingFeatures,
      ["ExistentialAny", "NonisolatedNonsendingByDefault", "InferIsolatedConformances"],
      "those of mode 6 itself are left out")
    XCTAssertEqual(TargetSettings.languageMode("4.2"), "5")
    XCTAssertEqual(TargetSettings.languageMode(nil), "5")
  }

  func testNamePatterns() {
    XCTAssertTrue(NamePattern.matches("*Tests?.swift", "MyTests1.swift"))
    XCTAssertFalse(NamePattern.matches("*.swift", "a.swift.txt"))
    XCTAssertTrue(NamePattern.matches("*", ""))
    // Many stars take no longer than their product.
    XCTAssertFalse(
      NamePattern.matches(String(repeating: "*a", count: 2_000) + "b", String(repeating: "a", count: 4_000)))
  }
}
