import Foundation
import Projects
import XCTest

/// Damaged resources: each is read or named, and nothing is written outside of the cache.
final class ResourceFuzzTests: XCTestCase {
  private static let seeds: [(path: String, text: String)] = [
    (
      "Assets.xcassets/C.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": 12, "alpha": "1.000"}}}]}"#
    ),
    (
      "Assets.xcassets/I.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {"mode": "9-part", "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "center": {"mode": "tile"}}}], "properties": {"template-rendering-intent": "template"}}"#
    ),
    (
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"a %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg x"}}, "other": {"stringUnit": {"value": "%arg y"}}}}}}}}}}}"#
    ),
    ("en.lproj/L.strings", "/* c */ \"a\" = \"b\\U00e9\";\nkey = 'v';\n"),
    (
      "en.lproj/L.stringsdict",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>x</string></dict></dict></dict></plist>"
    ),
    (
      "Assets.xcassets/S.symbolset/s.svg",
      "<svg><line id=\"left-margin-Regular-M\" x1=\"1\"/><g id=\"Regular-M\" transform=\"matrix(1 0 0 1 3 4)\"><path d=\"M1 2L3,4c1 2 3 4 5-6S1 2 3 4Q1 2 3 4T5 6A1 2 30 0 1 3 4H1v2z\"/></g></svg>"
    ),
  ]

  func testDamagedResourcesAreReadOrNamed() async throws {
    var numbers = SeededNumbers(seed: 7)
    let bench = try ResourceBench()
    try bench.write(set: "S.symbolset", #"{"symbols": [{"filename": "s.svg"}]}"#)
    try bench.write(ResourceBench.png(2, 2), to: "Assets.xcassets/I.imageset/a.png")
    for round in 0..<250 {
      for seed in Self.seeds { try bench.write(Self.damaged(seed.text, &numbers), to: seed.path) }
      let result = try await bench.compile()
      XCTAssertNotNil(result.bundle, "round \(round)")
      for message in result.messages {
        XCTAssertEqual(message.severity, .warning)
        XCTAssertTrue(message.file.hasPrefix(bench.project.path), message.file)
      }
    }
    let outside = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).sorted()
    XCTAssertEqual(outside, ["cache", "project"])
  }

  private static func damaged(_ text: String, _ numbers: inout SeededNumbers) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[..<min(place, 40)], at: place)
      default:
        bytes.insert(contentsOf: Array("{\"[<%#@\\99999999999".utf8).shuffled(using: &numbers), at: place)
      }
    }
    return Data(bytes)
  }
}
