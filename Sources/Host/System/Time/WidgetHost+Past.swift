import Archive
import Foundation
import Schedule
import Store

/// When a widget shows something else, and how much of that is certain.
package struct WidgetStretch: Sendable, Equatable {
  package enum Certainty: String, Sendable {
    /// It was shown, and is kept.
    case past
    /// Of the timeline that it has now.
    case present
    /// A new timeline will have come by then; until it is there, the last entry before it is shown.
    case beyond
  }
  package var widget: String
  package var from: Date
  /// `nil`: for good.
  package var to: Date?
  package var certainty: Certainty

  package init(widget: String, from: Date, to: Date?, certainty: Certainty) {
    self.widget = widget
    self.from = from
    self.to = to
    self.certainty = certainty
  }
}

extension WidgetHost {
  /// Stretches that are told of one timeline at most.
  private static let mostStretches = 400

  /// What showed of the timeline that a widget has, until `date`.
  func past(of id: String, until date: Date) -> PastTimeline? {
    guard let timeline = widgets[id]?.timeline, let loaded = schedule[id]?.stored.loadedAt else { return nil }
    return PastTimeline(timeline, since: loaded, until: date)
  }

  /// What a widget showed at an instant, or will show by the timeline it has; `nil` when it is not known. Nothing is loaded for it.
  package func entry(of id: String, at date: Date) -> ArchivedEntry? {
    guard let widget = widgets[id], let timeline = widget.timeline else { return nil }
    let loaded = (schedule[id]?.stored ?? widget.restored).loadedAt ?? .distantPast
    // A page asks for whole seconds.
    if date > loaded - 1 {
      return TimelineDates(timeline).index(at: date).map { timeline.entries[$0] }
    }
    do {
      return try store.past(widget: id, at: date)?.entry(at: date)
    } catch {
      logger.error("The past of widget \(id) cannot be read: \(error)")
      return nil
    }
  }

  /// When widgets showed and will show something else between two instants, each in the order of time. Throws `Problem`.
  package func stretches(of id: String? = nil, from start: Date, to end: Date) throws -> [WidgetStretch] {
    var stretches: [WidgetStretch] = []
    do {
      for past in try store.pastStretches(widget: id, from: start, to: end) {
        for (from, to) in zip(past.dates, past.dates.dropFirst() + [past.until])
        where to > start && from < end {
          stretches.append(WidgetStretch(widget: past.widget, from: from, to: to, certainty: .past))
        }
      }
    } catch {
      throw Problem.storeFailed(error)
    }
    for widget in widgets.keys.sorted() where id == nil || widget == id {
      stretches += present(widget, from: start, to: end)
    }
    return stretches
  }

  private func present(_ id: String, from start: Date, to end: Date) -> [WidgetStretch] {
    guard let widget = widgets[id], let timeline = widget.timeline else { return [] }
    let stored = schedule[id]?.stored ?? widget.restored
    guard let loaded = stored.loadedAt, loaded < end else { return [] }
    let reload = stored.nextReload.map { max($0, clock.now) }
    let last = min(end, reload ?? .distantFuture)
    let changes = TimelineDates(timeline).changes(
      from: max(loaded, start), to: last, most: Self.mostStretches)
    let ends = changes.dropFirst().map { Optional($0.date) } + [reload]
    var stretches = zip(changes, ends).map {
      WidgetStretch(widget: id, from: $0.date, to: $1, certainty: .present)
    }
    if let reload, reload < end {
      stretches.append(WidgetStretch(widget: id, from: max(reload, start), to: nil, certainty: .beyond))
    }
    return stretches
  }
}
