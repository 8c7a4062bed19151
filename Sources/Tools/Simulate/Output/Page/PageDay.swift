import Foundation
import Render

/// The length of one day across the page.
struct PageDay {
  let index: Int
  let day: SimulationReport.Day
  let zone: TimeZone

  init(_ index: Int, _ day: SimulationReport.Day) {
    self.index = index
    self.day = day
    zone = TimeZone(identifier: day.zone) ?? .gmt
  }

  var name: String { PageWords.day(day.begin, zone) }

  /// Says that it is not of 24 hours.
  var note: String { day.hours == 24 ? "" : "\(day.hours) hours" }

  func contains(_ date: Date) -> Bool { date >= day.begin && date < day.end }

  /// How far from the left an instant stands, 0 to 1.
  func place(_ date: Date) -> Double {
    let length = day.end.timeIntervalSince(day.begin)
    return length > 0 ? max(0, min(1, date.timeIntervalSince(day.begin) / length)) : 0
  }

  /// Left and width of what of a span falls into the day; `nil` for nothing.
  func part(_ from: Date, _ to: Date) -> (left: Double, width: Double)? {
    guard from < day.end, to > day.begin, from < to else { return nil }
    let left = place(from)
    return (left, place(to) - left)
  }

  /// A mark of a symbol at an instant, with what it says when it is pointed at.
  func mark(_ symbol: String, _ date: Date, y: Int, _ says: String) -> String {
    "<use href=\"#\(symbol)\" x=\"\(HTML.percent(place(date)))\" y=\"\(y)\" class=\"\(symbol)\"><title>\(SVGText.escaped(says))</title></use>"
  }

  /// A bar over a span.
  func bar(_ name: String, _ from: Date, _ to: Date, y: Int, height: Int, _ says: String) -> String {
    guard let part = part(from, to) else { return "" }
    // A look of seconds is to be seen, too.
    let width = max(part.width, 0.0016)
    return
      "<rect x=\"\(HTML.percent(part.left))\" y=\"\(y)\" width=\"\(HTML.percent(width))\" height=\"\(height)\" class=\"\(name)\"><title>\(SVGText.escaped(says))</title></rect>"
  }

  /// Lines at every sixth hour of the clock on the wall.
  func grid(height: Int) -> String {
    hours.filter { $0.hour % 6 == 0 && $0.date > day.begin }.map {
      let x = HTML.percent(place($0.date))
      return "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(height)\" class=\"grid\"/>"
    }.joined()
  }

  /// The hours under it.
  var scale: String {
    let labels = hours.filter { $0.hour % 3 == 0 }.map { hour -> String in
      let name = hour.hour % 6 == 0 ? "" : " class=\"odd\""
      return
        "<span\(name) style=\"left:\(HTML.percent(place(hour.date)))\">\(hour.hour < 10 ? "0" : "")\(hour.hour)</span>"
    }
    return "<div class=\"scale\">\(labels.joined())</div>"
  }

  /// Full hours of the clock on the wall; on the day that clocks go back, one comes twice.
  private var hours: [(date: Date, hour: Int)] {
    let calendar = Calendar.simulated(zone)
    return (0..<day.hours).map { day.begin + Double($0) * 3600 }
      .map { date in
        let minute = calendar.component(.minute, from: date)
        return (date - Double(minute) * 60, calendar.component(.hour, from: date))
      }
  }
}
