import SwiftUI
import WidgetKit

/// A widget a chapter: what SwiftUI draws in a widget, side by side.
@main
struct GalleryBundle: WidgetBundle {
  var body: some Widget {
    LayoutWidget()
    TextWidget()
    SymbolsWidget()
    ColorWidget()
    DrawingWidget()
    ControlsWidget()
    ChartsWidget()
    TransitionsWidget()
    RedactionWidget()
    AccessibilityWidget()
  }
}
