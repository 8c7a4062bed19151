import SwiftUI
import WidgetKit

struct Minute: TimelineEntry { var date: Date }
struct NoEntry { var date: Date }

#Preview(as: .systemSmall) {
  Text("no widget")  // refused: cannot convert value of type 'Text'
} timeline: {
  Minute(date: .now)
}

#Preview("Two", "names") { Text("a") }  // refused: cannot convert value of type

#Preview { 4 }  // refused: does not conform to 'View'

struct OutsideOfPreviews: View {
  var body: some View { Text(missing) }  // refused: cannot find 'missing' in scope
}
