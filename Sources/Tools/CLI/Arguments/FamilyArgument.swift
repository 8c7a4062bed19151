import Archive
import ArgumentParser

/// Reads a widget family by Apple's name or the end of it: `systemSmall`, `small`, `circular`.
package enum FamilyArgument {
  package static let read: @Sendable (String) throws -> WidgetFamily = { text in
    let word = (text.hasPrefix(".") ? String(text.dropFirst()) : text).lowercased()
    let found = WidgetFamily.allCases.first { family in
      ["", "system", "accessory"].contains { $0 + word == family.rawValue.lowercased() }
    }
    if let found { return found }
    let known = WidgetFamily.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("It is no widget family; known are \(known).")
  }
}
