import Foundation

// On Linux Foundation knows no settings of a user: `Locale.current` is always `en_001`. The functions here have the symbols of its getters,
// and the dynamic linker asks this library before Foundation, so that every caller, Foundation's own formatters too, gets the locale of the
// session. They have a module to themselves: Swift 6.3's optimiser crashes in one that also calls what bears the same symbol.

/// The locale that the host runs the extension with: `LC_ALL` or `LANG` of the process, `en_US` where they say nothing.
package enum SessionLocale {
  package static let locale = Locale(identifier: identifier(ProcessInfo.processInfo.environment))

  package static func identifier(_ environment: [String: String]) -> String {
    let named = environment["LC_ALL"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["LANG"] ?? ""
    let name = String(named.prefix { $0 != "." && $0 != "@" }).replacingOccurrences(of: "-", with: "_")
    return ["", "C", "POSIX"].contains(name) ? "en_US" : name
  }

  /// As Settings lists it: the language, its script where one is named, and the region.
  static var languages: [String] { [locale.identifier.replacingOccurrences(of: "_", with: "-")] }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func vitrineCurrentLocale() -> Locale { SessionLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func vitrineAutoupdatingLocale() -> Locale { SessionLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func vitrinePreferredLanguages() -> [String] { SessionLocale.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func vitrineCurrentCalendar() -> Calendar { SessionLocale.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func vitrineAutoupdatingCalendar() -> Calendar { SessionLocale.calendar }
