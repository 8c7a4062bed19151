import SwiftUI

/// What an intent says to the person.
public struct IntentDialog: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The whole of it, for a device without a screen; shown here.
  package var full: LocalizedStringResource
  /// The part beside a view.
  package var supporting: LocalizedStringResource?
  package var systemImageName: String?

  public init(_ string: LocalizedStringResource) { full = string }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    self.systemImageName = systemImageName
  }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }

  /// The words in the person's language.
  package var text: String { String(localized: full) }
}
