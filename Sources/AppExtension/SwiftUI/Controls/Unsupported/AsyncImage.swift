import Foundation

// Parity: no effect: a widget's picture waits for nothing; the placeholder is drawn, as on iOS

/// A picture that is loaded while the view is shown. A widget's picture waits for nothing: the placeholder is drawn.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @MainActor public var body: some View {
    content(.empty).inContext { context in
      context.session.report(
        "no-effect-in-widget", .warning,
        "AsyncImage loads nothing in a widget, as on iOS; load \(url?.absoluteString ?? "the picture") in the timeline provider"
      )
    }
  }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension AsyncImage {
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlaceholder {
    self.url = url
    content = { _ in _AsyncImagePlaceholder() }
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        _ConditionalContent(storage: .trueContent(content(image)))
      } else {
        _ConditionalContent(storage: .falseContent(placeholder()))
      }
    }
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

/// The grey box that stands for a picture that is not there yet.
nonisolated public struct _AsyncImagePlaceholder: View {
  @MainActor public var body: some View { Color(.system(.gray), opacity: 0.16) }
}
