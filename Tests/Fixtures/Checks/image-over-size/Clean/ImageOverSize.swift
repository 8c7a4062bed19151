import UIKit
import SwiftUI
import WidgetKit

struct ImageOverSizeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "image-over-size", provider: Dates()) { _ in
      Plain { Stamp() }
    }
    .configurationDisplayName("image-over-size")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

struct Stamp: View {
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
