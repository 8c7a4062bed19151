/// What a view is in the section around it. Containers that know sections (lazy grids, lists) read it; others treat the parts as
/// views like any other.
package struct SectionPart {
  package enum Role { case header, content, footer }
  /// The same for all parts of a section, another for each section.
  package let section: UInt64
  package let role: Role
}

extension _LayoutNode {
  /// Set on the parts of a `Section`.
  package var sectionPart: SectionPart? {
    get { traits[ObjectIdentifier(SectionPart.self), as: SectionPart.self] }
    set { traits[ObjectIdentifier(SectionPart.self), as: SectionPart.self] = newValue }
  }
}

extension _ViewContext {
  /// The parts of a section in order, each marked as what it is.
  @MainActor package func sectionParts(
    header: some View, content: some View, footer: some View
  ) -> [_LayoutNode] {
    let section = session.nextNumber()
    func marked(_ nodes: [_LayoutNode], _ role: SectionPart.Role) -> [_LayoutNode] {
      for node in nodes { node.sectionPart = SectionPart(section: section, role: role) }
      return nodes
    }
    return marked(header._makeNodes(in: child(0)), .header)
      + marked(content._makeNodes(in: child(1)), .content)
      + marked(footer._makeNodes(in: child(2)), .footer)
  }
}
