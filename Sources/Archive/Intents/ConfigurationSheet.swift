import Foundation

/// What is configured: a widget in a family, or a control.
package struct ConfigurationSubject: Sendable, Hashable {
  package var kind: String
  /// `nil` for a control.
  package var family: WidgetFamily?
  package init(kind: String, family: WidgetFamily?) {
    self.kind = kind
    self.family = family
  }
}

/// Asks for the edit sheet of a widget or control with these values.
package struct SheetRequest: Sendable, Equatable {
  package var subject: ConfigurationSubject
  /// What was chosen so far. Values that no longer fit the code are dropped, and said to be.
  package var values: IntentValues
  package init(subject: ConfigurationSubject, values: IntentValues = [:]) {
    self.subject = subject
    self.values = values
  }
}

/// The edit sheet as the parameter summary makes it for the values at hand.
package struct ConfigurationSheet: Sendable, Equatable {
  /// One row.
  package struct Row: Sendable, Equatable {
    package var parameter: ParameterDescription
    /// The chosen value, the parameter's default, or `nil` for none.
    package var value: IntentValue?
    /// How the value is shown: one for a single value, one an element for a list. Empty where the value shows itself (numbers, text, dates).
    package var displays: [ValueDisplay]
    package init(parameter: ParameterDescription, value: IntentValue?, displays: [ValueDisplay] = []) {
      self.parameter = parameter
      self.value = value
      self.displays = displays
    }
  }
  /// A piece of the summary's sentence.
  package enum Piece: Sendable, Equatable {
    case text(String)
    /// A parameter by name; shown as its value.
    case parameter(String)
  }
  package var title: String
  package var summary: String?
  /// The rows that show now, in order.
  package var rows: [Row]
  /// `Summary("Show \(\.$city)")` for the values at hand; empty without a sentence.
  package var sentence: [Piece]
  /// Every parameter's value as the provider would get it, those without a row too.
  package var values: IntentValues
  /// What the stored values had that the code does not take any more, and what its own queries threw.
  package var findings: [Diagnostic]
  package init(
    title: String, summary: String? = nil, rows: [Row], sentence: [Piece] = [], values: IntentValues,
    findings: [Diagnostic] = []
  ) {
    self.title = title
    self.summary = summary
    self.rows = rows
    self.sentence = sentence
    self.values = values
    self.findings = findings
  }
}

/// Asks for the options of one parameter.
package struct OptionsRequest: Sendable, Equatable {
  package var subject: ConfigurationSubject
  package var parameter: String
  /// The other values of the sheet: options may depend on them.
  package var values: IntentValues
  /// What the person typed into the search field; `nil` for the suggestions.
  package var search: String?
  package init(
    subject: ConfigurationSubject, parameter: String, values: IntentValues, search: String? = nil
  ) {
    self.subject = subject
    self.parameter = parameter
    self.values = values
    self.search = search
  }
}

/// The options of a parameter, grouped.
package struct OptionList: Sendable, Equatable {
  package struct Section: Sendable, Equatable {
    package var title: String?
    package var subtitle: String?
    package var options: [Option]
    package init(title: String? = nil, subtitle: String? = nil, options: [Option]) {
      self.title = title
      self.subtitle = subtitle
      self.options = options
    }
  }
  package struct Option: Sendable, Equatable {
    package var value: IntentValue
    package var display: ValueDisplay
    package init(value: IntentValue, display: ValueDisplay) {
      self.value = value
      self.display = display
    }
  }
  /// What the person is asked, where the provider says (`IntentItemCollection.promptLabel`).
  package var prompt: String?
  package var sections: [Section]
  /// How many the provider gave; more than are listed when it gave more than the sheet takes.
  package var total: Int
  /// Duplicate identifiers, options beyond the limit.
  package var findings: [Diagnostic]
  package init(prompt: String? = nil, sections: [Section], total: Int, findings: [Diagnostic] = []) {
    self.prompt = prompt
    self.sections = sections
    self.total = total
    self.findings = findings
  }
}

/// A preset of a configurable widget: `AppIntentRecommendation`.
package struct Recommendation: Sendable, Equatable {
  package var title: String
  package var values: IntentValues
  package init(title: String, values: IntentValues) {
    self.title = title
    self.values = values
  }
}
