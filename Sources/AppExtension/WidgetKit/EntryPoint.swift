import ExtensionMain
import SwiftUI

extension Widget {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { WidgetService(widgets: WidgetCensus.widgets(in: Self())) }
  }
}

extension WidgetBundle {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { WidgetService(widgets: WidgetCensus.widgets(in: Self().body)) }
  }
}

extension ControlWidget {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { WidgetService(widgets: [ControlInBundle(control: Self())]) }
  }
}
