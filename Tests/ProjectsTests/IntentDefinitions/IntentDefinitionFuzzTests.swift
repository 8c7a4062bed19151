import Foundation
import Projects
import XCTest

/// A definition with bytes changed, a thousand times: it is read or refused, and what is written holds no name that is none.
final class IntentDefinitionFuzzTests: XCTestCase {
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func testChangedBytes() throws {
    let file = DefinitionFile(
      parameters: [
        DefinitionFile.parameter(
          "city", "Object", ["ObjectType": "City", "SupportsDynamicEnumeration": true]),
        DefinitionFile.parameter(
          "days", "Integer", ["Metadata": ["INIntentParameterMetadataDefaultValue": 3]]),
        DefinitionFile.parameter(
          "unit", "Integer",
          ["EnumType": "Unit", "UnsupportedReasons": [["INIntentParameterUnsupportedReasonCode": "tooFar"]]]),
      ], enums: [DefinitionFile.enumeration("Unit", ["unknown", "metre"])], types: [["INTypeName": "City"]],
      response: DefinitionFile.response(
        [("success", "${name} ${city}"), ("failureFar", "")], [("name", "String")]))
    var random = Seeded(state: 4)
    let spice = Array("<>&;`\"\\()\n {}0az".utf8)
    var read = 0
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let original = try file.data(format)
      for _ in 0..<500 {
        var data = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<data.count, using: &random)
          data[place] =
            Bool.random(using: &random)
            ? spice.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
        }
        do {
          let source = IntentSourceWriter.source(try IntentDefinition(data, path: "x"), handler: nil)
          read += 1
          for name in names(in: source) {
            XCTAssertNotNil(name.wholeMatch(of: #/[\p{L}_][\p{L}\p{M}\p{Nd}_]*/#), name)
          }
        } catch let problem as ProjectProblem {
          XCTAssertFalse(problem.message.isEmpty)
        }
      }
    }
    XCTAssertGreaterThan(read, 50)
  }

  /// What is declared: between backquotes, or after `class` and `enum`.
  private func names(in source: String) -> [String] {
    source.split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: " ").drop { $0 == "nonisolated" }
      if words.starts(with: ["case"]) || words.starts(with: ["public", "static", "func"]) {
        // Every other piece is between backquotes.
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      if words.starts(with: ["open", "var"]), let name = line.split(separator: "`").dropFirst().first {
        return [String(name)]
      }
      for keyword in ["class", "enum"] where words.dropFirst().first == Substring(keyword) {
        return words.dropFirst(2).first.map { [String($0.prefix { $0 != ":" })] } ?? []
      }
      return []
    }
  }
}
