import Archive
import ArgumentParser

/// Which widgets of a bundle are meant: all of them, unless narrowed.
struct WidgetSelection: ParsableArguments {
  @Option(help: "Only the widget of this kind.")
  var kind: String?

  @Option(help: "Only this family, such as systemSmall or small.", transform: FamilyArgument.read)
  var family: WidgetFamily?
}
