/// Stands in a `body` that could not be compiled, because it needs a package that is not on this machine, and is drawn as a marked box.
///
/// Never written by people: the tool that builds extensions puts it in place of the body, and says so.
@MainActor @preconcurrency public struct _LeftOut: View {
  private let file: String
  private let line: Int

  public nonisolated init(file: String = #fileID, line: Int = #line) {
    self.file = file
    self.line = line
  }

  public typealias Body = Never

  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.report(
      "left-out", .warning,
      "\(file):\(line) needs what is not on this machine; a marked box stands in its place")
    return [MissingNode(name: file, resizable: true)]
  }
}
