extension TargetSettings {
  /// What the build settings of a target say to the compiler.
  package init(_ settings: BuildSettings, platform: Platform) {
    let mode = Self.languageMode(settings.string("SWIFT_VERSION"))
    self.init(
      platform: platform, conditions: Self.conditions(in: settings), languageMode: mode,
      isolatesToMainActor: settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
      upcomingFeatures: UpcomingFeatures.names(in: settings, mode: mode))
  }

  /// `5.0`, `5.9` and older ones compile as 5, `6.0` as 6.
  package static func languageMode(_ version: String?) -> String {
    version?.trimmed.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 6 ? "6" : "5" } ?? "5"
  }

  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D NAME` or `-DNAME` of `OTHER_SWIFT_FLAGS`, each once.
  private static func conditions(in settings: BuildSettings) -> [String] {
    var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.append(flags[index + 1])
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    // The compiler takes names only; `NAME=1` is C's.
    return names.map { String($0.prefix { $0 != "=" }) }
      .filter { name in
        name.first.map { $0.isLetter || $0 == "_" } == true
          && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && seen.insert(name).inserted
      }
  }
}
