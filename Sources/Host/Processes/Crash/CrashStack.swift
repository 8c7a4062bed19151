import Foundation

/// Where a program was when it crashed, the innermost function first.
package struct CrashStack: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    package var function: String
    /// Name of the file without its folder, and the line; `nil` without debug information.
    package var source: String?
  }
  package var places: [Place]

  /// `In BrokenProvider.getTimeline(in:completion:) at Broken.swift:12.`; empty where nothing is known.
  var sentence: String {
    guard let place = places.first(where: { $0.source != nil }) ?? places.first else { return "" }
    return " In \(place.function)\(place.source.map { " at \($0)" } ?? "")."
  }

  /// A line for each place, as a log shows them.
  package var lines: [String] {
    places.enumerated().map { index, place in
      "  \(index)  \(place.function)" + (place.source.map { "  \($0)" } ?? "")
    }
  }
}
