import Archive

/// What a page changes in a picture at once after a tap, before the new one is there.
enum SVGInteraction {
  /// `data-toggle` (the index of the toggle's region) and `data-on` for the two pictures of a toggle, of which the one that is not
  /// current has `display="none"`; `data-invalidatable` for what is paler until the update.
  static func attributes(_ group: GroupNode, _ options: SVGOptions) -> String {
    guard options.keepsLiveText else { return "" }
    var result = ""
    if let face = group.toggle {
      result += " data-toggle=\"\(face.hit)\" data-on=\"\(face.isOn)\""
      if !face.isCurrent { result += " display=\"none\"" }
    }
    if group.redaction == .invalidated { result += " data-invalidatable=\"\"" }
    return result
  }
}
