import ArgumentParser

/// Which extension a command is about.
struct ExtensionOptions: ParsableArguments {
  @Argument(help: "The folder with the widget extension's Swift files, or a single Swift file.")
  var path: String
}
