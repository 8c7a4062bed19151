import Foundation
import Projects
import XCTest

/// What Foundation on Linux does not survive is refused before it is asked.
final class PropertyListBytesTests: XCTestCase {
  /// A binary list of objects; an offset and a reference take a byte each, the first object is the outermost.
  private func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [UInt8](repeating: 0, count: 6) + [1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [UInt8](repeating: 0, count: 7) + [number] }
    return Data(bytes)
  }

  func testAListAsItShouldBe() throws {
    XCTAssertEqual(
      try PropertyListBytes.value(list([[0xA2, 1, 1], [0x51, 0x61]])) as? [String], ["a", "a"])
    let long: [String: Any] = ["names": (0..<40).map(String.init), "inner": ["on": true, "at": 1.5]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: long, format: format, options: 0)
      let value = try XCTUnwrap(PropertyListBytes.value(data) as? [String: Any])
      XCTAssertEqual(NSDictionary(dictionary: value), NSDictionary(dictionary: long))
    }
  }

  func testASetWithMembersThatCannotBeOnes() {
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xC1, 1], [0xD1, 2, 2], [0x51, 0x61]])))
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xA1, 1], [0xC1, 2], [0x51, 0x61]])))
  }

  func testCirclesDepthAndMembersThatAreNotThere() throws {
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xA1, 0]])))
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xA1, 1], [0xA1, 0]])))
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xA1, 7]])))
    XCTAssertThrowsError(try PropertyListBytes.value(list([[0xAF, 0x13, 0x7F, 1, 1, 1, 1, 1, 1, 1]])))
    XCTAssertThrowsError(try PropertyListBytes.value(Data("bplist00".utf8)))
    var nested: Any = "a"
    for _ in 0..<600 { nested = [nested] }
    let deep = try PropertyListSerialization.data(fromPropertyList: nested, format: .binary, options: 0)
    XCTAssertThrowsError(try PropertyListBytes.value(deep))
  }

  func testChangedBytesAreReadOrRefused() throws {
    var state: UInt64 = 11
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state ^ (state >> 29)) % UInt64(bound))
    }
    let original = Array(
      list([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA2, 1, 2], [0xD1, 1, 5], [0x10, 0x07]]))
    var read = 0
    for _ in 0..<20_000 {
      var bytes = original
      for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
      if (try? PropertyListBytes.value(Data(bytes))) != nil { read += 1 }
    }
    XCTAssertGreaterThan(read, 100)
  }
}
