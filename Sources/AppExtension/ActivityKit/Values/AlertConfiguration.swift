import Archive

/// What a person is told when an update is worth their attention.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    /// The name of a file; `nil` is the system's sound.
    let name: String?

    /// The system's sound.
    public static var `default`: AlertSound { AlertSound(name: nil) }

    /// A sound file of the app.
    ///
    /// - Parity: no effect: nothing is played; the page shows the name.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// Shown on Apple Watch, and here on the page.
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// In words: the texts are looked up in the app, whose tables they are in.
  var words: ActivityAlert {
    ActivityAlert(title: String(localized: title), body: String(localized: body), sound: sound.name)
  }
}
