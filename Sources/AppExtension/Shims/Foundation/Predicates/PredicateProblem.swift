/// Why a predicate's format cannot be read.
package enum PredicateProblem: Error, Equatable, CustomStringConvertible {
  case unexpected(String)
  case endOfText
  case tooFewArguments
  case tooDeep

  package var description: String {
    switch self {
    case .unexpected(let word): "`\(word)` is not expected"
    case .endOfText: "the text ends too early"
    case .tooFewArguments: "there are fewer arguments than places for them"
    case .tooDeep: "parentheses are nested too deeply"
    }
  }
}
