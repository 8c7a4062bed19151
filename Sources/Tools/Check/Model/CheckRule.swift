import Archive

/// One thing that is looked for. A rule is a function of what is known; it asks nobody and draws nothing.
package protocol CheckRule: Sendable {
  var information: RuleInformation { get }
  func findings(in subject: CheckSubject) -> [Finding]
}

extension CheckRule {
  /// A finding of this rule.
  ///
  /// - Parameters:
  ///   - kind: the widget, control or activity that it is about.
  ///   - looks: the pictures it was seen in, such as `systemSmall, dark`.
  func finding(
    _ message: String, at place: SourcePlace? = nil, kind: String? = nil, looks: [String] = []
  ) -> Finding {
    Finding(
      code: information.code, severity: information.severity, message: message, place: place, kind: kind,
      looks: looks)
  }
}
