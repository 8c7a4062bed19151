/// Xcode's settings for features of the compiler.
enum UpcomingFeatures {
  /// The name of the setting behind `SWIFT_UPCOMING_FEATURE_`, the compiler's name, and whether language mode 6 has it anyway.
  private static let all: [(setting: String, name: String, isInMode6: Bool)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile", true),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", true),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", true),
    ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals", true),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", true),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", true),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", true),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency", true),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation", true),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", true),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", true),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ("EXISTENTIAL_ANY", "ExistentialAny", false),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
  ]

  /// What `SWIFT_APPROACHABLE_CONCURRENCY = YES`, Xcode 26's default in new projects, turns on.
  private static let approachable: Set<String> = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The compiler's names of those that `settings` turn on and that the language mode does not have anyway.
  static func names(in settings: BuildSettings, mode: String) -> [String] {
    let isApproachable = settings.flag("SWIFT_APPROACHABLE_CONCURRENCY")
    var names = all.filter { feature in
      settings.flag("SWIFT_UPCOMING_FEATURE_" + feature.setting)
        || isApproachable && approachable.contains(feature.name)
        || feature.name == "BareSlashRegexLiterals" && settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX")
    }.map(\.name)
    for name in flagged(settings.words("OTHER_SWIFT_FLAGS")) where !names.contains(name) {
      names.append(name)
    }
    return leaving(out: mode, names)
  }

  /// Without those that the language mode has anyway.
  static func leaving(out mode: String, _ names: [String]) -> [String] {
    guard mode == "6" else { return names }
    let included = Set(all.filter(\.isInMode6).map(\.name))
    return names.filter { !included.contains($0) }
  }

  /// `-enable-upcoming-feature NAME`, with `-Xfrontend` or without.
  private static func flagged(_ words: [String]) -> [String] {
    let words = words.filter { $0 != "-Xfrontend" }
    return zip(words, words.dropFirst()).filter { $0.0 == "-enable-upcoming-feature" }.map(\.1)
      .filter { name in all.contains { $0.name == name } }
  }
}
