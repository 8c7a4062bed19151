import Devices
import Projects

/// What `vitrine render --json` prints.
struct RenderFacts: Encodable {
  struct Build: Encodable {
    var compiled: Bool
    var seconds: Double
  }
  var version = JSONDocument.version
  var `extension`: String
  var device: String
  var build: Build
  var pictures: [PictureFacts]
  var controls: [ControlPictureFacts]
  var activities: [ActivityPictureFacts]
  /// Pictures of `--source preview…`; those of Live Activities stand under `activities`.
  var previews: [PreviewPictureFacts] = []
  /// What gave no picture.
  var missing: [MissingPicture]
  /// What is wrong with the project and did not keep it from being built.
  var warnings: [ProjectNote]

  init(
    _ built: BuiltExtension, _ device: Device, _ pictures: [PictureFacts],
    controls: [ControlPictureFacts] = [], activities: [ActivityPictureFacts] = [],
    missing: [MissingPicture] = []
  ) {
    `extension` = built.folder.name
    self.device = device.identifier
    warnings = built.outcome.notes
    build = Build(compiled: built.outcome.compiled, seconds: (built.outcome.seconds * 1000).rounded() / 1000)
    self.pictures = pictures
    self.controls = controls
    self.activities = activities
    self.missing = missing
  }
}
