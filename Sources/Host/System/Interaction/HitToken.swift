import Archive
import Store

/// The name under which a surface asks for what a region of a scene does: it tells nothing, and only the host can undo it, by looking at
/// the scene that shows.
package struct HitToken: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits, or `widget`.
  package let description: String

  /// What a surface sent, whatever it is.
  package init(_ text: String) { description = text }

  /// The name of what a region does. Regions that do the same have the same name.
  package init(_ action: HitRegion.Action) {
    switch action {
    case .intent(let identifier): self.init(hashing: identifier)
    // Apart from intents: a link may look like one.
    case .link(let url): self.init(hashing: "link \(url)")
    }
  }

  /// Everywhere else in the widget: its `widgetURL`, or the app.
  package static let background = HitToken("widget")

  private init(hashing text: String) {
    let digits = Array("0123456789abcdef")
    description = String(
      SHA256.hash(Array(text.utf8)).prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
