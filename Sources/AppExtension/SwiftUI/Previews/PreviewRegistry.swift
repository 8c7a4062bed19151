/// What `#Preview` expands to: a type that makes the preview when a tool asks. Nothing refers to it; it is found by its protocol.
public protocol _PreviewRegistry {
  /// `Module/File.swift`
  static var _file: String { get }
  static var _line: Int { get }
  @MainActor static func _makePreview() -> any _PreviewSubject
}

/// The arguments of a `#Preview`: `_ViewPreview`, and WidgetKit's for widgets and Live Activities.
@MainActor public protocol _PreviewSubject {}
