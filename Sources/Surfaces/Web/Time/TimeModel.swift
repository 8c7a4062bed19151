import Foundation
import Host
import Schedule

/// The host's time as the page shows it: what was, what is, what will be, and a clock that can run ahead.
package protocol TimeModel: Sendable {
  var time: TimeReading { get async }
  /// Lets the clock run so fast from where it is, ahead of the machine's; 0 stops it. Throws `Problem`.
  func play(rate: Double) async throws
  /// Runs it to an instant as fast as it can; returns at once. Throws `Problem`.
  func run(to date: Date) async throws
  /// Shows the machine's time again, and all as it is then.
  func backToNow() async
  /// When widgets showed and will show something else. Throws `Problem`.
  func stretches(widget: String?, from: Date, to: Date) async throws -> [WidgetStretch]
}

extension HostPageModel {
  package var time: TimeReading { get async { travel.reading } }

  package func play(rate: Double) async throws { try await travel.play(rate: rate) }

  package func run(to date: Date) async throws { try await travel.run(to: date) }

  package func backToNow() async { await travel.backToNow() }

  package func stretches(widget: String?, from: Date, to: Date) async throws -> [WidgetStretch] {
    try await host.stretches(of: widget, from: from, to: to)
  }
}
