import Archive
import Host

extension HostBackedModel {
  package func tokens() async -> [PushTokenSnapshot] { await host.tokens() }

  package func rotateToken(_ hex: String) async throws -> String { try await host.rotateToken(hex) }

  package func companions() async -> [CompanionSnapshot] { await host.companions() }

  package func setCompanion(_ name: String, connected: Bool) async throws {
    try await host.setCompanion(name, connected: connected)
  }

  package func permissions() async -> [ActivityPermission] {
    let installed = Dictionary(
      await host.installedExtensions().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var permissions: [ActivityPermission] = []
    for name in Set(await host.activityTypes().map(\.extensionName)).sorted() {
      guard let authorization = try? await host.authorization(extensionName: name) else { continue }
      permissions.append(
        ActivityPermission(
          extensionName: name, authorization: authorization,
          supportsActivities: installed[name]?.supportsLiveActivities,
          supportsFrequentPushes: installed[name]?.supportsFrequentUpdates ?? false))
    }
    return permissions
  }

  package func setAuthorization(_ authorization: ActivityAuthorization, extensionName: String) async throws {
    try await host.setAuthorization(authorization, extensionName: extensionName)
  }
}
