/// Which modules `import` and `canImport` find, as if the source were compiled with Apple's SDK for one platform.
package struct PlatformModules: Sendable, Equatable {
  /// `canImport` says yes, and `import` is left as it is.
  package var importable: Set<String>
  /// Modules of the compiler on Linux. `canImport` denies them, since Apple's systems have none of these, but an `import` that is
  /// compiled all the same works.
  package var toolchain: Set<String>

  package init(importable: Set<String>, toolchain: Set<String> = []) {
    self.importable = importable
    self.toolchain = toolchain
  }

  /// - Parameters:
  ///   - supplied: modules of the SDK, by the names that extensions import.
  ///   - own: the target itself and the local modules it is linked with.
  ///   - toolchain: modules that the compiler brings along.
  package init(
    platform: Platform, supplied: Set<String>, own: Set<String>, toolchain: Set<String>
  ) {
    importable = supplied.subtracting(Self.absent(from: platform))
      .union(Self.ofEveryPlatform.intersection(toolchain)).union(Self.empty).union(own)
    // Glibc's functions are Darwin's for what widgets call; the alias is in `SDK.aliases`.
    if toolchain.contains("Glibc") { importable.insert("Darwin") }
    self.toolchain = toolchain.union(["Glibc"])
  }

  /// Whether anybody supplies the module.
  package func supplies(_ module: String) -> Bool {
    importable.contains(module) || toolchain.contains(module)
  }

  /// What the compiler brings along that Apple's SDKs have too, under the same name.
  private static let ofEveryPlatform: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// Modules that are there and have nothing that Foundation has not: an import of them is left out. `CoreFoundation` cannot be an alias:
  /// Foundation itself is made of a module of that name.
  static let empty: Set<String> = ["CoreFoundation", "ObjectiveC"]

  /// Frameworks of ours that Apple's SDK for the platform has not.
  private static func absent(from platform: Platform) -> Set<String> {
    switch platform {
    case .iOS: []
    case .watchOS:
      [
        "ActivityKit", "AlarmKit", "BackgroundTasks", "QuartzCore", "SafariServices", "SystemConfiguration",
      ]
    case .macOS:
      ["ActivityKit", "AlarmKit", "BackgroundTasks", "UIKit", "WatchConnectivity", "WatchKit"]
    case .visionOS: ["ActivityKit", "AlarmKit", "WatchConnectivity", "WatchKit"]
    }
  }
}
