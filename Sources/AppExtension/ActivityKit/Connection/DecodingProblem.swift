/// A decoding error as a sentence: where it is, what was expected and what was found.
package struct DecodingProblem: CustomStringConvertible {
  private let error: any Error
  package init(_ error: any Error) { self.error = error }

  package var description: String {
    guard let error = error as? DecodingError else { return "\(error)" }
    return switch error {
    case .typeMismatch(let type, let context):
      "\(place(context.codingPath)) is no \(type)"
    case .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null and should be a \(type)"
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }

  private func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the whole" }
    var words = ""
    for key in path {
      if let index = key.intValue {
        words += "[\(index)]"
      } else {
        words += (words.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return "“\(words.prefix(200))”"
  }
}
