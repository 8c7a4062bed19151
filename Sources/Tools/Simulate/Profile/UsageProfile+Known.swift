extension UsageProfile {
  /// The profiles that come with `vitrine simulate`, by name. Ours; Apple's budget of 40 to 70 reloads is for widgets that are looked at often,
  /// which these three are to different degrees.
  package static let known: [String: UsageProfile] = [
    "casual": casual, "frequent": frequent, "commuter": commuter,
  ]

  /// Fourteen looks a day, mostly in the morning and in the evening.
  package static let casual = built(casualText)
  /// Fifty-five looks over a long day, and an app that is used.
  package static let frequent = built(frequentText)
  /// Works in town: looks while waiting, has no network in tunnels, and is low on power before it is evening.
  package static let commuter = built(commuterText)

  /// As in a file; docs/simulate.md shows them so.
  package static let casualText = """
    name casual
    unlocks 4 07:00-09:00
    unlocks 3 12:00-14:00
    unlocks 7 18:00-23:00
    look 4-25
    pages 65 15 5
    apps 1 18:00-22:00
    charging 23:30-06:30
    """
  package static let frequentText = """
    name frequent
    unlocks 8 06:45-09:00
    unlocks 20 09:00-17:00
    unlocks 25 17:00-23:30
    unlocks 2 23:30-00:45
    look 5-60
    pages 55 25 10
    apps 4 08:00-22:00
    pushes 6 08:00-22:00
    charging 00:45-06:45
    """
  package static let commuterText = """
    name commuter
    weekdays unlocks 9 06:30-08:30
    weekdays unlocks 10 08:30-16:45
    weekdays unlocks 9 16:45-18:15
    unlocks 6 18:15-22:30
    weekends unlocks 12 09:00-18:15
    look 4-40
    pages 60 20 5
    apps 2 06:45-20:00
    pushes 4 07:00-19:00
    weekdays offline 07:10-07:25
    weekdays offline 17:05-17:30
    weekdays low-power 16:00-18:30
    charging 23:00-06:15
    """

  private static func built(_ text: String) -> UsageProfile {
    do {
      return try ProfileReader.read(text, name: "")
    } catch {
      preconditionFailure("a profile of ours: \(error)")
    }
  }
}
