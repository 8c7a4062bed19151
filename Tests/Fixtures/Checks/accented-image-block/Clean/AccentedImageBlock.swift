import UIKit
import SwiftUI
import WidgetKit

struct AccentedImageBlockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "accented-image-block", provider: Dates()) { _ in
      Plain { Sketch() }
    }
    .configurationDisplayName("accented-image-block")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

struct Sketch: View {
  /// Of 24 × 24 pixels, all opaque.
  static let data =
    "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAAJklEQVR42mNkYKjgYmCgHLEwcDFQBYwaNGrQqEGjBo"
    + "0aNGoQ+QAAkykCogtZtOMAAAAASUVORK5CYII="
  var body: some View {
    if let bytes = Data(base64Encoded: Self.data), let image = UIImage(data: bytes) {
      Image(uiImage: image).resizable().widgetAccentedRenderingMode(.desaturated).frame(width: 80, height: 80)
    }
  }
}
