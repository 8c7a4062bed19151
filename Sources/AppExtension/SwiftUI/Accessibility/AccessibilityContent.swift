import Archive
import Foundation

// More that a screen reader can tell: custom content, other names, how text is to be spoken.

nonisolated extension View {
  /// A detail with its name; said after the value.
  /// - Parity: approximated: details are appended to the value
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let parts = UncheckedBox((label, value))
    return attachedToElement { element, context in
      let detail = "\(parts.value.0.spoken(in: context)): \(parts.value.1.spoken(in: context))"
      element.value = [element.value, detail].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  @_disfavoredOverload public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
  /// A detail under a key; `nil` takes it away where it was not set before.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    guard let value else { return attached { elements, _, _ in elements } }
    return accessibilityCustomContent(key.label, value, importance: importance)
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, Text(valueKey), importance: importance)
  }
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// The name of a detail.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  public init(_ label: Text, id: String) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// The importance of a detail: Accessibility's type of this name.
public enum AXCustomContent {
  public enum Importance: UInt, Sendable { case `default`, high }
}

/// What kind of text it is, which decides how punctuation is read.
public struct AccessibilityTextContentType: Sendable, Equatable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
