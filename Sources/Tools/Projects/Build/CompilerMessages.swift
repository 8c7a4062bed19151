/// Reads what `swiftc -diagnostic-style llvm` prints.
///
///     Folder/File.swift:3:17: error: cannot find 'foo' in scope
///         let x = foo
///                 ^~~
package enum CompilerMessages {
  /// All messages in order, each once: with several files, two compiler processes may say the same.
  package static func parse(_ output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let message = placed(line) ?? unplaced(line) {
        messages.append(message)
      } else if let last = messages.indices.last, !messages[last].file.isEmpty, !line.isEmpty {
        messages[last].excerpt = messages[last].excerpt.map { $0 + "\n" + line } ?? line
      }
    }
    messages = messages.map(withExcerptUpToCaret)
    var seen: Set<String> = []
    return messages.filter { seen.insert("\($0.file):\($0.line):\($0.column):\($0.text)").inserted }
  }

  /// What a failed compiler said, which is never nothing: without a message of its own, the end of its output is one.
  package static func parseFailure(_ output: String, exitStatus: Int32) -> [CompilerMessage] {
    let crash = CompilerCrash.message(in: output).map { [$0] } ?? []
    let messages =
      linkerErrors(output) + crash
      + parse(output).filter { !isConsequence($0) && !(CompilerCrash.isNamed(by: $0) && !crash.isEmpty) }
    if messages.contains(where: { $0.severity == .error }) { return messages }
    let tail = output.split(separator: "\n").suffix(3).joined(separator: "\n")
    let text = tail.isEmpty ? "The compiler failed with status \(exitStatus) and said nothing." : tail
    return messages + [
      CompilerMessage(file: "", line: 0, column: 0, severity: .error, text: text)
    ]
  }

  /// `file:line:column: severity: text`. A file's name may hold colons, so the severity is looked for first.
  private static func placed(_ line: String) -> CompilerMessage? {
    for severity in CompilerMessage.Severity.allCases {
      guard let mark = firstRange(of: ": \(severity.rawValue): ", in: line) else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts.last!)
      else { continue }
      return CompilerMessage(
        file: parts.dropLast(2).joined(separator: ":"), line: row, column: column,
        severity: severity, text: String(line[mark.upperBound...]))
    }
    return nil
  }

  /// `error: text` and `<unknown>:0: error: text`.
  private static func unplaced(_ line: String) -> CompilerMessage? {
    let line = line.hasPrefix("<unknown>:0: ") ? String(line.dropFirst("<unknown>:0: ".count)) : line
    for severity in CompilerMessage.Severity.allCases where line.hasPrefix("\(severity.rawValue): ") {
      return CompilerMessage(
        file: "", line: 0, column: 0, severity: severity,
        text: String(line.dropFirst(severity.rawValue.count + 2)))
    }
    return nil
  }

  /// Names that were declared but are nowhere: the linker says them in a form of its own.
  private static func linkerErrors(_ output: String) -> [CompilerMessage] {
    var names: [String] = []
    for line in output.split(separator: "\n") {
      guard
        let mark = firstRange(of: "undefined reference to '", in: String(line))
          ?? firstRange(of: "undefined symbol: ", in: String(line))
      else { continue }
      let name = String(String(line)[mark.upperBound...].prefix { $0 != "'" })
      if !names.contains(name) { names.append(name) }
    }
    return names.map {
      CompilerMessage(
        file: "", line: 0, column: 0, severity: .error,
        text: "`\($0)` is declared but defined nowhere (the linker did not find it)")
    }
  }

  /// Sentences that only say that another message was an error.
  private static func isConsequence(_ message: CompilerMessage) -> Bool {
    message.file.isEmpty
      && (message.text.hasPrefix("link command failed") || message.text.hasPrefix("fatalError")
        || message.text.hasPrefix("emit-module command failed"))
  }

  private static func withExcerptUpToCaret(_ message: CompilerMessage) -> CompilerMessage {
    guard let excerpt = message.excerpt else { return message }
    var message = message
    let lines = excerpt.split(separator: "\n", omittingEmptySubsequences: false)
    message.excerpt = lines.prefix(2).joined(separator: "\n")
    return message
  }

  private static func firstRange(of needle: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: needle.first!) {
      if text[found...].hasPrefix(needle) {
        return found..<text.index(found, offsetBy: needle.count)
      }
      start = text.index(after: found)
    }
    return nil
  }
}
