/// What is shown where there is nothing to show: an icon, a title, a description and what can be done.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      if Actions.self != EmptyView.self, Actions.self != SearchUnavailableContent.Actions.self {
        VStack(spacing: 8) { actions }.buttonStyle(.borderless).font(.subheadline)
      }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      // 48 points: ours, after the look of iOS.
      configuration.icon.accessibilityHidden(true).font(.system(size: 48, weight: .regular)).foregroundStyle(
        .secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  private init(searched text: String?) {
    label = SearchUnavailableContent.Label(text: text)
    description = SearchUnavailableContent.Description()
    actions = SearchUnavailableContent.Actions()
  }
  /// Nothing was found. iOS's words differ.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  {
    Self(searched: nil)
  }
  /// Nothing was found for a text. iOS's words differ.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    Self(searched: text)
  }
}

/// The parts of `ContentUnavailableView.search`.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String?
    @MainActor public var body: some View {
      let title = if let text, !text.isEmpty { "No Results for “\(text)”" } else { "No Results" }
      SwiftUI.Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text(verbatim: "Try other words, or look at their spelling.") }
  }
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
