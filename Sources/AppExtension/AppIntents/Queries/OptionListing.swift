import Archive
import Foundation
import SwiftUI

/// Makes the list of options from what a query or a provider gave.
struct OptionListing {
  /// What was typed into the search field where the extension does not search itself.
  var search: String?
  /// How many options are listed.
  var most: Int
  /// The parameter, for messages: `parameter "city" of ShowCity`.
  var label: String
  private var displays = ValueDisplays()
  private var seen: Set<IntentValue> = []
  private var duplicates: [String] = []
  private var unusable = 0
  private var listed = 0
  private var total = 0
  private var cut = 0

  init(search: String? = nil, most: Int, label: String) {
    self.search = search.flatMap { $0.isEmpty ? nil : $0 }
    self.most = most
    self.label = label
  }

  /// The list for a result: its sections where it has some, else one without a title.
  mutating func list<Results: ResultsCollection>(_ result: Results) -> OptionList {
    let sections: [OptionList.Section] =
      if let sectioned = result as? any SectionedOptions {
        sectioned.optionSections.map { section($0) }
      } else {
        [OptionList.Section(options: options(result.items))]
      }
    return finish(
      result.promptLabel.map { ValueDisplay.text($0) }, sections, indexed: result.usesIndexedCollation)
  }

  /// The list for values without sections.
  mutating func list(_ values: [Any]) -> OptionList {
    let section = OptionList.Section(options: options(values))
    return finish(nil, [section], indexed: false)
  }

  private mutating func options<Value>(_ values: [Value]) -> [OptionList.Option] {
    // Asking each of 10,000 values what it is takes longer than listing them: entities are asked once.
    if let type = Value.self as? any AppEntity.Type, !(type is any TransientAppEntity.Type),
      !(type is any AppEnum.Type)
    {
      return entities(type, values)
    }
    return values.compactMap { value in
      guard let archived = IntentCoder.archived(value) else {
        unusable += 1
        return nil
      }
      return option(archived) { $0.display(of: value) }
    }
  }

  private mutating func entities<Entity: AppEntity>(_ type: Entity.Type, _ values: [Any]) -> [OptionList
    .Option]
  {
    (values as? [Entity] ?? []).compactMap { entity in
      option(.entity(entity.id.entityIdentifierString)) { $0.display(entity.displayRepresentation) }
    }
  }

  private mutating func section(_ section: OptionSection) -> OptionList.Section {
    let head = section.description.map { ValueDisplay($0, pictures: &displays.pictures) }
    let options: [OptionList.Option] = section.items.compactMap { item in
      guard let archived = IntentCoder.archived(item.value) else {
        unusable += 1
        return nil
      }
      return option(archived) { $0.display(item.description) }
    }
    let title = head.flatMap { $0.title.isEmpty ? nil : $0.title }
    return OptionList.Section(title: title, subtitle: head?.subtitle, options: options)
  }

  /// `nil` for one that is listed already, is not found by the search, or is beyond those that are listed.
  private mutating func option(
    _ value: IntentValue, shown: (inout ValueDisplays) -> ValueDisplay
  ) -> OptionList.Option? {
    guard seen.insert(value).inserted else {
      if duplicates.count < 5 { duplicates.append(value.plain) }
      total += 1
      return nil
    }
    if search == nil, listed >= most { return leaveOut() }
    let display = shown(&displays)
    if let search, !SearchText.matches(search, display) { return nil }
    if listed >= most { return leaveOut() }
    total += 1
    listed += 1
    return OptionList.Option(value: value, display: display)
  }

  private mutating func leaveOut() -> OptionList.Option? {
    total += 1
    cut += 1
    return nil
  }

  private func finish(_ prompt: String?, _ sections: [OptionList.Section], indexed: Bool) -> OptionList {
    var sections = sections.filter { !$0.options.isEmpty }
    if indexed { sections = sections.flatMap(IndexedCollation.split) }
    return OptionList(prompt: prompt, sections: sections, total: total, findings: findings)
  }

  private var findings: [Diagnostic] {
    var findings: [Diagnostic] = []
    if !duplicates.isEmpty {
      let names = duplicates.map { "\"\($0)\"" }.joined(separator: ", ")
      findings.append(
        .configuration(
          "option-duplicate", .warning,
          "Options of \(label) come more than once: \(names). The first of each is listed; give every option an"
            + " identifier of its own."))
    }
    if cut > 0 {
      findings.append(
        .configuration(
          "options-cut", .warning,
          "There are \(total) options for \(label); the first \(most) are listed. Suggest fewer, and let an"
            + " EntityStringQuery find the others."))
    }
    if unusable > 0 {
      findings.append(
        .configuration(
          "option-unusable", .warning,
          "\(unusable) options of \(label) have a type that cannot be kept, and are not listed."))
    }
    return findings + displays.pictures.findings
  }
}

/// One section of options, whatever their type.
struct OptionSection {
  var description: DisplayRepresentation?
  var items: [(value: Any, description: DisplayRepresentation)]
}

/// A result with sections.
protocol SectionedOptions {
  var optionSections: [OptionSection] { get }
}

extension IntentItemCollection: SectionedOptions {
  var optionSections: [OptionSection] {
    sections.map { section in
      OptionSection(
        description: section.description,
        items: section.items.map { (value: $0.value, description: $0.description) })
    }
  }
}

/// Whether an option is found by what was typed: in its title or its second line, without regard to case and accents.
enum SearchText {
  static func matches(_ search: String, _ display: ValueDisplay) -> Bool {
    found(search, in: display.title) || (display.subtitle.map { found(search, in: $0) } ?? false)
  }
  private static func found(_ search: String, in text: String) -> Bool {
    text.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// `usesIndexedCollation`: a section without a title becomes one for each first letter, in alphabetical order.
enum IndexedCollation {
  static func split(_ section: OptionList.Section) -> [OptionList.Section] {
    guard section.title == nil else { return [section] }
    var letters: [String: [OptionList.Option]] = [:]
    for option in section.options { letters[letter(of: option.display.title), default: []].append(option) }
    let order = letters.keys.sorted { one, other in
      (one == "#") == (other == "#") ? one < other : other == "#"
    }
    return order.map { letter in
      OptionList.Section(title: letter, options: (letters[letter] ?? []).sorted(by: isBefore))
    }
  }
  private static func isBefore(_ one: OptionList.Option, _ other: OptionList.Option) -> Bool {
    one.display.title.compare(other.display.title, options: [.caseInsensitive, .diacriticInsensitive])
      == .orderedAscending
  }
  /// The letter without accent, in capitals; `#` for anything else.
  private static func letter(of title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}
