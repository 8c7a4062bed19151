import Archive

/// Values of an open sheet; without them those stored.
struct SheetBody: Decodable {
  var values: IntentValues?

  static let cure = #"Send {"values": {"city": {"entity": "berlin"}}}, or {} for what is stored."#
}

/// A parameter whose options are asked for.
struct OptionsBody: Decodable {
  var parameter: String
  var values: IntentValues?
  var search: String?

  static let cure =
    #"Send {"parameter": name}, the sheet's "values", and "search" for a text typed by a person."#
}

/// Values to keep.
struct ConfigurationBody: Decodable {
  var values: IntentValues

  static let cure = #"Send {"values": {"city": {"entity": "berlin"}}}."#
}
