import Projects
import XCTest

final class CompilerMessagesTests: XCTestCase {
  func testErrorWithExcerptAndNote() {
    let output = """
      /w/A.swift:2:26: error: cannot convert value of type 'String' to specified type 'Int'
      struct A { var x: Int = "hi" }
                               ^~~
      /w/B.swift:7:1: note: did you mean 'b'?
      let b = 1
      ^
      """
    let messages = CompilerMessages.parse(output)
    XCTAssertEqual(messages.count, 2)
    XCTAssertEqual(
      messages[0],
      CompilerMessage(
        file: "/w/A.swift", line: 2, column: 26, severity: .error,
        text: "cannot convert value of type 'String' to specified type 'Int'",
        excerpt: "struct A { var x: Int = \"hi\" }\n                         ^~~"))
    XCTAssertEqual(messages[1].severity, .note)
  }

  func testTheSameMessageTwiceIsOne() {
    let line = "/w/A.swift:1:8: error: no such module 'Nope'\nimport Nope\n       ^\n"
    XCTAssertEqual(CompilerMessages.parse(line + line).count, 1)
  }

  func testFixItsAreNoPartOfTheExcerpt() {
    let output = "/w/A.swift:1:5: warning: never used\nlet t = 3\n    ^\n    _\n"
    XCTAssertEqual(CompilerMessages.parse(output)[0].excerpt, "let t = 3\n    ^")
  }

  func testTextWithColonsAndPathsWithColons() {
    let messages = CompilerMessages.parse("/w/a: b/A.swift:3:4: error: x: error: y")
    XCTAssertEqual(messages[0].file, "/w/a: b/A.swift")
    XCTAssertEqual(messages[0].text, "x: error: y")
  }

  func testMessagesWithoutPlace() {
    let messages = CompilerMessages.parse(
      "<unknown>:0: error: missing required module 'CPango'\nwarning: odd")
    XCTAssertEqual(messages.map(\.text), ["missing required module 'CPango'", "odd"])
    XCTAssertEqual(messages.map(\.file), ["", ""])
  }

  func testUndefinedNamesOfTheLinker() {
    let output = """
      error: link command failed with exit code 1 (use -v to see invocation)
      /t/c-1.o:c-1.o:function f: error: undefined reference to 'nothere'
      /t/c-1.o:c-1.o:function g: error: undefined reference to 'nothere'
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
      """
    let messages = CompilerMessages.parseFailure(output, exitStatus: 1)
    XCTAssertEqual(
      messages.map(\.text),
      ["`nothere` is declared but defined nowhere (the linker did not find it)"])
  }

  func testAFailureIsNeverSilent() {
    XCTAssertEqual(
      CompilerMessages.parseFailure("", exitStatus: 6).map(\.text),
      ["The compiler failed with status 6 and said nothing."])
    XCTAssertEqual(
      CompilerMessages.parseFailure("Stack dump:\n0. here\n", exitStatus: 6).map(\.text),
      ["Stack dump:\n0. here"])
  }

  func testACrashNamesItsPlace() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("struct A {\n  var body: Int { endless }\n}\n", to: "My Clock.swift").path
    let output = """
      /App/Other.swift:1:1: warning: unused
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend -c -primary-file \(file) [/not:9:9]
      1.\tSwift version 6.3.1
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "\(file)")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).A.body.getter@\(file):2:17)
       #0 0x000055aa llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) [/lib/x:1:1]
      error: compile command failed due to signal 11 (use -v to see invocation)
      """
    let errors = CompilerMessages.parseFailure(output, exitStatus: 1).filter { $0.severity == .error }
    let message = try XCTUnwrap(errors.first)
    XCTAssertEqual(errors.count, 1)
    XCTAssertEqual([message.file, "\(message.line):\(message.column)"], [file, "2:17"])
    XCTAssertTrue(message.text.hasPrefix("the compiler crashed at this code"))
    XCTAssertEqual(message.excerpt, "  var body: Int { endless }\n                ^")

    let ranged = output.replacingOccurrences(of: "@\(file):2:17)", with: " at [\(file):2:3 - line:2:20])")
    XCTAssertEqual(
      CompilerMessages.parseFailure(ranged, exitStatus: 1).first { $0.severity == .error }?.column, 3)
    // Without a place the driver's own sentence stays.
    let nowhere = "Stack dump:\n0.\tProgram\nerror: compile command failed due to signal 11"
    XCTAssertEqual(
      CompilerMessages.parseFailure(nowhere, exitStatus: 1).map(\.text),
      ["compile command failed due to signal 11"])
    for end in 0..<output.count {
      _ = CompilerMessages.parseFailure(String(output.prefix(end)), exitStatus: 1)
    }
  }
}
