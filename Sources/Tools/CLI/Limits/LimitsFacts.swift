import Limits

/// The table of limits as it counts now.
package struct LimitsFacts: Codable {
  package struct Row: Codable {
    package var name: String
    package var subject: String
    package var value: Double
    package var unit: String
    package var text: String
    package var standard: Double
    package var isChanged: Bool
    package var bounds: String
    package var confidence: String
    package var source: String
  }

  package var version = JSONDocument.version
  package var limits: [Row]
  /// What is wrong in the file, in sentences.
  package var findings: [String]

  package init(_ limits: Limits, findings: [String] = []) {
    self.findings = findings
    self.limits = limits.rows.map { row in
      Row(
        name: row.name.rawValue, subject: row.subject.rawValue, value: row.value, unit: row.unit.rawValue,
        text: row.text, standard: Limits.standard[row.name], isChanged: limits.isChanged(row.name),
        bounds: row.bounds, confidence: row.confidence.rawValue, source: row.source)
    }
  }

  package func text(_ style: Style) -> String {
    let rows = limits.map { row in
      let value = row.isChanged ? "● " + row.text : "  " + row.text
      return [
        "  " + row.name, row.isChanged ? style.yellow(value) : value, style.faint(row.confidence), row.bounds,
      ]
    }
    let lines = Columns.aligned(rows)
    var text: [String] = []
    for (index, row) in limits.enumerated() {
      if index == 0 || limits[index - 1].subject != row.subject {
        text +=
          (index == 0 ? [] : [""]) + [
            style.bold(row.subject.prefix(1).uppercased() + row.subject.dropFirst())
          ]
      }
      text.append(lines[index])
    }
    let changed = limits.count(where: \.isChanged)
    return (text + ["", changed == 0 ? "None is changed." : "● \(changed) of \(limits.count) changed."])
      .joined(separator: "\n")
  }
}
