internal import SwiftIfConfig
internal import SwiftSyntax

/// What `#if` sees, for the platform that an extension is compiled for.
struct PlatformConfiguration: BuildConfiguration {
  var platform: Platform
  var modules: PlatformModules
  /// Names that are set with `-D`.
  var conditions: Set<String>
  var languageMode: String

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }

  /// The compiler itself answers these when it compiles; here they only tell which imports count.
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return modules.importable.contains(module)
  }

  func isActiveTargetOS(name: String) -> Bool {
    name == platform.rawValue || (platform == .macOS && name == "OSX")
      || (platform == .visionOS && name == "xrOS")
  }

  /// The processors of all devices that Vitrine stands for; source that asks for another one means another system.
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  /// Neither a simulator nor a Mac: a device, as the sizes and the limits are a device's.
  func isActiveTargetEnvironment(name: String) -> Bool { false }

  /// There is no Objective-C here, and code that needs it would not compile.
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }

  /// What `#if swift(…)` compares with. A compiler in Swift 5 mode calls itself 5.10, and in its own mode by its own version.
  var languageVersion: VersionTuple { languageMode.hasPrefix("6") ? compilerVersion : VersionTuple(5, 10) }

  /// Vitrine is of the compiler's own version: its modules are of no use to another one.
  var compilerVersion: VersionTuple {
    #if compiler(>=6.4)
      VersionTuple(6, 4)
    #elseif compiler(>=6.3)
      VersionTuple(6, 3)
    #elseif compiler(>=6.2)
      VersionTuple(6, 2)
    #else
      VersionTuple(6, 1)
    #endif
  }
}
