internal import SwiftSyntax

/// Follows calls from a function to those of the project's own that it calls.
///
/// Names decide: a method of the same type, a type's own method behind its name (`Store.shared.load()`), a free function, or the only
/// method of that name that the project has. What is passed as a value is not followed.
struct CallFollower {
  let project: SourceProject
  private static let deepest = 5

  /// The bodies that run when `function` is called, its own first.
  func bodies(from function: FunctionDeclaration) -> [Located<CodeBlockSyntax>] {
    var found: [Located<CodeBlockSyntax>] = []
    var seen: Set<String> = []
    var pending = [(function, 0)]
    while let (next, depth) = pending.popLast() {
      guard let body = next.body, seen.insert("\(body.file.path):\(body.node.position.utf8Offset)").inserted
      else { continue }
      found.append(body)
      guard depth < Self.deepest else { continue }
      for call in project.widgets.calls where call.isWithin(body) {
        pending += targets(of: call.node, in: next).map { ($0, depth + 1) }
      }
    }
    return found
  }

  private func targets(of call: FunctionCallExprSyntax, in caller: FunctionDeclaration)
    -> [FunctionDeclaration]
  {
    let path = call.path
    guard let name = path.last else { return [] }
    let named = project.widgets.functions.filter { $0.name == name }
    if path.count == 1 || path.first == "self" && path.count == 2 {
      let own = named.filter { $0.owner?.name == caller.owner?.name }
      if !own.isEmpty { return own }
      let free = named.filter { $0.owner == nil }
      if !free.isEmpty { return free }
      // `Type(…)`
      return project.widgets.functions.filter { $0.name == "init" && $0.owner?.name == name }
    }
    let types = Set(project.widgets.types.map(\.name))
    if let type = path.dropLast().last(where: { types.contains($0) }) {
      return named.filter { $0.owner?.name == type }
    }
    return named.count == 1 ? named : []
  }
}
