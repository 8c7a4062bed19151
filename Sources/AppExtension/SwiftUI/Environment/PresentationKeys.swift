// Parity: no effect: a widget is neither presented nor dismissed; calls are reported

import Foundation

// What an app's windows and sheets offer. A widget is neither presented nor can it be dismissed: the actions do nothing.

/// Would close what is presented.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() { NoAppBehind.report("dismiss") }
}

/// Whether a view is presented.
public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

/// Would open a window.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction<D: Codable & Hashable>(value: D) { NoAppBehind.report("openWindow") }
  public func callAsFunction(id: String) { NoAppBehind.report("openWindow") }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    NoAppBehind.report("openWindow")
  }
}

/// Would close a window.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() { NoAppBehind.report("dismissWindow") }
  public func callAsFunction(id: String) { NoAppBehind.report("dismissWindow") }
  public func callAsFunction<D: Codable & Hashable>(value: D) { NoAppBehind.report("dismissWindow") }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    NoAppBehind.report("dismissWindow")
  }
}

/// Would end a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  nonisolated init() {}
  public func callAsFunction() { NoAppBehind.report("dismissSearch") }
}

/// Would load anew.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Would begin to rename.
@MainActor @preconcurrency public struct RenameAction {
  public func callAsFunction() { NoAppBehind.report("rename") }
}

/// Whether a list's content is being edited.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// What an app's window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  public static var automatic: SearchSuggestionsPlacement { Self(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { Self(name: "menu") }
  public static var content: SearchSuggestionsPlacement { Self(name: "content") }

  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  public var refresh: RefreshAction? { nil }
  public var rename: RenameAction? { nil }
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// `.active`, as iOS gives it to a view that has no window of its own.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
