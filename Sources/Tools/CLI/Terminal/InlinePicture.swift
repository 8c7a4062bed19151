import Foundation

/// Shows a PNG in terminals that can: kitty's and iTerm2's ways.
package enum InlinePicture {
  package enum Way: Sendable { case kitty, iTerm2 }

  /// The way the terminal on standard output understands; `nil` where it understands none or is none.
  package static func supported(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isTerminal: Bool = Terminal.isTerminal(STDOUT_FILENO)
  ) -> Way? {
    // Inside tmux and screen the sequences would be shown as letters.
    guard isTerminal, environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || program == "ghostty" { return .kitty }
    return ["iTerm.app", "WezTerm"].contains(program) ? .iTerm2 : nil
  }

  /// The characters that draw `png`, `width` pixels wide as people see it.
  package static func sequence(for png: Data, width: Int, in way: Way) -> String {
    switch way {
    case .iTerm2:
      "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(width)px:\(png.base64EncodedString())\u{7}\n"
    case .kitty: kitty(Array(png.base64EncodedString().utf8))
    }
  }

  private static func kitty(_ letters: [UInt8]) -> String {
    let size = 4096
    let starts = Array(stride(from: 0, to: letters.count, by: size))
    let chunks = starts.map { start in
      let head = start == 0 ? "a=T,f=100," : ""
      let more = start + size < letters.count ? 1 : 0
      let body = String(decoding: letters[start..<min(start + size, letters.count)], as: UTF8.self)
      return "\u{1B}_G\(head)m=\(more);\(body)\u{1B}\\"
    }
    return chunks.joined() + "\n"
  }
}
