import Limits

/// The numbers that rules hold answers against: those of the table of limits, and a few that only rules know.
package struct CheckLimits: Sendable, Equatable {
  /// Seconds a provider may take for a timeline.
  package var providerSeconds: Double
  /// Seconds for a control's value.
  package var controlSeconds: Double
  /// Bytes of private memory at which the system ends a widget extension.
  package var memoryBytes: Int
  /// Entries of a timeline.
  package var entries: Int
  /// Seconds between entries.
  package var entrySpacing: Double
  /// Seconds between reloads that a provider plans.
  package var reloadInterval: Double
  /// Bytes of a Live Activity's attributes and state together.
  package var activityBytes: Int

  /// The part of `memoryBytes` from which it is told. Ours: a phone's frameworks take more than ours.
  package var memoryShare = 0.8
  /// Seconds for a snapshot while `context.isPreview` is true. Ours: the gallery opens in about that time.
  package var previewSeconds = 1.0
  /// Seconds for a placeholder, which is asked for while the person waits. Ours.
  package var placeholderSeconds = 0.1
  /// Seconds around midnight in which a dated widget must change. Ours.
  package var midnightGrace = 900.0
  /// The least contrast (WCAG 2) of text with what is behind it. Ours: less than any level of Apple's own label colours down to the
  /// tertiary one (1.7); WCAG asks for 4.5.
  package var contrast = 1.6
  /// The least contrast of what the system has made one colour. Ours: below it nothing is seen at all.
  package var systemContrast = 1.2
  /// The least part of an accessory that a lone button takes. Ours.
  package var hitShare = 0.8
  /// Points by which a text may reach over the widget's edge. Ours: bearings of glyphs.
  package var overhang = 2.0

  package init(_ limits: Limits = .standard) {
    providerSeconds = limits[.providerSlow]
    controlSeconds = limits[.controlSlow]
    memoryBytes = limits.count(.widgetMemory)
    entries = limits.count(.timelineEntriesMany)
    entrySpacing = limits[.entrySpacing]
    reloadInterval = limits[.entrySpacingAdvised]
    activityBytes = limits.count(.activityStartBytes)
  }
}
