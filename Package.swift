// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Lets tests reach the inside of a target in the one, optimised configuration (docs/decisions/0014).
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]

/// SwiftSyntax as the toolchain itself brings it, beside the library that this manifest is linked with. As a package it takes
/// six minutes to build, and would have to be of the compiler's own version (docs/decisions/0016).
let swiftSyntax: String = {
  let manifestLibrary = "/pm/ManifestAPI/libPackageDescription.so"
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix(manifestLibrary) }) else {
    fatalError("no \(manifestLibrary) in /proc/self/maps; is this a toolchain from swift.org?")
  }
  return line.drop { $0 != "/" }.dropLast(manifestLibrary.count) + "/host"
}()

/// For targets that read Swift source, and those that import them.
///
/// In one word: SwiftPM hands words that begin with `-I` on to the target that it makes of all tests.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I" + swiftSyntax])]

/// For tests: nobody waits for their speed, everybody for their compilation, which is shorter without optimisation.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// A module that extensions import by Apple's name and that this package calls `Vitrine` and that name: packages we depend on look
/// for some of them (`#if canImport(Network)`) and would use ours or not by the order of the build. `SDK.aliases` has the same list.
func shim(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "Vitrine" + name, dependencies: dependencies, path: "Sources/AppExtension/Shims/" + name)
}

