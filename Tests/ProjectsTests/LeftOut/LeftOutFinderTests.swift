import Foundation
import Projects
import XCTest

final class LeftOutFinderTests: XCTestCase {
  /// `source` without what an error at `mark` makes be left out. The mark is taken away first.
  private func rest(of source: String, rounds: Int = 1) throws -> (text: String, piece: LeftOutPiece) {
    let place = try XCTUnwrap(source.range(of: "▸"))
    let before = source[..<place.lowerBound]
    let text = Array((before + source[place.upperBound...]).utf8)
    let line = before.filter(\.isNewline).count + 1
    let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
    var sources = LeftOutSources(allowed: ["/a.swift"])
    for _ in 0..<rounds {
      let error = CompilerMessage(
        file: "/a.swift", line: line, column: column, severity: .error, text: "no")
      _ = sources.add([error]) { _ in text }
    }
    let piece = try XCTUnwrap(sources.pieces.first)
    XCTAssertEqual(sources.pieces.count, 1)
    var edits = SourceEdits(text)
    XCTAssertTrue(edits.apply(piece))
    XCTAssertEqual(edits.bytes.count, text.count)
    return (String(decoding: edits.bytes, as: UTF8.self), piece)
  }

  private func words(_ text: String) -> String {
    text.split { $0 == " " || $0.isNewline }.joined(separator: " ")
  }

  func testABodyStops() throws {
    let (text, piece) = try rest(
      of:
        "struct A {\n  func f(x: Int) -> Int {\n    let a = ▸UIThing()\n    return a.b\n  }\n  var b = 1\n}\n"
    )
    XCTAssertEqual(words(text), "struct A { func f(x: Int) -> Int { fatalError() } var b = 1 }")
    XCTAssertEqual(text.filter(\.isNewline).count, 7)
    XCTAssertEqual(piece.name, "f(x:)")
    XCTAssertEqual(piece.way, .stops)
  }

  func testAViewBecomesAMarkedBox() throws {
    let (text, piece) = try rest(
      of: "struct A: View {\n  var body: some View {\n    VStack {\n      ▸Remote()\n    }\n  }\n}\n")
    XCTAssertEqual(words(text), "struct A: View { var body: some View { _LeftOut() } }")
    XCTAssertEqual(piece.way, .markedBox)
  }

  func testAnAccessorStopsAlone() throws {
    let (text, _) = try rest(
      of: "struct A {\n  var a: Int {\n    get { 1 }\n    set { store(newValue, in: ▸Place.here) }\n  }\n}\n")
    XCTAssertEqual(words(text), "struct A { var a: Int { get { 1 } set {fatalError() } } }")
  }

  func testASignatureIsLeftOut() throws {
    let (text, piece) = try rest(of: "struct A {\n  func f(x: ▸UIThing) {}\n  var b = 1\n}\n")
    XCTAssertEqual(words(text), "struct A { var b = 1 }")
    XCTAssertEqual(piece.way, .removed)
  }

  func testATypeIsLeftOutWithItsAttributes() throws {
    let (text, _) = try rest(of: "@MainActor\nfinal class A: ▸UIThing {\n  var b = 1\n}\nlet c = 2\n")
    XCTAssertEqual(words(text), "let c = 2")
  }

  func testABodyThatStillFailsTakesItsDeclarationAlong() throws {
    let (text, _) = try rest(
      of: "func f() -> some Thing {\n    ▸make()\n}\nlet c = 2\n", rounds: 1)
    XCTAssertEqual(words(text), "let c = 2")
    let (again, piece) = try rest(
      of: "struct A {\n  func f() {\n    ▸make().and().more()\n  }\n  let c = 2\n}\n", rounds: 2)
    XCTAssertEqual(words(again), "struct A { let c = 2 }")
    XCTAssertEqual(piece.way, .removed)
  }

  func testABodyWithoutRoomTakesItsDeclarationAlong() throws {
    let (text, _) = try rest(of: "struct A {\n  var a: Int { ▸b }\n  let c = 2\n}\n")
    XCTAssertEqual(words(text), "struct A { let c = 2 }")
  }

  func testBetweenConditions() throws {
    let (text, _) = try rest(of: "#if DEBUG\nlet a: ▸UIThing? = nil\n#endif\nlet c = 2\n")
    XCTAssertEqual(words(text), "#if DEBUG #endif let c = 2")
  }

  func testTheEntryPointStays() {
    let text = Array("@main struct A: Bundle {\n}\n".utf8)
    var sources = LeftOutSources(allowed: ["/a.swift"])
    let error = CompilerMessage(file: "/a.swift", line: 1, column: 10, severity: .error, text: "no")
    XCTAssertFalse(sources.add([error]) { _ in text })
    XCTAssertEqual(sources.pieces, [])
  }

  func testAnErrorElsewhereEndsIt() {
    var sources = LeftOutSources(allowed: ["/a.swift"])
    let errors = ["/a.swift", "/own.swift"].map {
      CompilerMessage(file: $0, line: 1, column: 1, severity: .error, text: "no")
    }
    XCTAssertFalse(sources.add(errors) { _ in Array("let a = 1\n".utf8) })
    XCTAssertEqual(sources.pieces, [])
  }

  /// Whatever the text and the place: no crash, pieces within the text, line ends kept.
  func testAnyTextAtAnyPlace() {
    let source = Array(
      """
      import Foundation
      struct A<T>: View where T: Hashable {
        @State private var x: Int = 3
        init(x: Int) { self.x = x }
        subscript(i: Int) -> Int { get { x } set { x = newValue } }
        var body: some View { #if DEBUG
          Text("\\(x)") ; #endif
        }
        enum B: String { case one, two }
      }
      extension A { static func make() -> Self { Self(x: 1) } }
      #Preview { A(x: 1) }
      """.utf8)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      var text = source
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: place)
        case 1: text.insert(UInt8.random(in: 1...255, using: &random), at: place)
        default: text[place] = source.randomElement(using: &random) ?? 0
        }
      }
      let error = CompilerMessage(
        file: "/a.swift", line: Int.random(in: -1...16, using: &random),
        column: Int.random(in: -1...90, using: &random), severity: .error, text: "no")
      var sources = LeftOutSources(allowed: ["/a.swift"])
      let copy = text
      _ = sources.add([error]) { _ in copy }
      var edits = SourceEdits(text)
      for piece in sources.pieces {
        XCTAssertTrue(piece.range.lowerBound >= 0 && piece.range.upperBound <= text.count)
        edits.apply(piece)
      }
      XCTAssertEqual(edits.bytes.count, text.count)
      XCTAssertEqual(edits.bytes.filter { $0 == 10 }.count, text.filter { $0 == 10 }.count)
    }
  }
}
