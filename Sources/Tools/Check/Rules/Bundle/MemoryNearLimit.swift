import Archive

struct MemoryNearLimit: CheckRule {
  let information = RuleInformation(
    "memory-near-limit", .warning, "An extension that takes nearly all memory, or more than all.",
    consequence: "Above the limit the system ends the extension: the last picture or the placeholder stays.",
    cure:
      "Read only what is shown, scale pictures down while they are read, and keep nothing between requests.")

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let memory = subject.answers?.memory else { return [] }
    let limit = subject.limits.memoryBytes
    guard Double(memory) >= Double(limit) * subject.limits.memoryShare else { return [] }
    return [
      finding(
        "The extension took \(megabytes(memory)) MB of memory of its own; the system ends it at \(megabytes(limit)) MB."
      )
    ]
  }

  private func megabytes(_ bytes: Int) -> String { (Double(bytes) / 1_048_576).shortened }
}
