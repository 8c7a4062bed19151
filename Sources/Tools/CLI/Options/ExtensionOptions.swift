import ArgumentParser
import Projects

/// Which extension a command is about.
struct ExtensionOptions: ParsableArguments {
  @Argument(
    help:
      "An Xcode project or workspace, a project.yml, a folder with one, or the widget extension's Swift files."
  )
  var path: String

  @Option(name: .customLong("target"), help: TargetArgument.help)
  var name: String?

  @OptionGroup var platform: PlatformOption
}

/// `--target NAME`.
enum TargetArgument {
  static let help = ArgumentHelp(
    "The widget extension, where the project has several.", valueName: "name")
}

/// The system that the source is compiled for.
struct PlatformOption: ParsableArguments {
  @Option(
    name: .customLong("platform"),
    help:
      "The system that `#if os(…)`, `canImport` and `@available` mean; the target's own without it. (\(Self.names))",
    transform: Self.read)
  var platform: Platform?

  private static let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")

  private static let read: @Sendable (String) throws -> Platform = { word in
    let found = Platform.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    if let found { return found }
    throw ValidationError("It is no platform; known are \(names).")
  }
}
