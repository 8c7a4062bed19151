internal import SwiftSyntax

/// What `#available` and `@available` mean on one platform, said so that a compiler for Linux understands it.
///
/// That compiler takes every `#available` for true and overlooks attributes that name another platform. Both are right for all
/// versions up to the newest one, and only the rest is rewritten.
struct AvailabilityAnswer {
  /// The newest major version that Vitrine speaks: Apple numbers all its systems alike since 26.
  static let newest = 26

  var platform: Platform
  var deploymentTarget: [Int]?

  /// Names that speak of the platform, the most particular one first. An extension is compiled for extensions, and visionOS has
  /// iOS's availability where it is not named itself.
  private var names: [String] {
    switch platform {
    case .visionOS: ["visionOSApplicationExtension", "visionOS", "iOSApplicationExtension", "iOS"]
    default: [platform.rawValue + "ApplicationExtension", platform.rawValue]
    }
  }

  /// A version that is still to come does not hold: `#available(iOS 99, *)` becomes `false`.
  func answer(_ condition: AvailabilityConditionSyntax, in edits: inout SourceEdits) {
    var versions: [String: PlatformVersionSyntax] = [:]
    for argument in condition.availabilityArguments {
      if case .availabilityVersionRestriction(let restriction) = argument.argument {
        versions[restriction.platform.text] = restriction
      }
    }
    let asked = (platform == .visionOS ? Array(names.prefix(2)) : names).lazy.compactMap { versions[$0] }
      .first
    guard let version = asked?.version, (Int(version.major.text) ?? 0) > Self.newest else { return }
    let isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
    edits.replace(condition.bytes, with: isUnavailable ? "true" : "false")
  }

  /// `@available(iOS, unavailable)` becomes `@available(*, unavailable)`, and so does what is obsolete on the oldest system that
  /// the target runs on. Other platforms are of no concern.
  func rewrite(_ attribute: AttributeSyntax, in edits: inout SourceEdits) {
    guard case .availability(let list) = attribute.arguments, list.count > 1,
      isOfPlatform(list, of: attribute),
      let first = list.first, case .token(let name) = first.argument
    else { return }
    let rest = list.dropFirst()
    let words = rest.compactMap { argument -> String? in
      if case .token(let token) = argument.argument { token.text } else { nil }
    }
    let obsolete =
      words.contains("unavailable") ? nil : rest.first { label(of: $0) == "obsoleted" && isReached($0) }
    guard words.contains("unavailable") || words.contains("deprecated") || obsolete != nil else { return }
    for argument in rest {
      if argument.id == obsolete?.id {
        edits.replace(withoutComma(argument), with: "unavailable")
      } else if ["introduced", "deprecated", "obsoleted"].contains(label(of: argument)) {
        // Without a platform there is no version.
        edits.replace(argument.bytes)
      }
    }
    edits.replace(name.bytes, with: "*")
    trimLastComma(
      of: list, kept: { ["message", "renamed", nil].contains(self.label(of: $0)) || $0.id == obsolete?.id },
      in: &edits)
  }

  /// Whether this attribute is the one that counts: visionOS looks at iOS's only where none names visionOS.
  private func isOfPlatform(_ list: AvailabilityArgumentListSyntax, of attribute: AttributeSyntax) -> Bool {
    guard let name = platformName(of: list), names.contains(name) else { return false }
    guard platform == .visionOS, name.hasPrefix("iOS") else { return true }
    let siblings = attribute.parent?.as(AttributeListSyntax.self) ?? []
    return !siblings.contains { sibling in
      guard case .attribute(let other) = sibling, case .availability(let list) = other.arguments else {
        return false
      }
      return platformName(of: list)?.hasPrefix("visionOS") == true
    }
  }

  private func platformName(of list: AvailabilityArgumentListSyntax) -> String? {
    switch list.first?.argument {
    case .token(let token): token.text
    case .availabilityVersionRestriction(let restriction): restriction.platform.text
    default: nil
    }
  }

  private func label(of argument: AvailabilityArgumentSyntax) -> String? {
    if case .availabilityLabeledArgument(let labeled) = argument.argument { labeled.label.text } else { nil }
  }

  private func isReached(_ argument: AvailabilityArgumentSyntax) -> Bool {
    guard let target = deploymentTarget,
      case .availabilityLabeledArgument(let labeled) = argument.argument,
      case .version(let version) = labeled.value
    else { return false }
    let numbers = [version.major.text] + version.components.map(\.number.text)
    return !target.lexicographicallyPrecedes(numbers.compactMap { Int($0) })
  }

  private func withoutComma(_ argument: AvailabilityArgumentSyntax) -> Range<Int> {
    let end = argument.trailingComma?.bytes.lowerBound ?? argument.bytes.upperBound
    return argument.bytes.lowerBound..<end
  }

  /// Arguments that were blanked at the end leave the comma before them.
  private func trimLastComma(
    of list: AvailabilityArgumentListSyntax, kept: (AvailabilityArgumentSyntax) -> Bool,
    in edits: inout SourceEdits
  ) {
    guard let last = list.last(where: kept), last.id != list.last?.id, let comma = last.trailingComma else {
      return
    }
    edits.replace(comma.bytes)
  }
}
