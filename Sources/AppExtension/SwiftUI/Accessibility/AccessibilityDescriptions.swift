import Archive
import Foundation

// What a view says: label, value, hint, traits, identifier.

nonisolated extension View {
  /// What the view is called. On a view with several elements it names them as one, as on iOS.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let label = UncheckedBox(label)
    return attachedToElement { $0.label = label.value.spoken(in: $1) }
  }
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }
  /// The label made from that of the content (iOS 18).
  public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)
    -> some View
  {
    let label = UncheckedBox(content(PlaceholderContentView(content: self)))
    return attached { elements, frame, context in
      var element =
        elements.count == 1 ? elements[0] : AccessibilityElement(frame: frame, role: .group, label: "")
      element.label = label.value.spokenElements(in: context).map(\.label).joined(separator: ", ")
      return [element]
    }
  }

  /// The value of what the label names.
  public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let value = UncheckedBox(valueDescription)
    return attachedToElement { $0.value = value.value.spoken(in: $1) }
  }
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

  /// What happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let hint = UncheckedBox(hint)
    return attachedToElement { $0.hint = hint.value.spoken(in: $1) }
  }
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }

  /// A name for tests, never spoken.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachedToAll { element, _ in element.identifier = identifier }
  }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachedToAll { element, _ in
      if let role = traits.role { element.role = role }
      element.traits.formUnion(traits.archived)
    }
  }
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachedToAll { element, _ in
      if let role = traits.role, role == element.role { element.role = .text }
      element.traits.subtract(traits.archived)
    }
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachedToAll { element, _ in element.role = .header }
  }
}

/// The depth of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
