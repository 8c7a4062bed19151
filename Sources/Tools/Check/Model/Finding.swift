import Archive

/// Something a rule found.
package struct Finding: Sendable, Equatable {
  /// That of the rule.
  package var code: String
  package var severity: Diagnostic.Severity
  /// What is wrong here, in one sentence.
  package var message: String
  /// Where in the source, as far as it is known.
  package var place: SourcePlace?
  /// The widget's or control's kind, or the type of the activity's attributes.
  package var kind: String?
  /// The pictures it was seen in, such as `systemSmall, dark`; empty where it is about no picture.
  package var looks: [String]

  package init(
    code: String, severity: Diagnostic.Severity, message: String, place: SourcePlace? = nil,
    kind: String? = nil, looks: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.place = place
    self.kind = kind
    self.looks = looks
  }
}

/// A place in the source.
package struct SourcePlace: Sendable, Equatable {
  /// As it is shown: below the path that was given.
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var column: Int
  /// The line of source.
  package var excerpt: String

  package init(file: String, line: Int, column: Int, excerpt: String) {
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
  }
}

extension Finding {
  /// By file, place, code and words; those without a place last.
  package static func isBefore(_ left: Finding, _ right: Finding) -> Bool { left.order < right.order }

  /// In order, what was seen in several pictures once.
  package static func sorted(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    for finding in findings {
      let same = merged.firstIndex {
        $0.code == finding.code && $0.message == finding.message && $0.place == finding.place
          && $0.kind == finding.kind
      }
      if let same {
        merged[same].looks += finding.looks.filter { !merged[same].looks.contains($0) }
      } else {
        merged.append(finding)
      }
    }
    return merged.sorted(by: isBefore)
  }

  private var order: Order {
    Order(
      file: place?.file ?? "\u{10FFFF}", line: place?.line ?? 0, column: place?.column ?? 0, kind: kind ?? "",
      code: code, message: message)
  }

  private struct Order: Comparable {
    var file: String
    var line: Int
    var column: Int
    var kind: String
    var code: String
    var message: String

    static func < (left: Order, right: Order) -> Bool {
      (left.file, left.line, left.column, left.kind, left.code, left.message)
        < (right.file, right.line, right.column, right.kind, right.code, right.message)
    }
  }
}