/// Modules for what extensions import beside SwiftUI and its siblings: only what widget code uses of them.
let shims: [Target] = [
  shim("CoreGraphics"),
  shim("CoreText", ["VitrineCoreGraphics", "UIKit"]),
  shim("QuartzCore", ["VitrineCoreGraphics"]),
  shim("ImageIO", ["UIKit", "VitrineUniformTypeIdentifiers"]),
  shim("os"),
  shim("OSLog", ["Vitrineos"]),
  shim("CoreLocation", ["AppIntents"]),
  shim("UserNotifications"),
  shim("UniformTypeIdentifiers"),
  shim("MapKit", ["VitrineCoreLocation", "SwiftUI", "UIKit"]),
  shim("CoreData", ["SessionSettings", "SQLiteStore", "SwiftUI", "VitrineFoundation"]),
  shim("SwiftData", ["SessionSettings", "SQLiteStore", "SwiftUI", "VitrineMacros"]),
  shim("StoreKit"),
  shim("EventKit", ["UIKit"]),
  shim("HealthKit", ["VitrineCoreLocation"]),
  shim("AVFoundation"),
  shim("AudioToolbox"),
  shim("Network"),
  shim("NetworkExtension"),
  shim("CryptoKit", [.product(name: "Crypto", package: "swift-crypto")]),
  shim("Security", ["SessionSettings"]),
  shim("BackgroundTasks"),
  shim("WatchKit", ["UIKit"]),
  shim("WatchConnectivity"),
  shim("TipKit", ["SwiftUI"]),
  shim("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
  shim("Contacts"),
  shim("WeatherKit", ["VitrineCoreLocation"]),
  shim("MusicKit"),
  shim("PhotosUI", ["SwiftUI"]),
  shim("SafariServices", ["UIKit"]),
  shim("SystemConfiguration"),
  shim("Accelerate"),
  shim("AuthenticationServices", ["SwiftUI", "UIKit"]),
  shim("AVFAudio", ["VitrineAVFoundation"]),
  shim("AVKit", ["VitrineAVFoundation"]),
  shim("CommonCrypto", [.product(name: "Crypto", package: "swift-crypto")]),
  shim("CoreImage", ["VitrineCoreGraphics", "UIKit", "VitrineImageIO"]),
  shim("CoreMotion"),
  shim("CoreSpotlight", ["VitrineUniformTypeIdentifiers"]),
  shim("LocalAuthentication"),
  shim("MediaPlayer", ["UIKit"]),
  shim("Photos", ["UIKit"]),
  shim("WebKit"),
  shim("CloudKit", ["VitrineFoundation"]),
  shim("JavaScriptCore"),
  shim("simd"),
]

/// Targets follow the flow of data; a stage can only import what stands before it in the list of its dependencies.
/// `Archive` imports nothing of ours; nothing after it imports a module of `AppExtension`.
let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(
      name: "VitrineSDK", type: .dynamic,
      targets: [
        "SwiftUI", "Charts", "ActivityKit", "AppIntents", "Intents", "WidgetKit", "UIKit", "Symbols",
        "PushKit", "VitrineFoundation",
      ] + shims.map(\.name)),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Without what reads settings from files and variables: two packages and 24 s of compiling that nothing here uses.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Archive: what crosses the process boundary.
    .target(
      name: "Archive",
      dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      exclude: ["Wire/vitrine.proto", "Wire/regenerate.sh"]),

    // Text: fonts, shaping, line breaking, live dates.
    .systemLibrary(
      name: "CPango", path: "Sources/Text/CPango", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libpango1.0-dev", "libfontconfig1-dev"])]),
    .target(
      name: "Typography", dependencies: ["Archive", "CPango"], path: "Sources/Text",
      exclude: ["CPango"],
      resources: [
        .copy("Resources/Fonts"), .copy("Resources/SymbolMap.tsv"), .copy("Resources/SymbolLayers.tsv"),
        .copy("Resources/SymbolSizes.tsv"),
      ]),

    // AppExtension: code inside the extension process; modules bear Apple's names.
    .target(name: "VirtualClock", path: "Sources/AppExtension/VirtualClock"),
    .target(name: "CDefaults", path: "Sources/AppExtension/Shims/CDefaults"),
    .target(name: "SessionSettings", path: "Sources/AppExtension/SessionSettings"),
    .target(name: "SQLiteStore", dependencies: ["CSQLite"], path: "Sources/AppExtension/SQLiteStore"),
    // What Apple's Foundation has and the open one has not; extensions import it without saying so.
    .target(
      name: "VitrineFoundation", dependencies: ["SessionSettings", "SwiftUI", "VitrineCombine"],
      path: "Sources/AppExtension/Shims/Foundation"),
    .target(
      name: "ExtensionMain", dependencies: ["Archive", "CDefaults", "VirtualClock"],
      path: "Sources/AppExtension/ExtensionMain"),
    .systemLibrary(
      name: "CSQLite", path: "Sources/AppExtension/Shims/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "UIKit", dependencies: ["VitrineCoreGraphics"], path: "Sources/AppExtension/Shims/UIKit"),
    .target(name: "PushKit", dependencies: [], path: "Sources/AppExtension/Shims/PushKit"),
    .target(name: "Symbols", dependencies: [], path: "Sources/AppExtension/Shims/Symbols"),
    // `import Combine` of an extension. Not named so here: other packages look for a Combine (see its Exports.swift).
    .target(
      name: "VitrineCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], path: "Sources/AppExtension/Combine"),
    .macro(
      name: "VitrineMacros", path: "Sources/AppExtension/Macros",
      swiftSettings: syntax,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftCompilerPluginMessageHandling"), .linkedLibrary("SwiftDiagnostics"),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxBuilder"),
        .linkedLibrary("SwiftSyntaxMacros"),
      ]),
    .target(
      name: "SwiftUI",
      dependencies: ["Archive", "Symbols", "Typography", "UIKit", "VitrineCombine", "VitrineMacros"],
      path: "Sources/AppExtension/SwiftUI"),
    .target(name: "Charts", dependencies: ["SwiftUI"], path: "Sources/AppExtension/Charts"),
    .target(
      name: "AppIntents", dependencies: ["Archive", "SwiftUI", "ExtensionMain"],
      path: "Sources/AppExtension/AppIntents"),
    .target(name: "Intents", dependencies: ["Archive"], path: "Sources/AppExtension/Shims/Intents"),
    .target(
      name: "ActivityKit", dependencies: ["AppIntents", "Archive", "ExtensionMain", "VitrineFoundation"],
      path: "Sources/AppExtension/ActivityKit"),
    .target(
      name: "WidgetKit",
      dependencies: ["ActivityKit", "AppIntents", "Archive", "ExtensionMain", "Intents", "SwiftUI"],
      path: "Sources/AppExtension/WidgetKit"),

    // Render: scenes become pictures.
    .systemLibrary(
      name: "CDeflate", path: "Sources/Render/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CImageCodecs", path: "Sources/Render/CImageCodecs", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev", "libwebp-dev"])]),
    .target(
      name: "Render", dependencies: ["Archive", "Typography", "CPango", "CDeflate", "CImageCodecs"],
      path: "Sources/Render", exclude: ["CDeflate", "CImageCodecs"], swiftSettings: testable),

    // Host: decides when, keeps what was drawn.
    .target(name: "Limits", path: "Sources/Host/Limits"),
    .target(name: "Schedule", dependencies: ["Archive", "Limits"], path: "Sources/Host/Schedule"),
    .target(
      name: "Activities", dependencies: ["Archive", "Limits", "Schedule"], path: "Sources/Host/Activities"),
    .target(
      name: "Store",
      dependencies: ["Activities", "Archive", "Schedule", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Host/Store"),
    .systemLibrary(name: "CLinux", path: "Sources/Host/Processes/CLinux"),
    .target(
      name: "Processes", dependencies: ["Archive", "CLinux", "Limits", "Schedule"],
      path: "Sources/Host/Processes",
      exclude: ["CLinux"]),
    .target(
      name: "Host",
      dependencies: [
        "Activities", "Archive", "CLinux", "Limits", "Schedule", "Store", "Processes",
        .product(name: "Logging", package: "swift-log"),
      ], path: "Sources/Host/System"),

    // Push: the APNs-compatible gateway.
    .systemLibrary(
      name: "CNghttp2", path: "Sources/Push/CNghttp2", pkgConfig: "libnghttp2",
      providers: [.apt(["libnghttp2-dev"])]),
    .target(
      name: "Push",
      dependencies: [
        "Activities", "Archive", "CNghttp2", "Schedule",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "X509", package: "swift-certificates"),
      ], exclude: ["CNghttp2"]),

    // Surfaces: where pictures are shown.
    .target(
      name: "Devices", dependencies: ["Archive", "Host"], path: "Sources/Surfaces/Devices"),
    .target(
      name: "Web",
      dependencies: [
        "Activities", "Archive", "CDeflate", "Host", "Limits", "Push", "Schedule", "Render", "Typography",
        "Devices",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Sources/Surfaces/Web", resources: [.copy("Page")], swiftSettings: testable),

    // Tools: from a folder of source to a running extension, and the command line.
    .target(
      name: "Projects", dependencies: ["Archive"], path: "Sources/Tools/Projects", swiftSettings: syntax,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftIfConfig"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .target(
      name: "Simulate",
      dependencies: [
        "Activities", "Archive", "Devices", "Host", "Limits", "Processes", "Projects", "Render", "Schedule",
        "Store", .product(name: "Logging", package: "swift-log"),
      ], path: "Sources/Tools/Simulate", swiftSettings: syntax),
    .target(
      name: "Check",
      dependencies: [
        "Archive", "Devices", "Limits", "Processes", "Projects", "Render", "Schedule", "Simulate",
        "Typography",
      ], path: "Sources/Tools/Check",
      swiftSettings: testable + syntax,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Activities", "Archive", "Check", "Limits", "Projects", "Schedule", "Simulate", "Store", "Processes",
        "Host", "Push", "Render", "Devices", "Web",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Sources/Tools/CLI", swiftSettings: testable + syntax),

    // Benchmarks.
    .executableTarget(
      name: "vitrine-bench",
      dependencies: [
        "SwiftUI", "Activities", "Archive", "Typography", "Render", "Processes", "Projects", "Schedule",
        "Simulate", "Store", "Host", "Devices", "Push", "Web",
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Benchmarks/Bench", swiftSettings: syntax),

    // Tests: a folder for each stage.
    .executableTarget(
      name: "FakeExtension", dependencies: ["Archive", "ExtensionMain"], path: "Tests/FakeExtension"),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive"], swiftSettings: plain),
    .testTarget(name: "TypographyTests", dependencies: ["Archive", "Typography"], swiftSettings: plain),
    .testTarget(name: "SwiftUITests", dependencies: ["Archive", "SwiftUI"], swiftSettings: plain),
    .testTarget(name: "ChartsTests", dependencies: ["Archive", "Charts", "SwiftUI"], swiftSettings: plain),
    .testTarget(
      name: "VitrineFoundationTests",
      dependencies: ["ExtensionMain", "SessionSettings", "VitrineFoundation"],
      swiftSettings: plain),
    .testTarget(
      name: "AppIntentsTests", dependencies: ["AppIntents", "Archive", "SwiftUI"], swiftSettings: plain),
    .testTarget(name: "IntentsTests", dependencies: ["Archive", "Intents"], swiftSettings: plain),
    .testTarget(
      name: "ActivityKitTests", dependencies: ["ActivityKit", "Archive", "Host", "VitrineFoundation"],
      swiftSettings: plain),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "ActivityKit", "AppIntents", "Archive", "ExtensionMain", "PushKit", "Render", "SwiftUI", "WidgetKit",
      ], swiftSettings: plain),
    .testTarget(
      name: "ScheduleTests", dependencies: ["Archive", "Limits", "Schedule"], swiftSettings: plain),
    .testTarget(name: "ActivitiesTests", dependencies: ["Activities", "Archive"], swiftSettings: plain),
    .executableTarget(
      name: "FakePushHost", dependencies: ["Activities", "Push", "Schedule"], path: "Tests/FakePushHost"),
    .testTarget(
      name: "PushTests",
      dependencies: [
        "Activities", "Archive", "FakePushHost", "Push", "Schedule",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: plain),
    .executableTarget(
      name: "StoreWorker", dependencies: ["Archive", "Schedule", "Store"], path: "Tests/StoreWorker"),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Activities", "Archive", "Schedule", "Store", "StoreWorker",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: plain),
    .testTarget(
      name: "ProcessesTests",
      dependencies: ["Archive", "FakeExtension", "Limits", "Processes", "Projects", "Schedule"],
      swiftSettings: syntax + plain),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "Activities", "Archive", "FakeExtension", "Host", "Limits", "Processes", "Projects", "Schedule",
        "Store",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: syntax + plain),
    .testTarget(name: "DevicesTests", dependencies: ["Archive", "Devices"], swiftSettings: plain),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: syntax + plain),
    .testTarget(name: "FixtureTests", dependencies: ["Projects"], swiftSettings: syntax + plain),
    .testTarget(
      name: "ShimTests",
      dependencies: ["ExtensionMain", "SwiftUI", "UIKit", "VitrineFoundation"]
        + shims.map { .byName(name: $0.name) }, swiftSettings: plain),
    .testTarget(
      name: "SimulateTests",
      dependencies: [
        "Archive", "FakeExtension", "Host", "Limits", "Processes", "Projects", "Render", "Schedule",
        "Simulate", "Store",
      ], swiftSettings: syntax + plain),
    .testTarget(
      name: "CheckTests",
      dependencies: [
        "Archive", "Check", "Limits", "Processes", "Projects", "Render", "Schedule", "Simulate",
      ],
      swiftSettings: syntax + plain),
    .testTarget(
      name: "CLITests",
      dependencies: ["vitrine", "Archive", "Check", "Devices", "Limits", "Projects", "Render", "Simulate"],
      swiftSettings: syntax + plain),
    .testTarget(
      name: "RenderTests", dependencies: ["Archive", "CPango", "Render", "Typography"], swiftSettings: plain),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Activities", "Archive", "CDeflate", "Devices", "Host", "Schedule", "Web",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: plain),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "Activities", "Archive", "CPango", "Devices", "Host", "Processes", "Projects", "Render", "Schedule",
        "Store",
      ], swiftSettings: syntax + plain),
  ] + shims,
  swiftLanguageModes: [.v6]
)
