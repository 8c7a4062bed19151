import Archive
import Host

/// The edit sheets of widgets that somebody placed.
package protocol ConfigurationModel: Sendable {
  /// The sheet with these values, or with those stored. Throws `Problem`.
  func sheet(widget id: String, values: IntentValues?) async throws -> ConfigurationSheet
  /// The options of a parameter while the sheet has these values, or those stored. Throws `Problem`.
  func options(widget id: String, parameter: String, values: IntentValues?, search: String?) async throws
    -> OptionList
  /// Stores values. Throws `Problem`.
  func configure(widget id: String, values: IntentValues) async throws
}
