import Archive
import Foundation

/// What taps need to know of one widget.
struct TapState {
  /// Seconds that a picture can still be tapped after another one took its place: a finger is slower than a reload. Ours.
  static let grace: TimeInterval = 2

  /// Another one for each time the widget is placed or gets another size: what was begun before that is none of its concern.
  let life = UUID()
  /// Taps whose intent has not returned yet.
  var unanswered = 0
  /// Loads of this widget that were begun and that ended.
  private(set) var loadsBegun = 0
  private(set) var loadsEnded = 0
  /// The load that shows what the last intent did.
  private var awaitedLoad = 0
  /// The states that toggles were tapped into while the picture still shows the one before.
  private var optimistic: [HitToken: Bool] = [:]
  /// Number of the last call of `WidgetCenter` that the reload after an intent answers as well.
  private var answeredReload: UInt64 = 0
  /// A call that came while an intent ran.
  private var heldReload: UInt64?
  private var shown: ArchivedEntry?
  private var before: (entry: ArchivedEntry, until: Date)?

  /// From a tap until the picture that follows from it.
  var isPending: Bool { unanswered > 0 || loadsEnded < awaitedLoad }

  /// Whether a load is under way.
  var isLoading: Bool { loadsEnded < loadsBegun }

  // MARK: - Loads

  mutating func loadBegan() { loadsBegun += 1 }

  mutating func loadEnded() { loadsEnded = min(loadsEnded + 1, loadsBegun) }

  /// The number of the next load, which must show what an intent did.
  mutating func awaitNextLoad() -> Int {
    awaitedLoad = loadsBegun + 1
    return awaitedLoad
  }

  /// No load comes any more.
  mutating func awaitNoLoad() { awaitedLoad = loadsEnded }

  // MARK: - Pictures

  /// Another entry shows.
  mutating func show(_ entry: ArchivedEntry?, now: Date) {
    before = shown.map { ($0, now.addingTimeInterval(Self.grace)) }
    shown = entry
  }

  /// The entry before the one that shows, as long as somebody may still mean it.
  func justShown(at now: Date) -> ArchivedEntry? {
    guard let before, now <= before.until else { return nil }
    return before.entry
  }

  // MARK: - Toggles

  /// The state a toggle is to have after a tap: the other one than the person sees.
  mutating func flip(_ token: HitToken, shown: Bool) -> Bool {
    if !isPending { optimistic = [:] }
    let value = !(optimistic[token] ?? shown)
    optimistic[token] = value
    return value
  }

  /// Its intent did not run, or failed.
  mutating func goBack(_ token: HitToken) { optimistic[token] = nil }

  // MARK: - WidgetCenter

  /// Whether a call of `WidgetCenter` with this number asks for a reload of its own. One that came before an intent returned is answered
  /// by the reload that follows in any case.
  mutating func asksForReload(_ number: UInt64) -> Bool {
    if unanswered > 0 {
      heldReload = number
      return false
    }
    return number > answeredReload
  }

  /// An intent returned after the call with this number. `true` when a later call waits for a reload of its own.
  mutating func answered(upTo number: UInt64, reloads: Bool) -> Bool {
    if reloads { answeredReload = max(answeredReload, number) }
    guard unanswered == 0, let held = heldReload else { return false }
    heldReload = nil
    return held > answeredReload
  }
}
