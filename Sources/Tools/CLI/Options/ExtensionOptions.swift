import ArgumentParser
import Projects

/// Which extension a command is about.
struct ExtensionOptions: ParsableArguments {
  @Argument(help: "The folder with the widget extension's Swift files, or a single Swift file.")
  var path: String

  @OptionGroup var platform: PlatformOption
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
