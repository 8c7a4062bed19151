import ArgumentParser
import Foundation
import Projects

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write what was found of a project as a manifest that can be kept and edited.",
    discussion: """
      Reads an Xcode project or workspace, a project.yml or a folder, and writes the widget extension's files, settings, Info.plist, App \
      Groups and modules as JSON (docs/projects.md). Every command takes the file as its PATH. Nothing is compiled.

      Example: vitrine import App.xcodeproj --target Widgets --out vitrine.json
      """)

  @OptionGroup var target: ExtensionOptions

  @Option(help: ArgumentHelp("Where it goes; to standard output without it.", valueName: "file"))
  var out: String?

  @Flag(help: "Write over a file that is there.")
  var force = false

  func run() async throws {
    var project = try ProjectFolder.find(at: target.path, target: target.name)
    target.settings.overrides.apply(to: &project.widgets.settings)
    ProjectNotes.say(project.widgets.notes)
    guard let out else {
      FileHandle.standardOutput.write(try ProjectManifest(project).text())
      return
    }
    let file = URL(fileURLWithPath: (out as NSString).expandingTildeInPath).standardizedFileURL
    guard file.pathExtension == "json" else {
      throw CommandFailure("`\(out)` is no name for a manifest.", cure: "End it with .json.", isUsage: true)
    }
    guard force || !FileManager.default.fileExists(atPath: file.path) else {
      throw CommandFailure(
        "`\(out)` is there already.", cure: "Give another name, or --force.", isUsage: true)
    }
    do {
      try ProjectManifest(project, for: file).text().write(to: file, options: .atomic)
    } catch {
      throw CommandFailure("`\(out)` cannot be written: \(SystemReason.of(error)).")
    }
    let folder = project.widgets
    let parts = [
      Self.count(folder.sources.count, "Swift file"), Self.count(folder.resources.count, "resource"),
      Self.count(folder.modules.count, "module"),
    ]
    StandardError.say(
      Style.standardError.green("✓ ") + "\(out): \(folder.name), \(parts.joined(separator: ", "))")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
