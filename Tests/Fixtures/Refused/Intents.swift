import AppIntents

struct Toggle: AppIntent {
  static let title: LocalizedStringResource = "Toggle"
  @Parameter(title: "Item") var item: String
  func perform() async throws -> some IntentResult { .result() }
}

// The initialiser that the compiler writes takes the parameter, not its value: as on iOS, an author writes one.
let toggle = Toggle(item: "milk")  // refused: cannot convert value of type

struct Untitled: AppIntent {  // refused: does not conform to protocol 'AppIntent'
  func perform() async throws -> some IntentResult { .result() }
}

struct Wrong: AppIntent {
  static let title: LocalizedStringResource = "Wrong"
  @Parameter(title: "Count", default: "three") var count: Int  // refused: cannot convert value
  func perform() async throws -> some IntentResult { .result() }
}
