/// The kinds of file a picture can be.
enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg
}
