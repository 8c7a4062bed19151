import SwiftUI

struct Laps: FormatStyle {
  func format(_ count: Int) -> String { "\(count) laps" }
}

struct Race: View {
  let start: Date
  var body: some View {
    Text(3, format: Laps())
    Text(.currentDate, format: .reference(to: start))
  }
}
