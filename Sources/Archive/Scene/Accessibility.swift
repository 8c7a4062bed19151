import Foundation

/// What a screen reader says about a part of the scene.
package struct AccessibilityElement: Sendable, Equatable {
  package enum Role: String, Sendable, CaseIterable {
    case text, image, button, link, header, toggle, progress, group
  }
  package enum Trait: String, Sendable, CaseIterable {
    case selected, disabled, updatesFrequently, startsMedia, playsSound, summary, searchField, keyboardKey
    case adjustable, modal
  }
  package var frame: CGRect
  package var role: Role
  package var label: String
  package var value: String?
  package var hint: String?
  package var traits: Set<Trait>
  /// For tests of the user's: `accessibilityIdentifier(_:)`.
  package var identifier: String?
  /// Names of the actions a screen reader offers.
  package var actions: [String]
  package init(
    frame: CGRect, role: Role, label: String, value: String? = nil, hint: String? = nil,
    traits: Set<Trait> = [], identifier: String? = nil, actions: [String] = []
  ) {
    self.frame = frame
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.actions = actions
  }
}
