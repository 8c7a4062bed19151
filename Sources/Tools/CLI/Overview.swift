/// What `vitrine` alone prints.
enum Overview {
  private static let verbs = [
    ("dev", "show a widget extension in the browser, live", "vitrine dev MyWidgets"),
    ("list", "list the widgets of an extension", "vitrine list MyWidgets"),
    ("render", "draw its widgets as PNG or SVG", "vitrine render MyWidgets --out pictures"),
    ("tap", "tap a button, a toggle or a control", "vitrine tap MyWidgets --button Play"),
    (
      "configure", "show and set what a widget is configured with",
      "vitrine configure MyWidgets --set city=Berlin"
    ),
    ("activity", "start, update and end Live Activities", "vitrine activity start --state @state.json"),
    ("push", "send pushes, and see what became of them", "vitrine push send --payload @push.json"),
    ("simulate", "play days of use, and see its budget", "vitrine simulate MyWidgets --days 7"),
    ("check", "look for what goes wrong on a phone", "vitrine check MyWidgets --strict"),
    ("app", "run the app beside its widgets", "vitrine app MyWidgets"),
    ("budget", "say why a widget was reloaded, or was not", "vitrine budget --kind Weather --at 14:05"),
    ("import", "write what was found of a project as a manifest", "vitrine import App.xcodeproj"),
    (
      "defaults", "look at an App Group's user defaults, change them",
      "vitrine defaults group.com.example count 42"
    ),
  ]

  static func text(_ style: Style) -> String {
    let rows = verbs.map { verb, summary, example in
      "  " + style.bold(verb.padding(to: 11)) + summary.padding(to: 48) + style.faint(example)
    }
    return """
      \(style.bold("vitrine")) runs iOS widget extensions on Linux, from unmodified source.

      \(rows.joined(separator: "\n"))

      \("`vitrine COMMAND --help` explains one; a PATH is an Xcode project, or the folder with the extension's Swift files.")
      """
  }
}
