import Foundation

extension SceneEnvironment {
  func wire(_ rules: WireRules) throws -> WireEnvironment {
    var wire = WireEnvironment()
    wire.size = try size.wire(rules, "environment.size")
    wire.colorScheme = colorScheme.wire
    wire.increasedContrast = increasedContrast
    wire.renderingMode = renderingMode.wire
    wire.showsContainerBackground = showsContainerBackground
    wire.contentMargins = try contentMargins.wire(rules)
    wire.displayScale = try rules.number(displayScale, "environment.displayScale")
    wire.dynamicTypeSize = try rules.string(dynamicTypeSize, "environment.dynamicTypeSize")
    wire.locale = try rules.string(locale, "environment.locale")
    wire.timeZone = try rules.string(timeZone, "environment.timeZone")
    wire.rightToLeft = rightToLeft
    wire.luminanceReduced = luminanceReduced
    wire.boldText = boldText
    wire.reduceTransparency = reduceTransparency
    wire.reduceMotion = reduceMotion
    wire.differentiateWithoutColor = differentiateWithoutColor
    wire.cornerRadius = try rules.number(cornerRadius, "environment.cornerRadius")
    wire.now = try rules.wire(now, "environment.now")
    return wire
  }

  init(_ wire: WireEnvironment, _ rules: WireRules) throws {
    self.init(
      size: try CGSize(wire.size, rules, "environment.size"),
      colorScheme: try rules.choice(wire.colorScheme, "environment.colorScheme"),
      increasedContrast: wire.increasedContrast,
      renderingMode: try rules.choice(wire.renderingMode, "environment.renderingMode"),
      showsContainerBackground: wire.showsContainerBackground,
      contentMargins: try Margins(wire.contentMargins, rules),
      displayScale: try rules.number(wire.displayScale, "environment.displayScale"),
      dynamicTypeSize: try rules.string(wire.dynamicTypeSize, "environment.dynamicTypeSize"),
      locale: try rules.string(wire.locale, "environment.locale"),
      timeZone: try rules.string(wire.timeZone, "environment.timeZone"),
      rightToLeft: wire.rightToLeft, luminanceReduced: wire.luminanceReduced,
      boldText: wire.boldText, reduceTransparency: wire.reduceTransparency, reduceMotion: wire.reduceMotion,
      differentiateWithoutColor: wire.differentiateWithoutColor,
      cornerRadius: try rules.number(wire.cornerRadius, "environment.cornerRadius"),
      now: try rules.date(wire.now, "environment.now"))
  }
}
