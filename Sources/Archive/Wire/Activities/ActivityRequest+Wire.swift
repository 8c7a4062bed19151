import Foundation

extension ActivityDescription {
  func wire(_ rules: WireRules) throws -> WireActivityDescription {
    try rules.list(supplementalFamilies.count, "activity.families")
    try rules.list(stateKeys.count, "activity.keys")
    try rules.list(attributesKeys.count, "activity.keys")
    var wire = WireActivityDescription()
    wire.attributesType = try rules.string(attributesType, "activity.type")
    wire.supplementalFamilies = try supplementalFamilies.map { try rules.string($0, "activity.families") }
    wire.attributesTemplate = try rules.string(attributesTemplate, "activity.template")
    wire.stateTemplate = try rules.string(stateTemplate, "activity.template")
    wire.stateKeys = try stateKeys.map { try rules.string($0, "activity.keys") }
    wire.attributesKeys = try attributesKeys.map { try rules.string($0, "activity.keys") }
    return wire
  }

  init(_ wire: WireActivityDescription, _ rules: WireRules) throws {
    try rules.list(wire.supplementalFamilies.count, "activity.families")
    try rules.list(wire.stateKeys.count, "activity.keys")
    try rules.list(wire.attributesKeys.count, "activity.keys")
    self.init(
      attributesType: try rules.string(wire.attributesType, "activity.type"),
      supplementalFamilies: try wire.supplementalFamilies.map { try rules.string($0, "activity.families") },
      attributesTemplate: try rules.string(wire.attributesTemplate, "activity.template"),
      stateTemplate: try rules.string(wire.stateTemplate, "activity.template"),
      stateKeys: try wire.stateKeys.map { try rules.string($0, "activity.keys") },
      attributesKeys: try wire.attributesKeys.map { try rules.string($0, "activity.keys") })
  }
}

extension ActivityRequest {
  func wire(_ rules: WireRules) throws -> WireActivityRequest {
    try rules.list(slots.count, "activity.slots")
    var wire = WireActivityRequest()
    wire.activityID = try rules.string(activityID, "activity.id")
    wire.attributesType = try rules.string(attributesType, "activity.type")
    wire.attributes = try rules.document(attributes, "activity.attributes")
    wire.state = try rules.document(state, "activity.state")
    wire.isStale = isStale
    wire.slots = try slots.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireActivityRequest, _ rules: WireRules) throws {
    try rules.list(wire.slots.count, "activity.slots")
    self.init(
      activityID: try rules.string(wire.activityID, "activity.id"),
      attributesType: try rules.string(wire.attributesType, "activity.type"),
      attributes: try rules.document(wire.attributes, "activity.attributes"),
      state: try rules.document(wire.state, "activity.state"), isStale: wire.isStale,
      slots: try wire.slots.map { try Slot($0, rules) })
  }
}

extension ActivityRequest.Slot {
  fileprivate func wire(_ rules: WireRules) throws -> WireActivitySlot {
    var wire = WireActivitySlot()
    wire.presentation = presentation.wire
    wire.minimum = try minimum.wire(rules, "slot.minimum")
    wire.environment = try environment.wire(rules)
    wire.isFullscreen = isFullscreen
    wire.sensor = try sensor.wire(rules, "slot.sensor")
    return wire
  }

  fileprivate init(_ wire: WireActivitySlot, _ rules: WireRules) throws {
    self.init(
      presentation: try rules.choice(wire.presentation, "slot.presentation"),
      minimum: try CGSize(wire.minimum, rules, "slot.minimum"),
      environment: try SceneEnvironment(wire.environment, rules), isFullscreen: wire.isFullscreen,
      sensor: try CGSize(wire.sensor, rules, "slot.sensor"))
  }
}
