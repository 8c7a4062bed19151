import Host
import Schedule

/// Stacks of widgets as the page needs them.
package protocol StackModel: Sendable {
  /// A person turned a stack to a widget. Throws `Problem`.
  func turnStack(to id: String) async throws
  /// Where the person is and what they do.
  var circumstances: Circumstances { get async }
  func setCircumstances(_ circumstances: Circumstances) async
}

extension HostBackedModel {
  package func turnStack(to id: String) async throws { try await host.turnStack(to: id) }

  package var circumstances: Circumstances { get async { await host.circumstances } }

  package func setCircumstances(_ circumstances: Circumstances) async {
    await host.setCircumstances(circumstances)
  }
}
