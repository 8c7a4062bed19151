import SwiftUI

struct Laps: DiscreteFormatStyle {
  func format(_ date: Date) -> String { "lap" }
}

struct Race: View {
  var body: some View { Text(.currentDate, format: Laps()) }
}
