import Foundation
import UIKit

/// Sizes of attributed strings, by the same line breaking that draws `Text`.
enum StringMeasure {
  /// What UIKit draws text in that names no font: 12 points.
  private static let plain = UIFont.systemFont(ofSize: 12)

  /// - Parameter width: points; `nil` where lines end at line ends only.
  static func size(_ string: NSAttributedString, width: CGFloat?) -> CGSize {
    guard string.length > 0 else { return CGSize(width: 0, height: plain.lineHeight) }
    let whole = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length), options: []) {
      font, range, _ in
      if font == nil { whole.addAttribute(.font, value: plain, range: range) }
    }
    let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let text = AttributedString(whole)
    let spacing = style?.lineSpacing ?? 0
    return onMain { measured(text, spacing, width) }
  }

  @MainActor private static func measured(_ text: AttributedString, _ spacing: CGFloat, _ width: CGFloat?)
    -> CGSize
  {
    let session = EvaluationSession(displayScale: 3, now: Date())
    defer { session.end() }
    let context = _ViewContext(environment: EnvironmentValues(), session: session)
    let view = Text(text).lineSpacing(spacing)
    return SceneEvaluator.rootNode(view, context: context)
      .size(for: ProposedViewSize(width: width ?? .infinity, height: .infinity))
  }

  /// Text is laid out on the main thread only.
  private static func onMain(_ body: @escaping @MainActor @Sendable () -> CGSize) -> CGSize {
    Thread.isMainThread
      ? MainActor.assumeIsolated(body) : DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

extension NSAttributedString {
  /// The size in points where lines end at line ends only.
  public func size() -> CGSize { StringMeasure.size(self, width: nil) }

  /// The box of the text, broken into lines no wider than `size`; without `.usesLineFragmentOrigin` it is one line.
  ///
  /// Below `size.height` nothing is left out: the box is that of the whole text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken =
      options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: StringMeasure.size(self, width: isBroken ? size.width : nil))
  }
  /// Nothing: text is not drawn into bitmaps here (see `CGContext`).
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension StringProtocol {
  /// The size in points of the text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
