import Foundation

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of attributed strings that `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    /// Of Foundation's own scope on Apple's systems.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }
  public enum KerningAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }
  public enum TrackingAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }
  public enum BaselineOffsetAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
