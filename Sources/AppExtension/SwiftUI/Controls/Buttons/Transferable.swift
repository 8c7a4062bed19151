import Foundation

/// Something that can be shared or dragged. Widgets do neither: the protocol asks for nothing here.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
extension Never: Transferable {}

/// What a share sheet shows of an item.
public struct SharePreview<PreviewImage: Transferable, Icon: Transferable> {
  init() {}
}
extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: Icon) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: Icon) {
    self.init()
  }
}
extension SharePreview where PreviewImage == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}
extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: PreviewImage) { self.init() }
}
extension SharePreview where PreviewImage == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }
}
