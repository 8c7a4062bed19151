import SwiftUI
import WidgetKit

@main
struct ClocksBundle: WidgetBundle {
  var body: some Widget {
    WorldClockWidget()
    CalendarWidget()
  }
}
