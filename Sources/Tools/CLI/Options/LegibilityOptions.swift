import Archive
import ArgumentParser

/// Settings of the user's that make a device easier to read.
struct LegibilityOptions: ParsableArguments {
  @Flag(help: "Bold Text.")
  var boldText = false

  @Flag(help: "Increase Contrast.")
  var increaseContrast = false

  @Flag(help: "Reduce Transparency.")
  var reduceTransparency = false

  @Flag(help: "Reduce Motion.")
  var reduceMotion = false

  @Flag(help: "Differentiate Without Color.")
  var differentiateWithoutColor = false

  func apply(to environment: inout SceneEnvironment) {
    environment.boldText = boldText
    environment.increasedContrast = increaseContrast
    environment.reduceTransparency = reduceTransparency
    environment.reduceMotion = reduceMotion
    environment.differentiateWithoutColor = differentiateWithoutColor
  }
}
