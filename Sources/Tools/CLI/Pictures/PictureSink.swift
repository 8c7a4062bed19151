import Foundation

/// Takes finished pictures: writes them, or shows them in the terminal.
struct PictureSink {
  var destination: PictureDestination?
  var showsInline: Bool
  var format: PictureFormat

  /// - Returns: The path of the file that was written, if one was.
  func take(_ drawn: DrawnPicture, of plan: PlannedPicture) throws -> String? {
    if showsInline, format == .png, let way = InlinePicture.supported() {
      print(InlinePicture.sequence(for: drawn.data, width: Int(plan.environment.size.width), in: way))
    }
    guard let destination else { return nil }
    let file = destination.file(for: plan)
    try destination.write(drawn.data, to: file)
    return file.path
  }
}
