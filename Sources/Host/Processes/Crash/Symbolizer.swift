import Foundation
import Glibc

/// Finds functions and lines of source for places in a crashed program. Debug information is read from the program's own file only, by
/// LLVM's symbolizer where it is installed; it has a bounded time.
enum Symbolizer {
  private static let program = ["llvm-symbolizer"].compactMap(SandboxProbe.inPath).first
  private static let seconds = 2.0
  private static let mostPlaces = 24

  /// - Parameter executable: The program that crashed. Other files that the frames name are not opened.
  static func stack(_ frames: [CrashFrame], of executable: URL) async -> CrashStack {
    let own = [executable.path, executable.resolvingSymlinksInPath().path]
    // A frame is where the call returns to; the call is before it.
    let offsets = frames.filter { own.contains($0.file) }.map { $0.offset > 0 ? $0.offset - 1 : 0 }
    let found = await run(offsets, executable)
    var places: [CrashStack.Place] = []
    for frame in frames.prefix(64) {
      if own.contains(frame.file) {
        places += found[frame.offset > 0 ? frame.offset - 1 : 0] ?? plain(frame)
      } else {
        places += plain(frame)
      }
    }
    return CrashStack(places: Array(places.filter { !isNoise($0.function) }.prefix(mostPlaces)))
  }

  private static func plain(_ frame: CrashFrame) -> [CrashStack.Place] {
    frame.name.map { [CrashStack.Place(function: demangled($0), source: nil)] } ?? []
  }

  /// What stands above the mistake in every crash.
  private static func isNoise(_ function: String) -> Bool {
    let noise = [
      "handle", "Swift runtime failure", "assertionFailure", "_fatalErrorMessage", "closure #1 in _fatal",
      "abort", "raise", "gsignal", "pthread_kill", "preconditionFailure", "_swift_runtime",
    ]
    return function == "??" || function.hasPrefix("__")
      || noise.contains { function.hasPrefix($0) || function.hasPrefix("Swift." + $0) }
      || function.hasPrefix("Swift._assertionFailure")
  }

  private static func run(_ offsets: [UInt64], _ executable: URL) async -> [UInt64: [CrashStack.Place]] {
    guard let program, !offsets.isEmpty else { return [:] }
    let output = await output(
      of: program,
      [
        "--obj=\(executable.resolvingSymlinksInPath().path)", "--functions=linkage", "--output-style=LLVM",
        "--basenames",
      ]
        + offsets.map { "0x" + String($0, radix: 16) })
    // A block of pairs of lines for each address, innermost first; blocks end with an empty line.
    let blocks = output.components(separatedBy: "\n\n")
    var result: [UInt64: [CrashStack.Place]] = [:]
    for (offset, block) in zip(offsets, blocks) {
      let lines = block.split(separator: "\n").map(String.init)
      var places: [CrashStack.Place] = []
      for pair in stride(from: 0, to: lines.count - 1, by: 2) {
        places.append(.init(function: demangled(lines[pair]), source: source(lines[pair + 1])))
      }
      result[offset] = places
    }
    return result
  }

  /// `Broken.swift:12` of `Broken.swift:12:9`; code that the compiler made has no line.
  private static func source(_ text: String) -> String? {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, parts[0] != "??", parts[0] != "<compiler-generated>", parts[1] != "0" else {
      return nil
    }
    return "\(parts[0]):\(parts[1])"
  }

  private static func output(of program: String, _ arguments: [String]) async -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Foundation.Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watchdog)
    let text: String = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
        process.waitUntilExit()
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }
    }
    watchdog.cancel()
    return text
  }

  /// A Swift name as people write it, without module names and generic noise; others as they are.
  static func demangled(_ name: String) -> String {
    guard name.hasPrefix("$s"), name.utf8.count < 2000,
      let text = name.withCString({ swiftDemangle($0, strlen($0), nil, nil, 0) })
    else { return name }
    defer { free(text) }
    return shortened(String(cString: text))
  }

  /// Without the words that only the compiler needs: what it returns, modules of the system, marks of private names.
  static func shortened(_ text: String) -> String {
    let modules = ["Swift.", "Foundation.", "WidgetKit.", "SwiftUI.", "AppIntents.", "ActivityKit."]
    var text = text
    if let arrow = text.range(of: " -> ") { text = String(text[..<arrow.lowerBound]) }
    // `(behave in _C19F…)` is a private name, and a function that waits is in several parts.
    text = text.replacing(#/\(([^() ]+) in _[0-9A-F]{32}\)/#) { String($0.output.1) }
    text = text.replacing(#/^\([0-9]+\) (suspend|await) resume partial function for /#, with: "")
    for module in modules { text = text.replacing(module, with: "") }
    return text.count > 160 ? String(text.prefix(160)) + "…" : text
  }
}

/// The Swift runtime's own reader of mangled names.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
