import Archive

extension ArchivedTimeline {
  /// Whether something in its pictures is hidden while the device is locked.
  var isPrivate: Bool {
    entries.contains { entry in
      entry.scenes.contains { $0.scene.content.isPrivate || ($0.scene.containerBackground ?? []).isPrivate }
    }
  }
}

extension [Node] {
  fileprivate var isPrivate: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.redaction == .privacy || group.children.isPrivate
    }
  }
}
