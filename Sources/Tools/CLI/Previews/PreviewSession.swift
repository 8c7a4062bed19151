import Archive
import Limits
import Processes
import Projects

/// An extension that was started for the previews of its source, in place of its bundle.
struct PreviewSession {
  let running: RunningExtension
  let previews: [SourcePreview]

  /// Xcode sets the second for code that asks whether it runs in a preview.
  private static let environment = ["VITRINE_PREVIEWS": "1", "XCODE_RUNNING_FOR_PREVIEWS": "1"]

  static func use<Result: Sendable>(
    _ built: BuiltExtension, _ report: ReportOptions, limits: Limits, sandbox: Sandbox?,
    surroundings: SurroundingsOptions? = nil, _ body: (PreviewSession) async throws -> Result
  ) async throws -> Result {
    try await RunningExtension.use(
      built, report, limits: limits, sandbox: sandbox, at: surroundings?.at, locale: surroundings?.locale,
      environment: environment
    ) { running in
      let described = try await running.describe().widgets
      let previews = SourcePreview.list(described, places: PreviewPlaces(built.folder))
      return try await body(PreviewSession(running: running, previews: previews))
    }
  }
}
