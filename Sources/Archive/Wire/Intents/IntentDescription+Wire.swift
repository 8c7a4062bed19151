import Foundation

extension IntentDescription {
  func wire(_ rules: WireRules) throws -> WireIntentDescription {
    try rules.list(parameters.count, "intent.parameters")
    var wire = WireIntentDescription()
    wire.name = try rules.string(name, "intent.name")
    wire.title = try rules.string(title, "intent.title")
    if let summary { wire.summary = try rules.string(summary, "intent.summary") }
    wire.parameters = try parameters.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireIntentDescription, _ rules: WireRules) throws {
    try rules.list(wire.parameters.count, "intent.parameters")
    self.init(
      name: try rules.string(wire.name, "intent.name"), title: try rules.string(wire.title, "intent.title"),
      summary: wire.hasSummary ? try rules.string(wire.summary, "intent.summary") : nil,
      parameters: try wire.parameters.map { try ParameterDescription($0, rules) })
  }
}

extension ParameterDescription {
  func wire(_ rules: WireRules) throws -> WireParameterDescription {
    try rules.list(dependsOn.count, "parameter.dependsOn")
    var wire = WireParameterDescription()
    wire.name = try rules.string(name, "parameter.name")
    wire.title = try rules.string(title, "parameter.title")
    if let summary { wire.summary = try rules.string(summary, "parameter.summary") }
    if let prompt { wire.prompt = try rules.string(prompt, "parameter.prompt") }
    wire.isOptional = isOptional
    wire.isList = isList
    if let fewest { wire.fewest = UInt32(clamping: fewest) }
    if let most { wire.most = UInt32(clamping: most) }
    if let defaultValue { wire.defaultValue = try defaultValue.wire(rules, "parameter.defaultValue") }
    wire.hasOptions_p = hasOptions
    wire.isSearchable = isSearchable
    wire.dependsOn = try dependsOn.map { try rules.string($0, "parameter.dependsOn") }
    wire.kind = try kind.wire(rules)
    return wire
  }

  init(_ wire: WireParameterDescription, _ rules: WireRules) throws {
    try rules.list(wire.dependsOn.count, "parameter.dependsOn")
    self.init(
      name: try rules.string(wire.name, "parameter.name"),
      title: try rules.string(wire.title, "parameter.title"),
      summary: wire.hasSummary ? try rules.string(wire.summary, "parameter.summary") : nil,
      prompt: wire.hasPrompt ? try rules.string(wire.prompt, "parameter.prompt") : nil,
      kind: try Kind(wire.kind, rules), isOptional: wire.isOptional, isList: wire.isList,
      fewest: wire.hasFewest ? try rules.integer(wire.fewest, "parameter.fewest") : nil,
      most: wire.hasMost ? try rules.integer(wire.most, "parameter.most") : nil,
      defaultValue: wire.hasDefaultValue
        ? try IntentValue(wire.defaultValue, rules, "parameter.defaultValue") : nil,
      hasOptions: wire.hasOptions_p, isSearchable: wire.isSearchable,
      dependsOn: try wire.dependsOn.map { try rules.string($0, "parameter.dependsOn") })
  }
}

extension ParameterDescription.Kind {
  func wire(_ rules: WireRules) throws -> WireParameterDescription.OneOf_Kind {
    switch self {
    case .bool: return .flag(WirePlainParameter())
    case .integer(let lowest, let highest, let style):
      var wire = WireIntegerParameter()
      if let lowest { wire.lowest = lowest }
      if let highest { wire.highest = highest }
      wire.style = style.wire
      return .integer(wire)
    case .number(let lowest, let highest, let style):
      var wire = WireNumberParameter()
      if let lowest { wire.lowest = try rules.double(lowest, "parameter.lowest") }
      if let highest { wire.highest = try rules.double(highest, "parameter.highest") }
      wire.style = style.wire
      return .number(wire)
    case .string(let isMultiline):
      var wire = WireTextParameter()
      wire.isMultiline = isMultiline
      return .text(wire)
    case .date(let style):
      var wire = WireDateParameter()
      wire.style = style.wire
      return .date(wire)
    case .dateComponents: return .dateComponents(WirePlainParameter())
    case .url: return .url(WirePlainParameter())
    case .measurement(let units):
      try rules.list(units.count, "parameter.units")
      var wire = WireMeasurementParameter()
      wire.units = try units.map { try rules.string($0, "parameter.units") }
      return .measurement(wire)
    case .file(let types):
      try rules.list(types.count, "parameter.types")
      var wire = WireFileParameter()
      wire.types = try types.map { try rules.string($0, "parameter.types") }
      return .file(wire)
    case .choice: return .choice(WirePlainParameter())
    case .entity: return .entity(WirePlainParameter())
    case .other(let type): return .other(try rules.string(type, "parameter.other"))
    }
  }

  init(_ wire: WireParameterDescription.OneOf_Kind?, _ rules: WireRules) throws {
    switch wire {
    case .flag: self = .bool
    case .integer(let wire):
      self = .integer(
        lowest: wire.hasLowest ? wire.lowest : nil, highest: wire.hasHighest ? wire.highest : nil,
        style: try rules.choice(wire.style, "parameter.style"))
    case .number(let wire):
      self = .number(
        lowest: wire.hasLowest ? try rules.double(wire.lowest, "parameter.lowest") : nil,
        highest: wire.hasHighest ? try rules.double(wire.highest, "parameter.highest") : nil,
        style: try rules.choice(wire.style, "parameter.style"))
    case .text(let wire): self = .string(isMultiline: wire.isMultiline)
    case .date(let wire): self = .date(try rules.choice(wire.style, "parameter.style"))
    case .dateComponents: self = .dateComponents
    case .url: self = .url
    case .measurement(let wire):
      try rules.list(wire.units.count, "parameter.units")
      self = .measurement(units: try wire.units.map { try rules.string($0, "parameter.units") })
    case .file(let wire):
      try rules.list(wire.types.count, "parameter.types")
      self = .file(types: try wire.types.map { try rules.string($0, "parameter.types") })
    case .choice: self = .choice
    case .entity: self = .entity
    case .other(let type): self = .other(try rules.string(type, "parameter.other"))
    case nil: throw rules.missing("parameter.kind", "a kind of parameter this version does not know")
    }
  }
}

extension ValueDisplay {
  func wire(_ rules: WireRules) throws -> WireValueDisplay {
    var wire = WireValueDisplay()
    wire.title = try rules.string(title, "display.title")
    if let subtitle { wire.subtitle = try rules.string(subtitle, "display.subtitle") }
    switch picture {
    case .symbol(let name): wire.picture = .symbol(try rules.string(name, "display.symbol"))
    case .data(let data):
      try rules.count(data.count, "display.data", limit: rules.limits.imageBytes)
      wire.picture = .data(data)
    case nil: break
    }
    return wire
  }

  init(_ wire: WireValueDisplay, _ rules: WireRules) throws {
    let picture: Picture?
    switch wire.picture {
    case .symbol(let name): picture = .symbol(try rules.string(name, "display.symbol"))
    case .data(let data):
      try rules.count(data.count, "display.data", limit: rules.limits.imageBytes)
      picture = .data(data)
    case nil: picture = nil
    }
    self.init(
      title: try rules.string(wire.title, "display.title"),
      subtitle: wire.hasSubtitle ? try rules.string(wire.subtitle, "display.subtitle") : nil,
      picture: picture)
  }
}
