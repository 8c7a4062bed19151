/// All rules, in the order of their codes.
package enum CheckRules {
  package static let all: [any CheckRule] =
    ([
      // The bundle
      AttributesOver4K(), ControlSlow(), DuplicateKind(), KindRenamed(), MemoryNearLimit(),
      MissingDescription(),
      MissingDisplayName(), MissingSmallFamily(), NoUsableFamily(),
      // Pictures
      AccentedCollapse(), AccentedImageBlock(), ContentClipped(), HitAreaSmallerThanSlot(), ImageOverSize(),
      IntentNotFound(), LowContrast(), NoContainerBackground(), StaleUnused(), TextTruncated(),
      UnknownSymbol(),
      UnsupportedView(), VibrantUnreadable(),
      // Timelines
      EntriesOutOfOrder(), EntriesPassed(), EntriesSameDate(), EntriesTooClose(), EntryFarAhead(),
      NoEntryAtDayBoundary(), NoTimeline(), OverBudget(), PlaceholderDoesWork(), PolicyInPast(),
      PreviewDoesRealWork(),
      ProviderSlow(), ReloadIntervalShort(), SingleEntryAtEnd(), TooManyEntries(),
      // Source
      ActivityNeverEnded(), AppGroupMismatch(), AsyncImageInWidget(), ButtonWithoutIntent(),
      ConfigurationIgnored(), DataInAttributes(), DeprecatedContentState(), LifecycleInView(),
      NetworkInView(),
      ReloadFromExtensionLoop(), StaleDateInPast(), StandardDefaults(), TaskInProvider(),
      TimerUnboundedWidth(),
      ToggleWithoutIntent(), UnarchivableFormatStyle(), WriteLockInGroup(),
    ] as [any CheckRule]).sorted { $0.information.code < $1.information.code }

  package static var codes: Set<String> { Set(all.map(\.information.code)) }

  /// What the rules say of a subject, without what is silenced, in order.
  package static func findings(in subject: CheckSubject, asking rules: [any CheckRule] = all) -> [Finding] {
    let suppressions = Suppressions(subject.source.files)
    return Finding.sorted(rules.flatMap { $0.findings(in: subject) }).filter {
      !suppressions.silences($0) && !subject.settings.silences($0)
    }
  }
}
