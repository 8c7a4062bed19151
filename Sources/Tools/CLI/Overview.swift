/// What `vitrine` alone prints.
enum Overview {
  private static let verbs = [
    ("dev", "show a widget extension in the browser, live", "vitrine dev MyWidgets"),
    ("list", "list the widgets of an extension", "vitrine list MyWidgets"),
    ("render", "draw its widgets as PNG or SVG", "vitrine render MyWidgets --out pictures"),
  ]

  static func text(_ style: Style) -> String {
    let rows = verbs.map { verb, summary, example in
      "  " + style.bold(verb.padding(to: 8)) + summary.padding(to: 48) + style.faint(example)
    }
    return """
      \(style.bold("vitrine")) runs iOS widget extensions on Linux, from unmodified source.

      \(rows.joined(separator: "\n"))

      \("`vitrine COMMAND --help` explains one; a PATH is the folder with the extension's Swift files.")
      """
  }
}
