import Foundation

/// A control: a button or a toggle of the app for Control Center, the Lock Screen and the Action button.
///
/// On Apple's systems an extension may have several, beside its widgets in a `WidgetBundle` or alone as `@main`. Here they are drawn by the
/// same process as the widgets.
@MainActor @preconcurrency public protocol ControlWidget {
  /// What the control's body is made of.
  associatedtype Body: ControlWidgetConfiguration
  init()
  /// The kind of the control, what it is drawn from and how it is named.
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// How a control gets its value and shows it.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
  /// What the modifiers and the primitive configuration together say.
  func _describe(_ description: inout _ControlDeclaration)
}

extension ControlWidgetConfiguration {
  public func _describe(_ description: inout _ControlDeclaration) { body._describe(&description) }
}

/// What a control looks like and does: a button or a toggle, whose label is taken apart into a symbol, a title and a value, so that
/// it can be drawn in every size and place.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Self.Body { get }
  /// What the modifiers and the primitive template together say.
  func _describe(_ description: inout _ControlTemplateDeclaration)
}

extension ControlWidgetTemplate {
  public func _describe(_ description: inout _ControlTemplateDeclaration) { body._describe(&description) }
}

extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {
  public func _describe(_ description: inout _ControlDeclaration) {}
  public func _describe(_ description: inout _ControlTemplateDeclaration) {}
}

/// What a control's configuration declared, gathered from the inside out.
@MainActor public struct _ControlDeclaration {
  package var kind = ""
  package var displayName: LocalizedStringResource?
  package var summary: LocalizedStringResource?
  package var promptsForConfiguration = false
  /// The `ControlPushHandler` type of `pushHandler(_:)`.
  package var pushHandler: Any.Type?
  /// The driver that WidgetKit made for the primitive configuration.
  package var driver: Any?
  package nonisolated init() {}
}

/// What a control's template declared, gathered from the inside out. What stands nearer to the template wins.
@MainActor public struct _ControlTemplateDeclaration {
  package var tint: Color?
  package var isDisabled = false
  package var isPrivacySensitive: Bool?
  /// The button or toggle of WidgetKit.
  package var template: Any?
  package nonisolated init() {}
}

/// A configuration that declares no control.
@frozen nonisolated public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never
  public init() {}
  @MainActor public var body: Never { fatalError("EmptyControlWidgetConfiguration has no body") }
  @MainActor public func _describe(_ description: inout _ControlDeclaration) {}
}

/// A template that shows nothing.
@frozen nonisolated public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never
  public init() {}
  @MainActor public var body: Never { fatalError("EmptyControlWidgetTemplate has no body") }
  @MainActor public func _describe(_ description: inout _ControlTemplateDeclaration) {}
}

/// Makes the body of a control: one configuration, after any other statements.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// Makes the content of a control: one template, after any other statements. As on Apple's systems there is no `if` in it; what depends
/// on the value goes into the template's arguments.
@resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}
