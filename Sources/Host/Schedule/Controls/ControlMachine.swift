import Foundation

/// What one placed control shows, and when its action and its provider run. Pure: every answer follows from the values and `now`.
///
/// A toggle flips as soon as it is pressed. Actions run one after the other in the order of the presses; after the last one the provider is
/// asked, and what it says counts. Until then nothing flips the toggle back but the failure of its action.
package struct ControlMachine: Sendable, Equatable {
  /// Seconds that the text of `controlWidgetStatus` stands. Ours; Apple says only that it is momentary.
  package static let statusSeconds = 3.0

  private struct Press: Sendable, Equatable {
    var number: Int
    /// The state a toggle is to have; `nil` for a button.
    var wanted: Bool?
  }

  /// What the provider said last.
  private var reading: ControlReading?
  /// The state that the last action which ended well brought about, until the provider is heard.
  private var achieved: Bool?
  /// The presses whose actions have not ended; the first one runs.
  private var presses: [Press] = []
  private var isLoading = false
  /// The value under way was asked for before an action ended, so it may be out of date already.
  private var isLoadStale = false
  private var wantsLoad = false
  /// An action ended well since the provider was heard last.
  private var announces = false
  private var statusEnd: Date?

  /// A control with the value the store has, or none.
  package init(_ reading: ControlReading? = nil) { self.reading = reading }

  /// The state shown: the one last wanted while actions are under way.
  package var isOn: Bool {
    guard reading?.isToggle == true else { return false }
    return presses.last?.wanted ?? achieved ?? reading?.isOn ?? false
  }
  /// The provider was not heard yet, or gave its preview value only.
  package var isPreview: Bool { reading?.isPreview ?? true }
  /// An action runs or waits.
  package var isActing: Bool { !presses.isEmpty }
  /// How many presses run or wait.
  package var pressCount: Int { presses.count }
  /// An action or a value is under way.
  package var isPending: Bool { isActing || isLoading }
  /// When the status text goes away.
  package var deadline: Date? { statusEnd }

  package mutating func handle(_ event: ControlEvent, now: Date) -> [ControlEffect] {
    switch event {
    case .pressed(let number): pressed(number)
    case .performed(let number): ended(number, well: true)
    case .refused(let number): ended(number, well: false)
    case .reloadWanted: wanted()
    case .previewed(let reading): previewed(reading)
    case .loaded(let reading): loaded(reading, now: now)
    case .loadFailed: loadEnded(now: now)
    case .tick: tick(now: now)
    }
  }

  private mutating func pressed(_ number: Int) -> [ControlEffect] {
    let press = Press(number: number, wanted: reading?.isToggle == true ? !isOn : nil)
    presses.append(press)
    return [.changed] + (presses.count == 1 ? [.perform(number, value: press.wanted)] : [])
  }

  private mutating func ended(_ number: Int, well: Bool) -> [ControlEffect] {
    // Only the action that runs can end; an end nobody waits for changes nothing.
    guard presses.first?.number == number else { return [] }
    let press = presses.removeFirst()
    if well {
      achieved = press.wanted ?? achieved
      announces = true
      if isLoading { isLoadStale = true }
    }
    if let next = presses.first { return [.changed, .perform(next.number, value: next.wanted)] }
    // The truth may lie anywhere after a failure too: the provider knows.
    return [.changed] + wanted()
  }

  private mutating func wanted() -> [ControlEffect] {
    guard !isActing, !isLoading else {
      wantsLoad = true
      return []
    }
    return load()
  }

  private mutating func load() -> [ControlEffect] {
    isLoading = true
    isLoadStale = false
    wantsLoad = false
    return [.load, .changed]
  }

  private mutating func previewed(_ reading: ControlReading) -> [ControlEffect] {
    guard self.reading?.isPreview ?? true else { return [] }
    self.reading = reading
    return [.changed]
  }

  private mutating func loaded(_ reading: ControlReading, now: Date) -> [ControlEffect] {
    guard isLoading else { return [] }
    let wasStale = isLoadStale
    self.reading = reading
    if !wasStale, !isActing { achieved = nil }
    return loadEnded(now: now)
  }

  private mutating func loadEnded(now: Date) -> [ControlEffect] {
    guard isLoading else { return [] }
    isLoading = false
    guard !isActing else {
      // After the action the provider is asked again.
      return [.changed]
    }
    if isLoadStale || wantsLoad { return load() }
    var effects: [ControlEffect] = [.changed]
    if announces {
      announces = false
      let end = now.addingTimeInterval(Self.statusSeconds)
      statusEnd = end
      effects.append(.announce(until: end))
    }
    return effects
  }

  private mutating func tick(now: Date) -> [ControlEffect] {
    guard let statusEnd, statusEnd <= now else { return [] }
    self.statusEnd = nil
    return [.changed]
  }
}
