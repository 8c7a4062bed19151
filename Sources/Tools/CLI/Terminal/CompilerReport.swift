import Foundation
import Projects

/// Shows what the compiler said: place, severity and text in one line, then the source and the caret.
package struct CompilerReport {
  var style: Style
  /// Paths below this are shown without it.
  var folder: String

  package init(_ style: Style, folder: String = FileManager.default.currentDirectoryPath) {
    self.style = style
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
  }

  package func text(_ messages: [CompilerMessage]) -> String {
    messages.map(text).joined(separator: "\n")
  }

  /// `2 errors, 1 warning`; empty without messages.
  package static func count(_ messages: [CompilerMessage]) -> String {
    let parts: [(CompilerMessage.Severity, String)] = [(.error, "error"), (.warning, "warning")]
    return parts.compactMap { severity, word in
      let number = messages.count { $0.severity == severity }
      return number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  private func text(_ message: CompilerMessage) -> String {
    let place =
      message.file.isEmpty ? "" : style.bold("\(shown(message.file)):\(message.line):\(message.column): ")
    let head = place + severity(message.severity) + message.text
    guard let excerpt = message.excerpt else { return head }
    let lines = excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let caret = lines.dropFirst().map { "  " + style.green($0) }
    return ([head, "  " + (lines.first ?? "")] + caret).joined(separator: "\n")
  }

  private func severity(_ severity: CompilerMessage.Severity) -> String {
    switch severity {
    case .error: style.red("error: ")
    case .warning: style.yellow("warning: ")
    case .note, .remark: style.faint("\(severity.rawValue): ")
    }
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
