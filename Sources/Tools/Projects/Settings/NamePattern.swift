/// Names with `*` (anything) and `?` (one character), as in `EXCLUDED_SOURCE_FILE_NAMES` and conditions of settings.
package enum NamePattern {
  /// Takes time in proportion to the product of both lengths at most, whatever the pattern.
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    let (pattern, name) = (Array(pattern.unicodeScalars), Array(name.unicodeScalars))
    var (p, n) = (0, 0)
    var (star, mark) = (-1, 0)
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        (star, mark) = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if star >= 0 {
        mark += 1
        (p, n) = (star + 1, mark)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
