import SwiftUI

/// What the button that confirms says.
public struct ConfirmationActionName: Sendable {
  let accept: LocalizedStringResource
  private static func named(_ words: LocalizedStringResource) -> ConfirmationActionName {
    .init(accept: words)
  }
  public static var add: ConfirmationActionName { named("Add") }
  public static var addData: ConfirmationActionName { named("Add data") }
  public static var book: ConfirmationActionName { named("Book") }
  public static var buy: ConfirmationActionName { named("Buy") }
  public static var call: ConfirmationActionName { named("Call") }
  public static var checkIn: ConfirmationActionName { named("Check in") }
  public static var `continue`: ConfirmationActionName { named("Continue") }
  public static var create: ConfirmationActionName { named("Create") }
  public static var `do`: ConfirmationActionName { named("Do") }
  public static var download: ConfirmationActionName { named("Download") }
  public static var filter: ConfirmationActionName { named("Filter") }
  public static var find: ConfirmationActionName { named("Find") }
  public static var get: ConfirmationActionName { named("Get") }
  public static var go: ConfirmationActionName { named("Go") }
  public static var log: ConfirmationActionName { named("Log") }
  public static var open: ConfirmationActionName { named("Open") }
  public static var order: ConfirmationActionName { named("Order") }
  public static var pay: ConfirmationActionName { named("Pay") }
  public static var play: ConfirmationActionName { named("Play") }
  public static var playSound: ConfirmationActionName { named("Play sound") }
  public static var post: ConfirmationActionName { named("Post") }
  public static var request: ConfirmationActionName { named("Request") }
  public static var run: ConfirmationActionName { named("Run") }
  public static var search: ConfirmationActionName { named("Search") }
  public static var send: ConfirmationActionName { named("Send") }
  public static var set: ConfirmationActionName { named("Set") }
  public static var share: ConfirmationActionName { named("Share") }
  public static var start: ConfirmationActionName { named("Start") }
  public static var startNavigation: ConfirmationActionName { named("Start navigation") }
  public static var toggle: ConfirmationActionName { named("Toggle") }
  public static var turnOff: ConfirmationActionName { named("Turn off") }
  public static var turnOn: ConfirmationActionName { named("Turn on") }
  public static var view: ConfirmationActionName { named("View") }
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName { named(acceptLabel) }
}

/// Questions to the person before something is done. In a widget nobody can be asked, so each ends the intent.
extension AppIntent {
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
  ) async throws { throw AppIntentError(.needsConfirmation(parameter: "\(Self.self)")) }
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
  ) async throws { throw AppIntentError(.needsConfirmation(parameter: "\(Self.self)")) }
  public func requestConfirmation() async throws {
    throw AppIntentError(.needsConfirmation(parameter: "\(Self.self)"))
  }
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog
  ) async throws { throw AppIntentError(.needsConfirmation(parameter: "\(Self.self)"), dialog: dialog) }
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { throw AppIntentError(.needsConfirmation(parameter: "\(Self.self)"), dialog: dialog) }
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What is known of the surroundings of a run.
public struct IntentSystemContext: Sendable {
  /// When the action was asked for.
  public var preciseTimestamp: Date?
  /// A widget's intent runs in the background.
  public var currentMode: IntentModes.Current { .background }
}

extension AppIntent {
  public var systemContext: IntentSystemContext { IntentSystemContext(preciseTimestamp: Date()) }
}

extension IntentModes {
  /// Where an intent runs now.
  public struct Current: Hashable, Sendable {
    let name: String
    public static let background = Current(name: "background")
    public static let foreground = Current(name: "foreground")
    /// Always `false`: the app does not run here.
    public var canContinueInForeground: Bool { false }
  }
}
