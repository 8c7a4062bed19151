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

  @OptionGroup var settings: SettingOptions
}

/// `--target NAME`.
enum TargetArgument {
  static let help = ArgumentHelp(
    "The widget extension, where the project has several.", valueName: "name")
}
