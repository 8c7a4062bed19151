import Foundation
import Projects
import XCTest

final class ColorSetTests: XCTestCase {
  private func color(_ components: String, space: String = "srgb") -> String {
    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}]}"
  }
  private func components(_ json: String) async throws -> [Double] {
    let bench = try ResourceBench()
    try bench.write(set: "C.colorset", json)
    let result = try await bench.compile()
    XCTAssertEqual(result.messages, [])
    return try XCTUnwrap(try bench.variants("colorset", "C").first?["components"] as? [Double])
  }

  func testComponentsAreHexadecimalBytesOrFractions() async throws {
    let hexadecimal = try await components(
      color(#""red": "0xFF", "green": "0x80", "blue": "0X00", "alpha": "0.500""#))
    XCTAssertEqual(hexadecimal, [1, 128.0 / 255, 0, 0.5])
    let bytes = try await components(color(#""red": "255", "green": "51", "blue": "1", "alpha": "1""#))
    XCTAssertEqual(bytes, [1, 0.2, 1.0 / 255, 1])
    let fractions = try await components(
      color(#""red": "1.000", "green": "0.25", "blue": ".5", "alpha": "1.000""#))
    XCTAssertEqual(fractions, [1, 0.25, 0.5, 1])
    let numbers = try await components(color(#""red": 1, "green": 0.25, "blue": 51"#))
    XCTAssertEqual(numbers, [1, 0.25, 0.2, 1])
  }

  func testGreyIsOneNumberAndExtendedComponentsAreKept() async throws {
    let grey = try await components(color(#""white": "0.300", "alpha": "1.000""#, space: "gray-gamma-22"))
    XCTAssertEqual(grey, [0.3, 0.3, 0.3, 1])
    let wide = try await components(
      color(#""red": "-0.200", "green": "1.250", "blue": "0.000""#, space: "extended-srgb"))
    XCTAssertEqual(wide, [-0.2, 1.25, 0, 1])
  }

  func testVariantsKeepWhatTheyAreFor() async throws {
    let bench = try ResourceBench()
    let value = #""color": {"components": {"red": "0", "green": "0", "blue": "0"}}"#
    try bench.write(
      set: "C.colorset",
      """
      {"colors": [{"idiom": "universal", \(value)},
        {"idiom": "iphone", "display-gamut": "display-P3", "appearances": [
          {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}], \(value)}]}
      """)
    _ = try await bench.compile()
    let variants = try bench.variants("colorset", "C")
    XCTAssertEqual(variants.count, 2)
    XCTAssertNil(variants[0]["dark"])
    XCTAssertEqual(variants[1]["dark"] as? Bool, true)
    XCTAssertEqual(variants[1]["contrast"] as? Bool, true)
    XCTAssertEqual(variants[1]["idiom"] as? String, "iphone")
    XCTAssertEqual(variants[1]["gamut"] as? String, "display-P3")
  }

  func testSystemColorsAreNamed() async throws {
    let names = [
      "systemBlueColor": "blue", "labelColor": "label", "systemGray6Color": "gray6", "tintColor": "tint",
    ]
    for (reference, name) in names {
      let bench = try ResourceBench()
      try bench.write(
        set: "C.colorset",
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"\(reference)\"}}]}"
      )
      _ = try await bench.compile()
      XCTAssertEqual(try bench.variants("colorset", "C").first?["system"] as? String, name)
    }
  }

  func testAnEmptySetIsThereWithoutVariants() async throws {
    let bench = try ResourceBench()
    try bench.write(set: "WidgetBackground.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
    let result = try await bench.compile()
    XCTAssertEqual(result.messages, [])
    XCTAssertEqual(try bench.variants("colorset", "WidgetBackground").count, 0)
  }

  func testWhatIsWrongWithAColorIsNamedAndTheOthersStay() async throws {
    let bench = try ResourceBench()
    try bench.write(set: "Good.colorset", color(#""red": "1.0", "green": "1.0", "blue": "1.0""#))
    try bench.write(set: "Missing.colorset", color(#""red": "1.0", "blue": "1.0""#))
    try bench.write(set: "Word.colorset", color(#""red": "red", "green": "1.0", "blue": "1.0""#))
    try bench.write(
      set: "Space.colorset", color(#""red": "1.0", "green": "1.0", "blue": "1.0""#, space: "cmyk"))
    try bench.write(set: "Broken.colorset", "{\"colors\": [")
    try bench.write(
      set: "System.colorset",
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemPlaidColor"}}]}"#)
    let result = try await bench.compile()
    let texts = Dictionary(grouping: result.messages) {
      URL(fileURLWithPath: $0.file).deletingPathExtension().lastPathComponent
    }.mapValues { $0.map(\.text).joined() }
    XCTAssertNil(texts["Good"])
    XCTAssertTrue(texts["Missing"]?.contains("`green` is missing") ?? false, "\(texts)")
    XCTAssertTrue(texts["Word"]?.contains("`red` is no number: red") ?? false, "\(texts)")
    XCTAssertTrue(texts["Space"]?.contains("`cmyk`") ?? false, "\(texts)")
    XCTAssertTrue(texts["Contents"]?.contains("It cannot be used") ?? false, "\(texts)")
    XCTAssertTrue(texts["System"]?.contains("`systemPlaidColor`") ?? false, "\(texts)")
    XCTAssertTrue(result.messages.allSatisfy { $0.severity == .warning })
    XCTAssertEqual(try bench.variants("colorset", "Good").count, 1)
  }
}
