import Foundation

// Parity: no effect: a widget shares nothing; the button is drawn

/// A button that opens the share sheet. Drawn; does nothing in a widget.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  let label: Label
  init(drawing label: Label) { self.label = label }
  @MainActor public var body: some View {
    Button(role: nil, action: ControlAction(closure: {}), label: label, isPartOfStyle: true)
      .withoutEffect("ShareLink")
  }
}

/// The words and the symbol of a share button.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }
  @MainActor public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

nonisolated extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(drawing: label()) }
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(drawing: label()) }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(drawing: label())
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(drawing: label()) }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(drawing: label()) }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(drawing: DefaultShareLinkLabel()) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(drawing: DefaultShareLinkLabel(Text(titleKey))) }
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(drawing: DefaultShareLinkLabel()) }
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(drawing: DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(drawing: DefaultShareLinkLabel(Text(title))) }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(drawing: DefaultShareLinkLabel())
  }
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(drawing: DefaultShareLinkLabel(Text(titleKey)))
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(drawing: DefaultShareLinkLabel())
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(drawing: DefaultShareLinkLabel()) }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(drawing: DefaultShareLinkLabel(Text(titleKey))) }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(drawing: DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(drawing: DefaultShareLinkLabel(Text(title))) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(drawing: DefaultShareLinkLabel(Text(title))) }
}
