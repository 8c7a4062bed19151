import Foundation
import Projects

/// An extension that was found and compiled for one command.
struct BuiltExtension {
  var folder: ExtensionFolder
  var executable: URL
  var outcome: BuildOutcome

  /// Finds and builds an extension; what the compiler says goes to standard error.
  ///
  /// - Throws: `CommandFailure` where it does not compile: an old executable must not answer for new source.
  static func make(
    _ target: ExtensionOptions, _ report: ReportOptions, _ progress: Progress
  ) async throws -> BuiltExtension {
    var found = try ExtensionFolder.find(at: target.path, target: target.name)
    target.settings.overrides.apply(to: &found.settings)
    let sdk = try SDK.locate()
    let folder = found.avoidingModules(of: sdk)
    progress.say("Compiling \(folder.name)…")
    let build = ExtensionBuild(sdk: sdk, compiler: try .locate(), cache: BuildCache(for: folder))
    let outcome = try await build.run(folder)
    progress.clear()
    if report.verbose { StandardError.say(outcome.command) }
    if !report.json || !outcome.succeeded { ProjectNotes.say(outcome.notes) }
    if !outcome.messages.isEmpty, !outcome.succeeded || !report.json {
      StandardError.say(CompilerReport(.standardError).text(outcome.messages))
    }
    guard outcome.succeeded, let executable = outcome.executable else {
      let count = CompilerReport.count(outcome.messages)
      throw CommandFailure("\(folder.name) does not compile: \(count).", cure: "Mend what is shown above.")
    }
    return BuiltExtension(folder: folder, executable: executable, outcome: outcome)
  }
}
