/// A text of lines `name = value unit`; `#` begins a comment. What is wrong is told, the rest counts.
package enum LimitsFile {
  /// The name of the file that commands look for.
  package static let name = "vitrine.limits"
  /// Bytes that are read; more is no list of limits.
  package static let mostBytes = 1 << 16
  /// Mistakes that are told one by one.
  private static let toldMistakes = 20

  /// Something wrong in a file.
  package struct Finding: Sendable, Equatable {
    /// From 1; `nil` for the file as a whole.
    package var line: Int?
    package var sentence: String
    package init(line: Int?, sentence: String) {
      self.line = line
      self.sentence = sentence
    }
  }

  /// Changes `limits` as the text says, and tells what in it is wrong.
  package static func read(_ text: String, into limits: inout Limits) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<LimitName> = []
    var untold = 0
    func tell(_ line: Int, _ mistake: LimitMistake) {
      guard findings.count < toldMistakes else { return untold += 1 }
      findings.append(Finding(line: line, sentence: mistake.description))
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.trimming(while: \.isWhitespace)
      guard !words.isEmpty else { continue }
      do throws(LimitMistake) {
        let name = try limits.set(String(words))
        if !seen.insert(name).inserted { tell(index + 1, .repeated(name)) }
      } catch {
        tell(index + 1, error)
      }
    }
    if untold > 0 {
      findings.append(Finding(line: nil, sentence: "\(untold) more lines are wrong, too."))
    }
    return findings
  }
}
