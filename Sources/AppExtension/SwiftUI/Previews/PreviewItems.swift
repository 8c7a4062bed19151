/// One of the views of a `PreviewProvider`, with what its modifiers say.
@MainActor package struct PreviewItem {
  package var view: AnyView
  package var settings = PreviewSettings()

  /// The views that `view` consists of, as a tool shows them: one for each of a group, a list or a block.
  ///
  /// Found in the structure of the view, without evaluating any: each is drawn by itself. More than `most` are left out.
  package static func items(of view: any View) -> [PreviewItem] {
    guard let group = view as? any PreviewGroup else {
      return [PreviewItem(view: AnyView(_fromValue: view) ?? AnyView(EmptyView()))]
    }
    return Array(group.previewItems.prefix(most))
  }

  /// Views of one provider. Ours.
  static let most = 200
}

/// A view that a tool shows as several, or one that says something to the tool.
@MainActor private protocol PreviewGroup {
  var previewItems: [PreviewItem] { get }
}

extension EmptyView: PreviewGroup {
  @MainActor fileprivate var previewItems: [PreviewItem] { [] }
}

extension AnyView: PreviewGroup {
  @MainActor fileprivate var previewItems: [PreviewItem] { PreviewItem.items(of: wrapped) }
}

extension TupleView: PreviewGroup {
  @MainActor fileprivate var previewItems: [PreviewItem] { children.flatMap { PreviewItem.items(of: $0) } }
}

extension Group: PreviewGroup where Content: View {
  @MainActor fileprivate var previewItems: [PreviewItem] { PreviewItem.items(of: content) }
}

extension ForEach: PreviewGroup where Content: View {
  @MainActor fileprivate var previewItems: [PreviewItem] {
    data.prefix(PreviewItem.most).flatMap { PreviewItem.items(of: content($0)) }
  }
}

extension Optional: PreviewGroup where Wrapped: View {
  @MainActor fileprivate var previewItems: [PreviewItem] { map { PreviewItem.items(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewGroup where TrueContent: View, FalseContent: View {
  @MainActor fileprivate var previewItems: [PreviewItem] {
    switch storage {
    case .trueContent(let view): PreviewItem.items(of: view)
    case .falseContent(let view): PreviewItem.items(of: view)
    }
  }
}

/// A modifier of a group is one of each of its views.
extension ModifiedContent: PreviewGroup where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate var previewItems: [PreviewItem] {
    PreviewItem.items(of: content).map { item in
      var item = item
      if let setting = modifier as? PreviewSettingModifier {
        setting.change(&item.settings)
      } else {
        item.view = AnyView(item.view.modifier(modifier))
      }
      return item
    }
  }
}
