import SwiftUI
import WidgetKit

@main
struct MatchBundle: WidgetBundle {
  var body: some Widget {
    MatchActivity()
  }
}
