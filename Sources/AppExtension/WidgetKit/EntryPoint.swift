import ExtensionMain
import Foundation
import SwiftUI

extension Widget {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { ExtensionSession.service(for: WidgetCensus.widgets(in: Self())) }
  }
}

extension WidgetBundle {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { ExtensionSession.service(for: WidgetCensus.widgets(in: Self().body)) }
  }
}

extension ControlWidget {
  /// Runs the extension: answers the host until it is told to leave.
  @MainActor @preconcurrency public static func main() {
    ExtensionServer.run { ExtensionSession.service(for: [ControlInBundle(control: Self())]) }
  }
}

/// What the process is started for.
private enum ExtensionSession {
  /// `VITRINE_PREVIEWS`: the host asks for the previews of the source in place of the bundle.
  @MainActor static func service(for widgets: [any Widget]) -> any ExtensionService {
    if ProcessInfo.processInfo.environment["VITRINE_PREVIEWS"] != nil {
      return PreviewService(widgets: widgets)
    }
    return WidgetService(widgets: widgets)
  }
}
