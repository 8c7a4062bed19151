import ArgumentParser
import Projects

/// What is asked for in place of the target's own settings.
struct SettingOptions: ParsableArguments {
  @Option(
    name: .customLong("platform"),
    help:
      "The system that `#if os(…)`, `canImport` and `@available` mean; the target's own without it. (\(Platform.names))",
    transform: Self.readPlatform)
  var platform: Platform?

  @Option(
    name: .customLong("linked-sdk"),
    help: ArgumentHelp(
      "The SDK that the widget counts as built with: before 17 it needs no containerBackground and has no content margins. (\(LinkedSDK.names))",
      valueName: "version"),
    transform: Self.readSDK)
  var linkedSDK: LinkedSDK?

  var overrides: SettingOverrides { SettingOverrides(platform: platform, linkedSDK: linkedSDK) }

  private static let readPlatform: @Sendable (String) throws -> Platform = { word in
    if let found = Platform(named: word) { return found }
    throw ValidationError("It is no platform; known are \(Platform.names).")
  }

  private static let readSDK: @Sendable (String) throws -> LinkedSDK = { word in
    if let found = Int(word).flatMap(LinkedSDK.init) { return found }
    throw ValidationError("There is no such SDK; known are those of iOS \(LinkedSDK.names).")
  }
}
