import Foundation
import Host
import Schedule

/// The refresh budget as the page needs it.
package protocol BudgetModel: Sendable {
  /// These widgets are in sight on some page, and no others.
  func show(_ visible: Set<String>) async
  /// What was decided about reloads, the newest first. Throws `Problem`.
  func ledger(_ query: LedgerQuery) async throws -> [LedgerRow]
  var conditions: DeviceConditions { get async }
  func setConditions(_ conditions: DeviceConditions) async
}

extension HostBackedModel {
  package func show(_ visible: Set<String>) async { await host.show(visible) }

  package func ledger(_ query: LedgerQuery) async throws -> [LedgerRow] { try await host.ledger(query) }

  package var conditions: DeviceConditions { get async { await host.conditions } }

  package func setConditions(_ conditions: DeviceConditions) async { await host.setConditions(conditions) }
}
