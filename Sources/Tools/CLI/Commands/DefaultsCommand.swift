import ArgumentParser
import Foundation
import Glibc

struct DefaultsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "defaults",
    abstract: "Look at the user defaults of an App Group and change them, as the app would.",
    discussion: """
      With a value it is set, and the widgets of a running `vitrine dev` are loaded again. `--delete` takes a key away.

      Example: vitrine defaults group.com.example.counter count 42
      """)

  @Argument(help: "The App Group: group.com.example.app")
  var group: String

  @Argument(help: "The key; all keys are listed without one.")
  var key: String?

  @Argument(help: "The value to set: 42, 1.5, true, text, or JSON for arrays and dictionaries.")
  var value: String?

  @Option(
    help:
      "What the value is, where it is not as it looks: \(DefaultsValue.Kind.allValueStrings.joined(separator: ", "))."
  )
  var type: DefaultsValue.Kind?

  @Flag(help: "Take the key away.")
  var delete = false

  @Option(help: "The project's folder; the one that `vitrine dev` shows without it.")
  var path: String?

  @Flag(help: "Print one JSON document (docs/json.md).")
  var json = false

  func validate() throws {
    guard group.hasPrefix("group."), group.count > 6, !group.contains("/"), !group.contains("..") else {
      throw ValidationError("`\(group)` is no App Group; those begin with `group.`.")
    }
    guard !delete || (key != nil && value == nil) else {
      throw ValidationError("--delete takes a key and no value.")
    }
    guard type == nil || value != nil else { throw ValidationError("--type describes a value; give one.") }
  }

  func run() async throws {
    let target = try DefaultsTarget.find(path: path)
    try target.enter()
    // Before the first look, until what is set is written.
    var lock: DefaultsLock? = DefaultsLock(environment: target.environment)
    guard let defaults = UserDefaults(suiteName: group) else {
      throw CommandFailure("The user defaults of \(group) cannot be opened.")
    }
    if let key, let value {
      defaults.set(try DefaultsValue.read(value, as: type).object, forKey: key)
    } else if let key, delete {
      guard defaults.object(forKey: key) != nil else { throw missing(key, defaults) }
      defaults.removeObject(forKey: key)
    } else {
      return try show(defaults)
    }
    guard defaults.synchronize() else {
      throw CommandFailure(
        "The user defaults of \(group) could not be written.",
        cure: "Is there room on the disk, and may the folder be written to?")
    }
    lock?.noteWrite()
    lock = nil
    let reloaded = try await target.reload()
    if json {
      try show(defaults)
    } else {
      print("\(group): \(key ?? "") \(delete ? "is gone" : "is set").\(reloaded.map { " \($0)" } ?? "")")
    }
  }

  /// Prints one key or all.
  private func show(_ defaults: UserDefaults) throws {
    var values = (defaults.persistentDomain(forName: group) ?? [:]).mapValues { DefaultsValue(object: $0) }
    if let key, !delete {
      guard let one = values[key] else { throw missing(key, defaults) }
      values = [key: one]
    }
    if json {
      try JSONDocument.print(DefaultsFacts(group: group, values: values))
    } else if values.isEmpty {
      print("Nothing is set in \(group).")
    } else {
      let style = Style.standardOutput
      let rows = values.sorted { $0.key < $1.key }.map { name, value in
        [style.bold(name), style.faint(value.kind.rawValue), value.text]
      }
      print(Columns.aligned(rows).joined(separator: "\n"))
    }
  }

  private func missing(_ key: String, _ defaults: UserDefaults) -> CommandFailure {
    let keys = (defaults.persistentDomain(forName: group) ?? [:]).keys.sorted()
    return CommandFailure(
      "`\(key)` is not set in \(group).",
      cure: keys.isEmpty
        ? "Nothing is; an app or widget has not written anything yet."
        : "Set are \(keys.map { "`\($0)`" }.joined(separator: ", ")).")
  }
}
