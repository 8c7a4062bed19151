import Foundation
import Processes

/// What a person sets for the whole device, and widgets are drawn for.
package struct DeviceSettings: Sendable, Equatable, Codable {
  /// The type sizes of iOS, in their order, as `DynamicTypeSize` names them.
  package static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Such as `de_DE`.
  package var locale: String
  /// Such as `Europe/Berlin`.
  package var timeZone: String
  package var typeSize: String

  package init(locale: String, timeZone: String, typeSize: String = "large") {
    self.locale = locale
    self.timeZone = timeZone
    self.typeSize = typeSize
  }

  /// Throws `Problem` for what no device can be set to.
  package func check() throws {
    guard TimeZone(identifier: timeZone) != nil else {
      throw Problem(
        code: "unknown-time-zone", message: "`\(timeZone.prefix(80))` is no time zone.",
        cure: "Use a name such as Europe/Berlin.")
    }
    let isWritten =
      !locale.isEmpty && locale.utf8.count <= 80
      && locale.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=".contains($0)) }
    guard isWritten, Locale(identifier: locale).language.languageCode?.isISOLanguage == true else {
      throw Problem(
        code: "unknown-locale", message: "`\(locale.prefix(80))` is no locale.",
        cure: "Use one such as de_DE.")
    }
    guard Self.typeSizes.contains(typeSize) else {
      throw Problem(
        code: "unknown-type-size", message: "`\(typeSize.prefix(80))` is no type size.",
        cure: "There are \(Self.typeSizes.joined(separator: ", ")).")
    }
  }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool { Locale.Language(identifier: locale).characterDirection == .rightToLeft }

  /// Variables by which a process takes locale and time zone for its own.
  var environment: [String: String] {
    SessionEnvironment.locale(locale).merging(["TZ": timeZone]) { $1 }
  }
}
