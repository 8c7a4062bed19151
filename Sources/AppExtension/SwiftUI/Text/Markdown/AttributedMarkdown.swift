import Foundation

extension AttributedString {
  /// How Markdown is read. Foundation has this type on Apple's systems.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Characters with the emphasis and links of Markdown. Blocks follow each other without line ends, as Foundation's do;
  /// their kinds (headings, lists) leave no attribute here.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for block in MarkdownBlocks.blocks(markdown, options.interpretedSyntax) {
      for run in InlineMarkdown.runs(block) {
        var part = AttributedString(run.text)
        if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
        if let address = run.link { part.link = URL(string: address, relativeTo: baseURL) }
        append(part)
      }
    }
  }
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// Divides Markdown into blocks and takes away what marks them.
enum MarkdownBlocks {
  static func blocks(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [String] {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return [markdown]
    case .inlineOnly:
      return [
        markdown.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(
          separator: " ")
      ]
    case .full: break
    }
    var blocks: [String] = []
    var paragraph: [String] = []
    func finish() {
      if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: " ")) }
      paragraph = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.isEmpty {
        finish()
      } else if let content = marked(trimmed) {
        finish()
        if !content.isEmpty { blocks.append(content) }
      } else {
        paragraph.append(trimmed)
      }
    }
    finish()
    return blocks
  }

  /// The content of a heading, an item of a list, a quotation or a rule; `nil` for a line of a paragraph.
  private static func marked(_ line: String) -> String? {
    let hashes = line.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), line.dropFirst(hashes).first == " " {
      return line.dropFirst(hashes + 1).trimmingCharacters(in: CharacterSet(charactersIn: "# "))
    }
    if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") || line.hasPrefix("> ") {
      return line.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.count), line.dropFirst(digits.count).hasPrefix(". ") {
      return line.dropFirst(digits.count + 2).trimmingCharacters(in: .whitespaces)
    }
    if line.count >= 3, let mark = line.first, "-*_".contains(mark), line.allSatisfy({ $0 == mark }) {
      return ""
    }
    return nil
  }
}
