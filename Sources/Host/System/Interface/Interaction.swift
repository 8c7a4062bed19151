import Archive
import Foundation

/// A tap on a region of a placed widget, as a surface reports it.
package struct TapRequest: Sendable, Equatable {
  package var widget: String
  /// The region's token (`HitToken`); never the intent itself, so that a surface can only ask for what the scene offers.
  package var hit: String
  /// Chosen by the surface, once for each tap: a repeated number is a replay and runs nothing.
  package var nonce: String
  /// The person has just unlocked the device for this tap.
  package var isAuthenticated: Bool
  package init(widget: String, hit: String, nonce: String, isAuthenticated: Bool = false) {
    self.widget = widget
    self.hit = hit
    self.nonce = nonce
    self.isAuthenticated = isAuthenticated
  }
}

/// What came of a tap or of pressing a control.
package struct TapOutcome: Sendable, Equatable {
  package enum Result: String, Sendable, CaseIterable {
    /// `perform()` returned; the reload that follows is under way or done.
    case performed
    /// A link or `widgetURL` was opened: it is in the URL log.
    case opened
    /// Nothing ran: unlock first, then send the tap again with `isAuthenticated`.
    case needsAuthentication
    /// `perform()` failed; a toggle goes back.
    case failed
  }
  package var result: Result
  package var dialog: String?
  package var url: String?
  package var problem: Problem?
  /// What the developer should know: that the intent would run in the app's process, for one.
  package var notes: [String]
  /// Seconds of each stage since the tap's arrival, in this order: `queue`, `perform`, `reload`.
  package var stages: [String: Double]
  package init(
    result: Result, dialog: String? = nil, url: String? = nil, problem: Problem? = nil, notes: [String] = [],
    stages: [String: Double] = [:]
  ) {
    self.result = result
    self.dialog = dialog
    self.url = url
    self.problem = problem
    self.notes = notes
    self.stages = stages
  }
}

/// A URL that a widget, control or intent opened; the app would get it.
///
/// On iOS an app that is opened without a URL gets an `NSUserActivity` with the widget's kind and family.
package struct OpenedURL: Sendable, Equatable {
  /// Empty where the app comes to the front without a URL.
  package var url: String
  package var date: Date
  /// Identifier of the widget or control it came from.
  package var source: String
  /// What the app is told instead of a URL: `kind` and `family` of the widget, or `kind` and `intent`.
  package var userInfo: [String: String]
  package init(url: String, date: Date, source: String, userInfo: [String: String] = [:]) {
    self.url = url
    self.date = date
    self.source = source
    self.userInfo = userInfo
  }
}
