import Archive
import Foundation

/// What a page needs to move from one entry's picture to the next: names of parts, and how they change, as JSON.
enum SVGChange {
  static func attributes(_ group: GroupNode) -> String {
    var result = group.identity == 0 ? "" : " data-part=\"\(String(group.identity, radix: 36))\""
    if let change = group.change { result += " data-change=\"\(SVGText.escaped(json(change)))\"" }
    return result
  }

  private static func json(_ change: Change) -> String {
    var fields: [String] = []
    switch change.content {
    case nil: break
    case .identity: fields.append("\"content\":\"identity\"")
    case .opacity: fields.append("\"content\":\"opacity\"")
    case .interpolate: fields.append("\"content\":\"interpolate\"")
    case .symbolReplace: fields.append("\"content\":\"symbolReplace\"")
    case .numericText(let countsDown, let value):
      fields.append("\"content\":\"numericText\"")
      if countsDown { fields.append("\"countsDown\":true") }
      if let value { fields.append("\"value\":\(number(value))") }
    }
    if !change.insertion.isEmpty {
      fields.append("\"insertion\":[\(change.insertion.map(json).joined(separator: ","))]")
    }
    if !change.removal.isEmpty {
      fields.append("\"removal\":[\(change.removal.map(json).joined(separator: ","))]")
    }
    if let motion = change.motion { fields.append("\"motion\":\(json(motion))") }
    if change.isImmediate { fields.append("\"immediate\":true") }
    if change.trigger != 0 { fields.append("\"trigger\":\"\(String(change.trigger, radix: 36))\"") }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func json(_ effect: Change.Effect) -> String {
    switch effect {
    case .opacity: "{\"opacity\":true}"
    case .scale(let factor, _): "{\"scale\":\(number(factor))}"
    case .offset(let offset): "{\"offset\":[\(number(offset.width)),\(number(offset.height))]}"
    case .move(let edge): "{\"move\":\"\(edge.rawValue)\"}"
    case .push(let edge): "{\"push\":\"\(edge.rawValue)\"}"
    case .blurReplace: "{\"blurReplace\":true}"
    case .rotation(let angle, _): "{\"rotation\":\(number(angle))}"
    }
  }

  private static func json(_ motion: Motion) -> String {
    let curve =
      switch motion.curve {
      case .bezier(let x1, let y1, let x2, let y2):
        "\"bezier\":[\([x1, y1, x2, y2].map(number).joined(separator: ","))]"
      case .spring(let mass, let stiffness, let damping, let velocity):
        "\"spring\":[\([mass, stiffness, damping, velocity].map(number).joined(separator: ","))]"
      }
    return "{\(curve),\"duration\":\(number(motion.duration)),\"delay\":\(number(motion.delay)),"
      + "\"repeats\":\(motion.repeats),\"autoreverses\":\(motion.autoreverses)}"
  }

  private static func number(_ value: Double) -> String {
    String((value.clamped(-1e12, 1e12) * 10_000).rounded() / 10_000)
  }
}
