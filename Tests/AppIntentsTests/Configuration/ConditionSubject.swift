// Every comparison of `When`. The intents share their parameters' names; each has one condition.
import AppIntents

protocol ConditionIntent: WidgetConfigurationIntent {
  var count: Int { get set }
  var limit: Int? { get set }
  var span: Span? { get set }
  var shelf: Shelf? { get set }
  var note: String? { get set }
}

struct CountIsThree: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$count, .equalTo, 3) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct LimitIsNotThree: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$limit, .notEqualTo, 3) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct SpanIsOneOf: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$span, .oneOf, [.day, .year]) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct LimitAtMostThree: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$limit, .lessThanOrEqualTo, 3) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct NoteHasNoValue: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$note, .hasNoValue) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct ShelfIsSeven: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, identifier: .equalTo, 7) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct ShelfContainsSeven: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, identifier: .contains, "7") {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct ShelfAboveSeven: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, identifier: .greaterThan, 7) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct ShelfIsOneOf: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, identifier: .oneOf, ["7", "8"]) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct FamilyIsSmall: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}

struct FamilyIsOneOf: ConditionIntent {
  static let title: LocalizedStringResource = "Condition"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Span") var span: Span?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.systemSmall, .systemMedium]) {
      Summary("yes")
    } otherwise: {
      Summary("no")
    }
  }
}
