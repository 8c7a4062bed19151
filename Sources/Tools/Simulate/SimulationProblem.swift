/// Why a simulation cannot be played: what is wrong, and what to do.
package struct SimulationProblem: Error, Sendable, Equatable {
  package var message: String
  package var cure: String?
  package init(_ message: String, cure: String? = nil) {
    self.message = message
    self.cure = cure
  }
}
