/// How much a message may hold. Bytes from an extension are hostile; everything that grows is bounded here and nowhere else.
///
/// Encoding obeys the same limits, so that an extension names its own mistake instead of being cut off by the host.
package struct ArchiveLimits: Sendable, Equatable {
  /// Bytes of one framed message.
  package var messageBytes = 64 << 20
  /// Groups inside groups. Chosen so that drawing a tree recursively is safe on a thread with 1 MiB of stack.
  package var depth = 512
  /// Parts of all kinds in one message: nodes, glyph runs, gradient stops, entries, diagnostics …
  package var items = 500_000
  /// Fields of all kinds in one message.
  package var fields = 4_000_000
  /// Nodes in one scene.
  package var nodes = 100_000
  /// Glyphs in one run.
  package var glyphs = 20_000
  /// Elements of one outline.
  package var pathElements = 100_000
  /// UTF-8 bytes of one string.
  package var stringBytes = 1 << 20
  /// Bytes of one encoded picture.
  package var imageBytes = 32 << 20
  /// Entries of one timeline: a day of them by the minute, and more.
  package var entries = 2_000
  /// Elements of any other list: environments, families, hit regions, diagnostics …
  package var listElements = 10_000
  /// Options of one parameter; an edit sheet with more is no help to anyone.
  package var options = 20_000
  /// Lists inside lists of an intent's value.
  package var valueDepth = 8
  /// Magnitude of a length, angle, factor or colour component.
  package var magnitude = 1e6
  /// Magnitude of an instant or duration in seconds, about 30,000 years.
  package var seconds = 1e12

  /// The limits every part of Vitrine uses unless told otherwise.
  package static let standard = ArchiveLimits()

  /// The standard limits, to be changed one by one.
  package init() {}
}
