/// The kinds of file a picture can be.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg
}
