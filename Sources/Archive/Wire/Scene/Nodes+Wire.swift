import Foundation

// Trees are flat on the wire: parents before children, each group with the number of its children. Neither direction
// recurses, so the depth of a picture costs no stack here.

/// A list of siblings and the next one to be written.
private struct Level {
  let nodes: [Node]
  var next = 0
}

/// A group that waits for the roots of its mask, then for children.
private struct OpenGroup {
  var group: GroupNode
  var mask: Int
  var children: Int

  var isComplete: Bool { mask == 0 && children == 0 }

  mutating func take(_ node: Node) {
    if mask > 0 {
      group.mask?.append(node)
      mask -= 1
    } else {
      group.children.append(node)
      children -= 1
    }
  }
}

extension [Node] {
  /// The trees in preorder.
  func wire(_ rules: WireRules, _ field: StaticString) throws -> [WireNode] {
    var flat: [WireNode] = []
    flat.reserveCapacity(count * 2)
    var levels = [Level(nodes: self)]
    while let level = levels.last {
      guard level.next < level.nodes.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      try rules.count(flat.count + 1, field, limit: rules.limits.nodes)
      let (wire, children) = try ArchiveError.at("\(field)[\(flat.count)]") {
        try level.nodes[level.next].wire(rules)
      }
      flat.append(wire)
      if !children.isEmpty {
        levels.append(Level(nodes: children))
        try rules.depth(levels.count, field)
      }
    }
    return flat
  }

  /// The trees that a list in preorder stands for.
  init(_ flat: [WireNode], _ rules: WireRules, _ field: StaticString) throws {
    try rules.count(flat.count, field, limit: rules.limits.nodes)
    var roots: [Node] = []
    var open: [OpenGroup] = []
    /// Gives a finished node to its parent, and closes every group that this completes.
    func place(_ node: Node) {
      var node = node
      while let parent = open.indices.last {
        open[parent].take(node)
        guard open[parent].isComplete else { return }
        node = .group(open.removeLast().group)
      }
      roots.append(node)
    }
    for (index, wire) in flat.enumerated() {
      try ArchiveError.at("\(field)[\(index)]") {
        guard case .group(let wireGroup) = wire.kind, wireGroup.children > 0 || wireGroup.mask > 0 else {
          return place(try Node(leaf: wire, rules))
        }
        let mask = Int(wireGroup.mask)
        let children = Int(wireGroup.children)
        guard mask + children <= flat.count - index - 1 else {
          throw ArchiveError(
            .inconsistent, place: "group.children",
            value: "\(mask + children) children, but only \(flat.count - index - 1) nodes follow")
        }
        open.append(OpenGroup(group: try GroupNode(wireGroup, rules), mask: mask, children: children))
        try rules.depth(open.count + 1, "group")
      }
    }
    guard open.isEmpty else {
      throw ArchiveError(
        .inconsistent, place: "\(field)", value: "\(open.count) groups lack children")
    }
    self = roots
  }
}

extension Node {
  /// The node's own fields, and the children that must follow it.
  fileprivate func wire(_ rules: WireRules) throws -> (WireNode, children: [Node]) {
    var wire = WireNode()
    var children: [Node] = []
    switch self {
    case .group(let group):
      wire.kind = .group(try group.wire(rules))
      children = group.mask.map { $0 + group.children } ?? group.children
    case .path(let path): wire.kind = .path(try path.wire(rules))
    case .text(let text): wire.kind = .text(try text.wire(rules))
    case .liveText(let text): wire.kind = .liveText(try text.wire(rules))
    case .symbol(let symbol): wire.kind = .symbol(try symbol.wire(rules))
    case .image(let image): wire.kind = .image(try image.wire(rules))
    case .liveProgress(let progress): wire.kind = .liveProgress(try progress.wire(rules))
    case .unsupported(let node): wire.kind = .unsupported(try node.wire(rules))
    }
    return (wire, children)
  }

  /// A node without children.
  fileprivate init(leaf wire: WireNode, _ rules: WireRules) throws {
    switch wire.kind {
    case .group(let group): self = .group(try GroupNode(group, rules))
    case .path(let path): self = .path(try PathNode(path, rules))
    case .text(let text): self = .text(try TextNode(text, rules))
    case .liveText(let text): self = .liveText(try LiveTextNode(text, rules))
    case .symbol(let symbol): self = .symbol(try SymbolNode(symbol, rules))
    case .image(let image): self = .image(try ImageNode(image, rules))
    case .liveProgress(let progress): self = .liveProgress(try LiveProgressNode(progress, rules))
    case .unsupported(let node): self = .unsupported(try UnsupportedNode(node, rules))
    case nil:
      throw ArchiveError(
        .unknownValue, place: "kind", value: "a node of a kind this version does not know")
    }
  }
}

extension WireRules {
  /// Refuses trees that are deeper than drawing code may recurse.
  fileprivate func depth(_ levels: Int, _ field: StaticString) throws {
    guard levels - 1 <= limits.depth else {
      throw ArchiveError(
        .tooLarge, place: "\(field)",
        value: "\(levels - 1) groups inside each other; the limit is \(limits.depth)")
    }
  }
}
