import Archive

extension WidgetHost {
  /// Whether the device is locked. Then the Home Screen cannot be tapped, nothing opens, and intents follow their authentication policy.
  package var isLocked: Bool { interaction.isLocked }

  /// Locks or unlocks the device.
  package func setLocked(_ isLocked: Bool) {
    guard isLocked != interaction.isLocked else { return }
    interaction.isLocked = isLocked
    // Private content is hidden or seen again: these are other pictures.
    for id in widgets.keys.sorted() where widgets[id]?.timeline?.isPrivate == true { touch(id) }
    try? report(.deviceLocked(isLocked))
    hub.send(.layoutChanged)
  }

  /// What widgets, controls and intents opened, the latest last: the last 200.
  package func openedURLs() -> [OpenedURL] { interaction.opened }

  /// Notes that something opened the app or a URL.
  func open(_ url: OpenedURL) {
    interaction.note(url)
    hub.send(.opened(url))
  }

  /// Answers what an extension asked.
  func answer(_ question: HostQuestion, number: UInt64, of name: String) {
    let answer: HostAnswer =
      switch question {
      case .widgets: HostAnswer(placed: placedWidgets(of: name))
      case .pushInfo: pushInfo(of: name)
      case .controls: HostAnswer(placed: placedControls(of: name))
      }
    Task { [session = sessions[name]] in await session?.answer(question: number, answer) }
  }

  /// What of an extension is on the surfaces, in their order: `WidgetCenter.currentConfigurations()`.
  func placedWidgets(of name: String) -> [HostAnswer.Placed] {
    widgets.values.map(\.placed).filter { $0.extensionName == name }.sorted(by: PlacedWidget.precedes)
      .map { HostAnswer.Placed(kind: $0.kind, family: $0.family, values: $0.values) }
  }
}
