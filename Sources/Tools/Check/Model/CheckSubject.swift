/// All that is known of an extension: what rules are functions of.
package struct CheckSubject: Sendable {
  var source: SourceProject
  /// `nil` where the extension could not be built or started: rules about its answers find nothing.
  var answers: ExtensionAnswers?
  /// What the project says of itself.
  var settings: CheckSettings
  var limits: CheckLimits

  package init(
    source: SourceProject, answers: ExtensionAnswers? = nil, settings: CheckSettings = CheckSettings(),
    limits: CheckLimits = CheckLimits()
  ) {
    self.source = source
    self.answers = answers
    self.settings = settings
    self.limits = limits
  }

  /// The answers about each widget in each family; none where there are no answers at all.
  var widgets: [WidgetAnswers] { answers?.widgets ?? [] }
}
