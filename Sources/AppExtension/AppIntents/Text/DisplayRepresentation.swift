import Foundation

/// How a value is shown: a title, a second line and a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]
  /// Describes a picture or file; VoiceOver on iOS reads it.
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { self.init(title: title, subtitle: subtitle, image: image, synonyms: []) }
  @_disfavoredOverload public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    descriptionText: LocalizedStringResource?, synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture beside the title.
  public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      case named(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }
    /// The picture's outline.
    public struct DisplayStyle: Equatable, Sendable {
      package var isCircular: Bool
      public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }
      public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
    }
    package var source: Source
    package var isTemplate: Bool?
    package var displayStyle = DisplayStyle.default

    public init(named name: String, isTemplate: Bool? = nil) {
      source = .named(name)
      self.isTemplate = isTemplate
    }
    public init(systemName name: String, isTemplate: Bool? = nil) {
      source = .symbol(name)
      self.isTemplate = isTemplate
    }
    public init(data: Data, isTemplate: Bool? = nil) {
      source = .data(data)
      self.isTemplate = isTemplate
    }
    public init(url: URL, isTemplate: Bool? = nil) {
      source = .url(url)
      self.isTemplate = isTemplate
    }
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(url: url, isTemplate: isTemplate)
    }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(named: name, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(data: data, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(url: url, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle
    ) {
      self.init(url: url, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }
  }
}

/// How a kind of value is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }
  @_disfavoredOverload public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
