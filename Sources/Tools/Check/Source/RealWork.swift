internal import SwiftSyntax

/// Uses of the world outside: the network, files, user defaults, databases, and waiting for them.
struct RealWork {
  var what: String
  var place: SourcePlace

  static let network: Set<String> = ["URLSession", "NWConnection", "NWPathMonitor"]
  /// Besides the network.
  private static let local: Set<String> = [
    "UserDefaults", "FileManager", "DispatchSemaphore", "DispatchGroup", "ModelContext", "ModelContainer",
    "NSPersistentContainer", "NSFetchRequest", "CLLocationManager", "HKHealthStore", "EKEventStore",
  ]
  static let any = network.union(local)

  /// Names of `wanted` that a body mentions, in the order of the source; also `Data(contentsOf:)` with a URL that is made there.
  static func found(
    in body: Located<some SyntaxProtocol>, of source: SourceProject, _ wanted: Set<String>
  ) -> [RealWork] {
    let names = source.widgets.names.filter { wanted.contains($0.node.baseName.text) && $0.isWithin(body) }
      .map { RealWork(what: $0.node.baseName.text, place: $0.place) }
    let loads = source.widgets.calls.filter { $0.isWithin(body) && loadsFromNetwork($0.node) }
      .map { RealWork(what: "\($0.node.name ?? "Data")(contentsOf:)", place: $0.place) }
    return names + loads
  }

  /// `Data(contentsOf: URL(string: …)!)`, and the same of `String` and `UIImage`.
  static func loadsFromNetwork(_ call: FunctionCallExprSyntax) -> Bool {
    guard ["Data", "String", "NSData"].contains(call.name ?? ""), var url = call.argument("contentsOf") else {
      return false
    }
    if let forced = url.as(ForceUnwrapExprSyntax.self) { url = forced.expression }
    guard let made = url.as(FunctionCallExprSyntax.self), made.name == "URL" else { return false }
    return made.argument("string") != nil
  }
}
