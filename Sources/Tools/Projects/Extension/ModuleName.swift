/// Turns the name of a folder into a name that Swift accepts for a module.
package enum ModuleName {
  /// Characters that no identifier may hold become `_`, as Xcode does; a leading digit gets one before it.
  ///
  /// - Parameter taken: Names of modules that the extension may import; one that is taken gets `Extension` behind it.
  package static func make(from name: String, avoiding taken: Set<String> = []) -> String {
    var result = identifier(name)
    if result.allSatisfy({ $0 == "_" }) { result = "Widgets" }
    while taken.contains(result) || standard.contains(result) { result += "Extension" }
    return result
  }

  /// The name with `_` for what no identifier may hold.
  package static func identifier(_ name: String) -> String {
    let result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static let standard: Set<String> = [
    "Swift", "Foundation", "Glibc", "Dispatch", "Observation", "Synchronization", "main", "Main",
  ]
}
