/// Every number of the system that is Apple's, or that somebody may want to move. docs/limits.md is made from it.
package enum LimitTable {
  package static let rows: [Limit] =
    memory + time + timelines + budget + pictures + activities + processes

  static func row(
    _ name: LimitName, _ subject: Limit.Subject, _ value: Double, _ unit: LimitUnit, _ bounds: String,
    _ confidence: Confidence, _ source: String, _ range: ClosedRange<Double>? = nil
  ) -> Limit {
    Limit(
      name: name, subject: subject, value: value, unit: unit, bounds: bounds, source: source,
      confidence: confidence, range: range ?? unit.range)
  }

  static let kilobyte = 1024.0
  static let megabyte = 1_048_576.0
  static let hour = 3600.0
  static let day = 86400.0

  private static let memory = [
    row(
      .widgetMemory, .memory, 30 * megabyte, .bytes,
      "Private dirty memory of an extension while it works for widgets and controls; beyond it the process is ended.",
      .field, "developers' reports agree; Apple names none", 1 * megabyte...0x1p46),
    row(
      .activityMemory, .memory, 50 * megabyte, .bytes,
      "The same while it works for a Live Activity.",
      .field, "developers' reports; Apple names none", 1 * megabyte...0x1p46),
    row(
      .memoryInterval, .memory, 0.05, .seconds,
      "How often the memory of an extension that works is looked at.",
      .ours, "a look costs 0.1 ms", 0.005...60),
  ]

  private static let time = [
    row(
      .providerSlow, .time, 5, .seconds, "A request that takes longer is reported as slow.",
      .field, "developers' guides; Apple names none"),
    row(
      .providerTime, .time, 28, .seconds, "A request that takes longer is cut: the process is ended.",
      .ours, "below the 30 seconds iOS gives background work", 0.1...86400),
    row(
      .controlSlow, .time, 1, .seconds, "A control's value that takes longer is reported as slow.",
      .field, "developers' guides; Apple names none"),
    row(
      .launchTime, .time, 10, .seconds,
      "From the start of a process to its connection; beyond it the process is ended.",
      .ours, "a start takes 0.1 s", 0.1...86400),
    row(
      .farewellTime, .time, 1, .seconds,
      "A process that was asked to leave, or closed its connection, has so long.",
      .ours, "nothing is left to save then", 0...60),
  ]

  private static let timelines = [
    row(
      .timelineEntries, .timelines, 2000, .count, "Entries of one timeline; one with more is refused.",
      .ours, "each entry is a picture that is kept; a day has 1440 minutes", 1...100_000),
    row(
      .timelineEntriesMany, .timelines, 100, .count,
      "Entries from which on a timeline is a mistake to `vitrine check`.",
      .ours, "a hundred pictures are more than a day shows"),
    row(
      .timelineEntriesAdvised, .timelines, 30, .count, "Entries beyond which a timeline is reported as long.",
      .field, "developers' guides say 10 to 20, or 20 to 30"),
    row(
      .entrySpacing, .timelines, 300, .seconds, "Entries that are closer are reported.",
      .apple, keepingUpToDate),
    row(
      .entrySpacingAdvised, .timelines, 900, .seconds,
      "Entries that are closer are worth a note of `vitrine check`.",
      .field, "developers' guides"),
    row(
      .reloadSpacing, .timelines, 300, .seconds,
      "Between two loads of one widget, unless a person or a build asks for one.",
      .apple, keepingUpToDate + " (about 5 minutes)"),
    row(
      .codeReloadSpacing, .timelines, 5, .seconds,
      "The same for what code asks for while nothing else limits it.", .ours,
      "a provider that asks for its own reload must not spin"),
    row(
      .firstRetry, .timelines, 10, .seconds, "From a failed load to the next try.", .ours, "back-off",
      0.1...86400),
    row(
      .retryGrowth, .timelines, 2, .factor, "What that wait grows by with each further failure.", .ours,
      "back-off",
      1...100),
    row(
      .longestRetry, .timelines, hour, .seconds, "The longest such wait.", .ours, "back-off", 0.1...30 * 86400
    ),
  ]

  private static let pictures = [
    row(
      .picturePixels, .pictures, 1_200_000, .pixels,
      "A bitmap in a widget with more is refused, whatever size it is shown in.",
      .field, "differs by device; a developer's remark"),
    row(
      .picturePixelsWarned, .pictures, 487_911, .pixels,
      "A bitmap with more is refused by some devices, and reported.",
      .field, "the least of the values in developers' logs"),
    row(
      .pictureBytes, .pictures, 32 * megabyte, .bytes, "One encoded bitmap.", .ours,
      "hostile bytes are bounded",
      kilobyte...256 * megabyte),
    row(
      .archiveBytes, .pictures, 64 * megabyte, .bytes, "One answer of an extension, with all its entries.",
      .ours,
      "hostile bytes are bounded", 64 * kilobyte...1024 * megabyte),
    row(
      .sceneNodes, .pictures, 100_000, .count, "Nodes of one picture.", .ours, "hostile bytes are bounded",
      1...1_000_000),
    // Not more: drawing a tree recursively is safe up to here.
    row(
      .sceneDepth, .pictures, 512, .count, "Groups inside groups of one picture.", .ours,
      "what a stack of 1 MB takes", 8...512),
    row(
      .scenePathElements, .pictures, 100_000, .count, "Elements of one outline.", .ours,
      "hostile bytes are bounded",
      8...1_000_000),
    row(
      .sceneGlyphs, .pictures, 20_000, .count, "Glyphs of one run of text.", .ours,
      "hostile bytes are bounded", 8...1_000_000),
    row(
      .textBytes, .pictures, megabyte, .bytes, "One string.", .ours, "hostile bytes are bounded",
      kilobyte...64 * megabyte),
  ]

  private static let processes = [
    row(
      .processes, .processes, 32, .count,
      "Processes of extensions at once; beyond it, the one that was idle longest is ended.", .ours,
      "iOS names none", 1...4096),
    row(
      .processesMemory, .processes, 512 * megabyte, .bytes,
      "Private dirty memory of all of them; beyond it, those that were idle longest are ended.", .ours,
      "iOS names none", megabyte...0x1p46),
    row(
      .processIdle, .processes, 10, .seconds, "A process with nothing to do is suspended after it.", .ours,
      "iOS suspends within seconds"),
    row(
      .childProcesses, .processes, 128, .count, "Processes and threads of one extension.", .ours,
      "an extension has about ten threads", 16...65_536),
    row(
      .openFiles, .processes, 256, .count, "Files that an extension has open at once.", .field,
      "the soft limit of apps on iOS", 32...65_536),
    row(
      .fileBytes, .processes, 64 * megabyte, .bytes, "One file that an extension writes.", .ours,
      "a disk must not be filled", kilobyte...0x1p46),
    row(
      .unaskedMessages, .processes, 500, .count,
      "Messages in a second that nobody asked for; beyond it the process is ended.", .ours,
      "a widget asks for a reload now and then", 10...1_000_000),
    row(
      .containerBytes, .processes, 256 * megabyte, .bytes,
      "All files of an extension: its own, and those of its App Groups.", .ours, "a disk must not be filled",
      kilobyte...0x1p46),
  ]

  static let keepingUpToDate = "keeping-a-widget-up-to-date"
}
