import Foundation
import Projects
import XCTest

/// A tiny SDK: modules of the right names whose widgets print a word. Compiled once for all tests.
enum FakeSDK {
  static func shared() async throws -> SDK { try await holder.sdk() }

  private static let holder = Holder()

  private actor Holder {
    private var made: Task<(TemporaryFolder, SDK), any Error>?
    func sdk() async throws -> SDK {
      let task = made ?? Task { try await FakeSDK.make() }
      made = task
      return try await task.value.1
    }
  }

  private static let swiftUI = """
    public protocol View {}
    public struct Text: View {
      let words: String
      public init(_ words: String) { self.words = words }
      public var shown: String { words }
    }
    """
  private static let widgetKit = """
    @_exported import SwiftUI
    public protocol Widget { init(); var body: Text { get } }
    extension Widget { public static func main() { print(Self().body.shown) } }
    """

  private static func make() async throws -> (TemporaryFolder, SDK) {
    let folder = try TemporaryFolder()
    let sdk = SDK(folder: folder.url)
    try folder.write(swiftUI, to: "SwiftUI.swift")
    try folder.write(widgetKit, to: "WidgetKit.swift")
    for name in SDK.implicitImports { try folder.write("", to: "\(name).swift") }
    try folder.write("", to: "\(SDK.fontsName)/Fonts/Inter.ttf")
    try folder.write("", to: "Modules/.keep")
    for name in SDK.requiredModules {
      try await swiftc(
        in: folder,
        "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path",
        sdk.modules.appendingPathComponent(name + ".swiftmodule").path, "-I", sdk.modules.path,
        "-c", folder.path + "/\(name).swift", "-o", folder.path + "/\(name).o")
    }
    try await swiftc(
      in: folder, "-emit-library", folder.path + "/SwiftUI.o", folder.path + "/WidgetKit.o", "-o",
      sdk.library.path)
    return (folder, sdk)
  }

  private static func swiftc(in folder: TemporaryFolder, _ arguments: String...) async throws {
    let log = folder.url.appendingPathComponent("log")
    let end = try await ChildProcess(
      executable: Compiler.locate().executable, arguments: arguments, output: log,
      timeout: .seconds(120)
    ).run()
    XCTAssertEqual(end, .exited(0), (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }
}
