import Foundation

/// Takes finished pictures: writes them, or shows them in the terminal.
struct PictureSink {
  var destination: PictureDestination?
  var showsInline: Bool
  var format: PictureFormat

  /// - Returns: The path of the file that was written, if one was.
  func take(_ drawn: DrawnPicture, of plan: PlannedPicture) throws -> String? {
    try take(drawn, named: PictureName.make(for: plan), width: plan.environment.size.width)
  }

  /// - Parameter width: in points, for the terminal.
  func take(_ drawn: DrawnPicture, named name: String, width: Double) throws -> String? {
    if showsInline, format == .png, let way = InlinePicture.supported() {
      print(InlinePicture.sequence(for: drawn.data, width: Int(width), in: way))
    }
    guard let destination else { return nil }
    let file = destination.file(named: name)
    try destination.write(drawn.data, to: file)
    return file.path
  }
}
