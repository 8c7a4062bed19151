import Foundation
import VitrineFoundation

/// The values of derived attributes: `now:()`, `lowercase:(name)`, `uppercase:(…)`, `canonical:(…)`, and key paths such as `items.@count`.
enum DerivedValue {
  static func refresh(_ object: NSManagedObject) {
    for (name, attribute) in object.entity.attributesByName {
      guard let derived = attribute as? NSDerivedAttributeDescription, !derived.formula.isEmpty else {
        continue
      }
      let value = ManagedValue.kept(of(derived.formula, object), as: derived.attributeType)
      if !ManagedValue.areEqual(object.values[name], value) {
        object.values[name] = value
        object.changedKeys.insert(name)
      }
    }
  }

  private static func of(_ formula: String, _ object: NSManagedObject) -> Any? {
    guard let open = formula.firstIndex(of: "("), formula.hasSuffix(")") else {
      return KeyedValue.value(ofPath: formula, in: object)
    }
    let path = formula[formula.index(after: open)...].dropLast().trimmingCharacters(in: .whitespaces)
    let text = path.isEmpty ? nil : KeyedValue.value(ofPath: path, in: object) as? String
    switch formula[..<open] {
    case "now:": return Date()
    case "lowercase:": return text?.lowercased()
    case "uppercase:": return text?.uppercased()
    case "canonical:": return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    default: return nil
    }
  }
}
