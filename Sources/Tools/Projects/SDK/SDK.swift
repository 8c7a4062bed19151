import Foundation

/// The prebuilt modules and the library that extensions are compiled against, as an iOS extension is against the iOS SDK.
///
/// An SDK is one folder, laid out as SwiftPM lays out its build folder, so that the folder of the `vitrine` executable is one:
///
///     Modules/SwiftUI.swiftmodule, Modules/WidgetKit.swiftmodule …
///     libVitrineSDK.so
///     VitrineMacros-tool
///     vitrine_Typography.resources/
package struct SDK: Sendable, Equatable {
  package var folder: URL

  package var modules: URL { folder.appendingPathComponent("Modules") }
  package var library: URL { folder.appendingPathComponent("lib\(Self.libraryName).so") }
  /// The program that expands `#Preview`, `@Entry` and the SDK's other macros for the compiler.
  package var macros: URL { folder.appendingPathComponent(Self.macrosName + "-tool") }
  /// Fonts and the symbol map, which the library reads when it first measures text.
  package var fonts: URL { folder.appendingPathComponent(Self.fontsName) }

  package static let libraryName = "VitrineSDK"
  package static let macrosName = "VitrineMacros"
  package static let fontsName = "vitrine_Typography.resources"
  package static let folderVariable = "VITRINE_SDK"
  /// Modules without which no widget compiles.
  package static let requiredModules = ["SwiftUI", "WidgetKit"] + implicitImports
  /// C modules that the SDK's own modules import inside, and that nothing public mentions. The compiler wants to know
  /// that they exist, so it is shown empty ones: their headers need not be installed, nor be parsed.
  package static let hiddenCModules = ["CPango", "COpenCombineHelpers", "CDefaults", "CSQLite"]
  /// Modules that every file of an extension sees without importing them: on Apple's systems their names are in Foundation, and Image I/O
  /// comes with UIKit.
  package static let implicitImports = ["VitrineFoundation", "VitrineImageIO"]
  /// Names that an extension imports, and the modules of the SDK that stand behind them. The SDK's own are named otherwise
  /// where other packages would mistake them for Apple's while Vitrine is built.
  package static let aliases =
    [
      "Combine", "Accelerate", "AlarmKit", "AudioToolbox", "AuthenticationServices", "AVFAudio",
      "AVFoundation", "AVKit", "BackgroundTasks", "CloudKit", "CommonCrypto", "Contacts", "CoreData",
      "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit",
      "EventKit", "HealthKit", "ImageIO", "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer",
      "MusicKit",
      "Network", "NetworkExtension", "os", "OSLog", "Photos", "PhotosUI", "QuartzCore", "SafariServices",
      "Security", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
      "UserNotifications", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "simd",
    ].map { (imported: $0, module: "Vitrine" + $0) } + [(imported: "Darwin", module: "Glibc")]

  /// Modules of Apple's that have their own names here, too.
  static let namedAsImported = [
    "ActivityKit", "AppIntents", "Charts", "Intents", "PushKit", "SwiftUI", "Symbols", "UIKit", "WidgetKit",
  ]

  package init(folder: URL) { self.folder = folder }

  /// The SDK that `VITRINE_SDK` names, or else the one beside the running executable.
  ///
  /// - Throws: `ProjectProblem.sdkPieceMissing` with the first piece that is not there.
  package static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = runningExecutable
  ) throws -> SDK {
    let named = environment[folderVariable].flatMap { $0.isEmpty ? nil : $0 }
    let folder = named.map { URL(fileURLWithPath: $0) } ?? executable.deletingLastPathComponent()
    let sdk = SDK(folder: folder.standardizedFileURL)
    try sdk.checkPieces()
    return sdk
  }

  /// The file of the running program, with links resolved.
  package static var runningExecutable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// The names of all modules in the SDK.
  package func moduleNames() -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    return Set(modules).union(Self.aliases.filter { modules.contains($0.module) }.map(\.imported))
  }

  /// Modules that the SDK supplies under the names by which an extension imports them. What else lies in its folder belongs to
  /// Vitrine itself.
  package func suppliedModules() -> Set<String> {
    let present = moduleNames()
    return Set(Self.namedAsImported + Self.aliases.map(\.imported)).intersection(present)
  }

  /// A word that changes whenever the SDK is built anew.
  package var fingerprint: String {
    let files = [library, macros] + Self.requiredModules.map(moduleFile)
    return files.map { FileStamp(of: $0)?.description ?? "-" }.joined(separator: " ")
  }

  private func moduleFile(_ name: String) -> URL {
    modules.appendingPathComponent(name + ".swiftmodule")
  }

  private func checkPieces() throws {
    let files = FileManager.default
    func require(_ piece: SDKPiece, _ url: URL) throws {
      guard files.fileExists(atPath: url.path) else {
        throw ProjectProblem.sdkPieceMissing(piece: piece, expectedAt: url.path)
      }
    }
    try require(.folder, folder)
    for name in Self.requiredModules { try require(.modules, moduleFile(name)) }
    try require(.library, library)
    try require(.macros, macros)
    try require(.fonts, fonts)
  }
}
