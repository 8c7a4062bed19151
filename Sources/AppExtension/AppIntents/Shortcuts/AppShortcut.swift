/// The shortcuts an app offers.
///
/// - Parity: no effect: there are no shortcuts; the declarations compile and can be listed.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .navy }
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }
  /// - Parity: no effect: there are no shortcuts.
  public static func updateAppShortcutParameters() {}

  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias OptionsCollection = AppShortcutOptionsCollection
}

/// The colour behind an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// One shortcut.
public struct AppShortcut: Sendable {
  package var intent: any AppIntent
  package var shortTitle: LocalizedStringResource?
  package var systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
  public init<Intent, Value, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
  ) {
    self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// Puts shortcuts together.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// What stands for something else in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  case applicationName
}

/// Words that start a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The words, with `${name}` where a parameter stands.
  package var text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) { text += "${parameter}" }
  }
}

/// Words that start no shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(_ phraseKey: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}

/// Phrases that start no shortcut.
public struct NegativeAppShortcutPhrases: Sendable {
  public init(phrases: [NegativeAppShortcutPhrase]) {}
  public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]) {}
}

/// Puts phrases together.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
  public static func buildBlock(_ components: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] {
    components
  }
}
