import Foundation

/// Formats of C in texts with plurals.
package enum PluralFormat {
  /// A specifier in a format.
  private struct Specifier {
    var range: Range<String.Index>
    /// `2` of `%2$@`.
    var place: Int?
    var letter: Character
  }

  /// `%@ has %lld` is `%1$@ has %2$lld`: each value is named by its place.
  package static func placed(_ format: String) -> String {
    var result = ""
    var from = format.startIndex
    var next = 1
    for specifier in specifiers(in: format) {
      result += format[from..<specifier.range.lowerBound]
      let text = format[specifier.range]
      result += specifier.place == nil ? "%\(next)$" + text.dropFirst() : text[...]
      if specifier.place == nil { next += 1 }
      from = specifier.range.upperBound
    }
    return result + format[from...]
  }

  /// The place, from 1, of the first value that is a number.
  package static func firstNumber(in format: String) -> Int? {
    var next = 1
    for specifier in specifiers(in: format) {
      let place = specifier.place ?? next
      if specifier.place == nil { next += 1 }
      if "diuxXofFeEgGaA".contains(specifier.letter) { return place }
    }
    return nil
  }

  private static func specifiers(in format: String) -> [Specifier] {
    var result: [Specifier] = []
    var index = format.startIndex
    while result.count < 64, let percent = format[index...].firstIndex(of: "%") {
      var rest = format[format.index(after: percent)...]
      index = rest.startIndex
      if rest.first == "%" {
        index = rest.index(after: rest.startIndex)
        continue
      }
      var place: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, digits.count < 4, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "-+ 0#'.123456789hlqLztj".contains($0) }
      guard let letter = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(letter) else { continue }
      let end = rest.index(after: rest.startIndex)
      // `%#@rule@` names a rule and no value.
      if letter == "@", format[percent..<end].contains("#") { continue }
      result.append(Specifier(range: percent..<end, place: place, letter: letter))
      index = end
    }
    return result
  }
}
