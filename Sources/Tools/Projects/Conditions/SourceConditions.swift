import Foundation

/// Makes the compiler on Linux see what Apple's would see of a file: `#if os(iOS)` holds, `canImport(UIKit)` too, `canImport(Glibc)`
/// does not, and what is unavailable on the platform is unavailable.
///
/// Nothing moves: each change is as long as what it replaces and keeps its line ends, so every line and column is the user's own.
/// What the compiler can answer itself (`swift(…)`, `compiler(…)`, `hasFeature(…)`, names set with `-D`) is left to it.
package struct SourceConditions: Sendable, Equatable {
  package var platform: Platform
  package var modules: PlatformModules
  /// Names that are set with `-D`.
  package var conditions: Set<String>
  /// `5` or `6`.
  package var languageMode: String
  /// The oldest system the target runs on, for `@available(…, obsoleted: …)`; without it nothing counts as obsolete.
  package var deploymentTarget: [Int]?

  package init(
    platform: Platform, modules: PlatformModules, conditions: Set<String> = ["DEBUG"],
    languageMode: String = "5", deploymentTarget: [Int]? = nil
  ) {
    self.platform = platform
    self.modules = modules
    self.conditions = conditions
    self.languageMode = languageMode
    self.deploymentTarget = deploymentTarget
  }

  /// What was made of a file.
  package struct Reading: Sendable, Equatable {
    /// The text for the compiler; `nil` where it is the user's own.
    package var text: [UInt8]?
    /// Imports of modules that nobody supplies. They are blank in `text`.
    package var missing: [MissingImport] = []
  }

  /// - Parameter source: the bytes of a Swift file. Bytes that are no UTF-8, and text that no person writes (`ParsingBounds`), are left
  ///   to the compiler.
  package func read(_ source: [UInt8]) -> Reading {
    guard mayNeedChanges(source), ParsingBounds.allow(source),
      String(validating: source, as: UTF8.self) != nil
    else { return Reading() }
    return ParsingBounds.withDeepStack { [self] in ConditionRewriter(self).read(source) }
  }

  /// A word that changes whenever a file would be read differently.
  package var fingerprint: String {
    StableHash.hex(
      [
        platform.rawValue, languageMode, "\(deploymentTarget ?? [])",
        modules.importable.sorted().joined(separator: " "),
        modules.toolchain.sorted().joined(separator: " "), conditions.sorted().joined(separator: " "),
      ].joined(separator: "\n"))
  }

  private static let marks = [
    "#if", "#available", "#unavailable", "@available", "@objc", "@nonobjc", "@IB", "@GK", "@NS",
    "#selector", "#keyPath", "@unknown", ".systemSmall", ".accessoryCircular",
  ].map { Array($0.utf8) }

  /// A quick look by bytes: most files ask for nothing of this.
  private func mayNeedChanges(_ source: [UInt8]) -> Bool {
    let (hash, at, period) = (UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "."))
    for index in source.indices {
      let byte = source[index]
      guard byte == hash || byte == at || byte == period else { continue }
      let rest = source[index...]
      if Self.marks.contains(where: { rest.starts(with: $0) }) { return true }
    }
    return ImportGlance.needsReading(source, supplied: modules)
  }
}
