import Archive
import Foundation
import Host

/// A region of a widget's picture that reacts to a tap.
struct HitDocument: Encodable {
  /// What a page sends to tap it.
  var token: String
  var frame: Frame
  var kind: String
  var label: String?
  /// The state of a toggle as the picture shows it.
  var isOn: Bool?
  /// `data-toggle` of the toggle's two pictures in the SVG, where it has two.
  var toggle: Int?

  private enum CodingKeys: CodingKey { case token, frame, kind, label, isOn, toggle }

  /// Members without a value are `null`: the page tells a button from a toggle by them.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(token, forKey: .token)
    try container.encode(frame, forKey: .frame)
    try container.encode(kind, forKey: .kind)
    try container.encode(label, forKey: .label)
    try container.encode(isOn, forKey: .isOn)
    try container.encode(toggle, forKey: .toggle)
  }

  /// The regions of a scene, as far as the family lets one touch them.
  static func hits(_ scene: Scene, in family: WidgetFamily) -> [HitDocument] {
    hits(scene, HitRules.regions(scene, in: family))
  }

  /// The regions of a scene that can be touched.
  static func hits(_ scene: Scene, where isOffered: (HitRegion.Action) -> Bool) -> [HitDocument] {
    hits(
      scene,
      scene.hits.enumerated().map { (index: $0.offset, region: $0.element) }.filter {
        isOffered($0.region.action)
      })
  }

  private static func hits(_ scene: Scene, _ regions: [(index: Int, region: HitRegion)]) -> [HitDocument] {
    guard !regions.isEmpty else { return [] }
    let flipping = regions.contains { $0.region.isOn != nil } ? scene.content.toggles : []
    return regions.map { index, region in
      let kind =
        switch region.action {
        case .intent: "intent"
        case .link: "link"
        }
      return HitDocument(
        token: HitToken(region.action).description, frame: Frame(region.frame), kind: kind,
        label: region.label, isOn: region.isOn, toggle: flipping.contains(index) ? index : nil)
    }
  }
}

extension [Node] {
  /// The regions whose toggle has a picture for each state.
  fileprivate var toggles: Set<Int> {
    reduce(into: []) { found, node in
      guard case .group(let group) = node else { return }
      if let face = group.toggle { found.insert(face.hit) }
      found.formUnion(group.children.toggles)
    }
  }
}
