import Foundation

/// A value of a custom type of a project's `.intentdefinition`.
open class INObject: NSObject, NSCopying, @unchecked Sendable {
  open var identifier: String?
  open var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  /// Other words for it. No effect: there is no Siri here.
  open var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle: String?,
    image: INImage?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    subtitleString = subtitle
    displayImage = image
    super.init()
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
  }
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil,
      image: nil)
  }
  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?, image: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitle, image: image
    )
  }

  /// Properties of the custom type. Written by the generated class.
  open var _properties: [_INParameter] { [] }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: subtitleString, image: displayImage)
    for (mine, its) in zip(_properties, copy._properties) { its.set(mine.get()) }
    return copy
  }

  /// Two objects of a type with one identifier are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }
  open override var hash: Int { (identifier ?? displayString).hashValue }
  open override var description: String { displayString }
}

/// A picture beside an option.
open class INImage: NSObject, @unchecked Sendable {
  public enum _Source: Sendable {
    case named(String)
    case symbol(String)
    case data(Data)
    case url(URL)
  }
  public let _source: _Source
  init(_ source: _Source) { _source = source }
  public convenience init(named name: String) { self.init(.named(name)) }
  public convenience init(imageData: Data) { self.init(.data(imageData)) }
  public convenience init?(url: URL) { self.init(.url(url)) }
  public class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(.symbol(systemImageName))
  }
}

extension INObject {
  /// The objects that are of this type, as an array of it: what a generated property takes.
  public static func _array(_ objects: [Any]) -> Any { objects.compactMap { $0 as? Self } }
}
