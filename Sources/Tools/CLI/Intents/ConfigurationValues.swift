import Archive
import Foundation

/// The values a command works with: those that `vitrine configure --save` kept, and those of `--set`.
struct ConfigurationValues {
  var running: RunningExtension
  var subject: ConfigurationSubject
  var intent: IntentDescription?
  var saved: IntentValues

  /// The values with the assignments applied one after the other: the options of a later one may depend on an earlier one.
  ///
  /// - Throws: `CommandFailure` for a name that is no parameter, or a text that is no value of it.
  func applying(_ assignments: [Assignment]) async throws -> IntentValues {
    var values = saved
    for assignment in assignments {
      let parameter = try parameter(assignment.name)
      let options =
        parameter.hasOptions
        ? try await running.options(
          OptionsRequest(subject: subject, parameter: parameter.name, values: values)) : nil
      values[parameter.name] = try ParameterText.value(assignment.text, for: parameter, options: options)
    }
    return values
  }

  func parameter(_ name: String) throws -> ParameterDescription {
    guard let intent else {
      throw CommandFailure(
        "`\(subject.kind)` is not configurable.", cure: "Leave out --set, or give another --kind.",
        isUsage: true)
    }
    guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
      let known = intent.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
      throw CommandFailure(
        "\(intent.name) has no parameter `\(name)`.", cure: "It has \(known.isEmpty ? "none" : known).",
        isUsage: true)
    }
    return parameter
  }
}
