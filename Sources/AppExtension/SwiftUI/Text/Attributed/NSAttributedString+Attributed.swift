import Foundation
import UIKit

extension AttributedString {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// The characters and those attributes that UIKit, SwiftUI and Foundation know; others are left out, as Apple's does.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      result.append(
        AttributedString(text.substring(with: range), attributes: Self.container(of: attributes)))
    }
    self = result
  }

  /// The same: the scopes of SwiftUI and UIKit are known here.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }

  private static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      let value = attributes[key]
      return value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map {
        CGFloat($0)
      }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      attributes[key] as? NSUnderlineStyle
        ?? number(key).flatMap { $0.isFinite ? NSUnderlineStyle(rawValue: Int($0)) : nil }
    }
    var container = AttributeContainer()
    container[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    container[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    container[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    container[Keys.UnderlineStyleAttribute.self] = line(.underlineStyle)
    container[Keys.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    container[Keys.KernAttribute.self] = number(.kern)
    container[Keys.TrackingAttribute.self] = number(.tracking)
    container[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    container[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    container[Keys.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    container[Keys.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
    container.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    return container
  }
}

extension NSAttributedString {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// The characters with UIKit's attributes; SwiftUI's colours become UIKit's, its fonts are left out, since they have no size of their own.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: result)
  }

  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }

  /// Markdown without its marks, with links and emphasis.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    attributes[.font] = run[Keys.FontAttribute.self]
    attributes[.foregroundColor] =
      run[Keys.ForegroundColorAttribute.self]
      ?? run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { UIColor($0) }
    attributes[.backgroundColor] =
      run[Keys.BackgroundColorAttribute.self]
      ?? run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self].map { UIColor($0) }
    attributes[.underlineStyle] =
      (run[Keys.UnderlineStyleAttribute.self]
      ?? (run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == nil ? nil : .single))?
      .rawValue
    attributes[.strikethroughStyle] =
      (run[Keys.StrikethroughStyleAttribute.self]
      ?? (run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] == nil ? nil : .single))?
      .rawValue
    attributes[.kern] =
      run[Keys.KernAttribute.self] ?? run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
    attributes[.tracking] =
      run[Keys.TrackingAttribute.self] ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
    attributes[.baselineOffset] =
      run[Keys.BaselineOffsetAttribute.self]
      ?? run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
    attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
    attributes[.shadow] = run[Keys.ShadowAttribute.self]
    attributes[.attachment] = run[Keys.AttachmentAttribute.self]
    attributes[.link] = run.link
    return attributes
  }
}
