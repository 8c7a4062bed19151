import Foundation

extension IntentValue {
  func wire(_ rules: WireRules, _ field: StaticString, depth: Int = 0) throws -> WireIntentValue {
    var wire = WireIntentValue()
    switch self {
    case .nothing: wire.kind = .nothing(WireNothing())
    case .bool(let flag): wire.kind = .flag(flag)
    case .integer(let integer): wire.kind = .integer(integer)
    case .number(let number): wire.kind = .number(try rules.double(number, field))
    case .string(let text): wire.kind = .text(try rules.string(text, field))
    case .date(let date): wire.kind = .date(try rules.wire(date, field))
    case .dateComponents(let components):
      try rules.list(components.count, field)
      var list = WireDateComponentValues()
      list.components = try components.sorted { $0.key < $1.key }.map { name, value in
        var component = WireDateComponentValue()
        component.name = try rules.string(name, field)
        component.value = value
        return component
      }
      wire.kind = .dateComponents(list)
    case .url(let url): wire.kind = .url(try rules.string(url, field))
    case .measurement(let value, let unit):
      var measurement = WireMeasurementValue()
      measurement.value = try rules.double(value, field)
      measurement.unit = try rules.string(unit, field)
      wire.kind = .measurement(measurement)
    case .file(let name, let type, let data):
      try rules.count(data.count, field, limit: rules.limits.imageBytes)
      var file = WireFileValue()
      file.name = try rules.string(name, field)
      if let type { file.type = try rules.string(type, field) }
      file.data = data
      wire.kind = .file(file)
    case .choice(let raw): wire.kind = .choice(try rules.string(raw, field))
    case .entity(let identifier): wire.kind = .entity(try rules.string(identifier, field))
    case .coded(let json): wire.kind = .coded(try rules.string(json, field))
    case .list(let values):
      try rules.list(values.count, field)
      try rules.count(depth, field, limit: rules.limits.valueDepth)
      var list = WireIntentValueList()
      list.values = try values.map { try $0.wire(rules, field, depth: depth + 1) }
      wire.kind = .list(list)
    }
    return wire
  }

  init(_ wire: WireIntentValue, _ rules: WireRules, _ field: StaticString, depth: Int = 0) throws {
    switch wire.kind {
    case .nothing: self = .nothing
    case .flag(let flag): self = .bool(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(try rules.double(number, field))
    case .text(let text): self = .string(try rules.string(text, field))
    case .date(let date): self = .date(try rules.date(date, field))
    case .dateComponents(let list):
      try rules.list(list.components.count, field)
      var components: [String: Int64] = [:]
      for component in list.components {
        components[try rules.string(component.name, field)] = component.value
      }
      self = .dateComponents(components)
    case .url(let url): self = .url(try rules.string(url, field))
    case .measurement(let measurement):
      self = .measurement(
        try rules.double(measurement.value, field), unit: try rules.string(measurement.unit, field))
    case .file(let file):
      try rules.count(file.data.count, field, limit: rules.limits.imageBytes)
      self = .file(
        name: try rules.string(file.name, field),
        type: file.hasType ? try rules.string(file.type, field) : nil, data: file.data)
    case .choice(let raw): self = .choice(try rules.string(raw, field))
    case .entity(let identifier): self = .entity(try rules.string(identifier, field))
    case .coded(let json): self = .coded(try rules.string(json, field))
    case .list(let list):
      try rules.list(list.values.count, field)
      try rules.count(depth, field, limit: rules.limits.valueDepth)
      self = .list(try list.values.map { try IntentValue($0, rules, field, depth: depth + 1) })
    case nil: throw rules.missing(field, "a value of a kind this version does not know")
    }
  }
}

extension IntentValues {
  /// Sorted by name, so that equal values are equal bytes.
  func wire(_ rules: WireRules, _ field: StaticString) throws -> [WireNamedValue] {
    try rules.list(count, field)
    return try sorted { $0.key < $1.key }.map { name, value in
      var named = WireNamedValue()
      named.name = try rules.string(name, field)
      named.value = try value.wire(rules, field)
      return named
    }
  }

  init(_ wire: [WireNamedValue], _ rules: WireRules, _ field: StaticString) throws {
    try rules.list(wire.count, field)
    self.init(minimumCapacity: wire.count)
    for named in wire {
      let name = try rules.string(named.name, field)
      guard updateValue(try IntentValue(named.value, rules, field), forKey: name) == nil else {
        throw ArchiveError(.inconsistent, place: "\(field)", value: "\(name) stands twice")
      }
    }
  }
}
