import Projects
import XCTest

/// Every problem says what and where in one sentence and what to do in another.
final class ProjectProblemTests: XCTestCase {
  private let main = MainDeclaration(
    typeName: "Clock", inherits: ["Widget"], file: "W/Clock.swift", line: 3)

  private var all: [ProjectProblem] {
    [
      .noSuchPath("W"), .notAFolderOfSource("W"), .unreadable(path: "W", reason: "permission denied"),
      .notText(path: "W/A.swift"), .noSwiftFiles(folder: "W"), .noMain(folder: "W", files: 2),
      .severalMains([main, main]), .severalBundles([main, main]), .mainIsAnApp(main),
      .swiftPackage("W"), .compilerMissing(searched: "/bin"),
      .cacheNotWritable(path: "C", reason: "no space left on device"),
      .compilerTookTooLong(seconds: 300), .watchFailed(path: "W", reason: "permission denied"),
    ] + SDKPiece.allCases.map { .sdkPieceMissing(piece: $0, expectedAt: "S") }
  }

  func testSentences() {
    for problem in all {
      for sentence in [problem.message, problem.cure] {
        XCTAssertTrue(sentence.hasSuffix("."), sentence)
        XCTAssertFalse(sentence.contains("\n"), sentence)
        XCTAssertLessThan(sentence.count, 200, sentence)
      }
    }
  }

  func testCodesAreWords() {
    for problem in all {
      XCTAssertTrue(problem.code.allSatisfy { $0.isLowercase || $0 == "-" }, problem.code)
    }
  }
}
