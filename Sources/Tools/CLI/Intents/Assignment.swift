import ArgumentParser

/// `name=value`, as it is given to `--set`.
package struct Assignment: Equatable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  package static let read: @Sendable (String) throws -> Assignment = { argument in
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      throw ValidationError("Write name=value, such as --set city=Berlin; `\(argument)` has no name and `=`.")
    }
    return Assignment(
      name: String(argument[..<equals]), text: String(argument[argument.index(after: equals)...]))
  }
}

/// What a widget or control is configured with.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help:
      "A parameter's value: name=value; an option by its title or identifier, a list with commas, none for nothing.",
    transform: Assignment.read)
  var assignments: [Assignment] = []
}
