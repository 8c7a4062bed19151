import Foundation
import Render

/// A finished picture and what it took.
struct DrawnPicture: Sendable {
  var format: PictureFormat
  var data: Data
  var facts: SceneFacts
  var drawSeconds: Double
  var encodeSeconds: Double
}
