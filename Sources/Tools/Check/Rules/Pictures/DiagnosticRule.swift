import Archive

/// A rule about something that the extension itself remarked while it made its pictures.
protocol DiagnosticRule: CheckRule {
  /// Codes of the diagnostics it is about.
  var diagnostics: Set<String> { get }
  /// Where in the source; that of the widget's configuration unless told otherwise.
  func place(of diagnostic: Diagnostic, kind: String, in source: SourceProject) -> SourcePlace?
}

extension DiagnosticRule {
  func place(of diagnostic: Diagnostic, kind: String, in source: SourceProject) -> SourcePlace? {
    source.place(ofKind: kind)
  }

  func findings(in subject: CheckSubject) -> [Finding] { remarks(in: subject) }

  func remarks(in subject: CheckSubject) -> [Finding] {
    let widgets = subject.widgets.flatMap { widget in
      widget.diagnostics.filter { diagnostics.contains($0.diagnostic.code) }.map { look, diagnostic in
        finding(
          diagnostic.message.sentence,
          at: place(of: diagnostic, kind: widget.kind, in: subject.source), kind: widget.kind,
          looks: [widget.name(look)])
      }
    }
    let activities = (subject.answers?.activities ?? []).flatMap { activity in
      activity.diagnostics.filter { diagnostics.contains($0.code) }.map { diagnostic in
        finding(
          diagnostic.message.sentence,
          at: place(of: diagnostic, kind: activity.type, in: subject.source)
            ?? subject.source.place(ofActivity: activity.type), kind: activity.type)
      }
    }
    return widgets + activities
  }
}

extension String {
  /// With a capital letter and a full stop.
  var sentence: String {
    guard let first else { return self }
    let ended = hasSuffix(".") || hasSuffix("?") || hasSuffix("!")
    return first.uppercased() + dropFirst() + (ended ? "" : ".")
  }

  /// The first words between double quotation marks.
  var quoted: String? {
    let parts = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
