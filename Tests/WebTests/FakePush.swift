import Archive
import Foundation
import Host

@testable import Web

/// The tokens, companions and permissions of a `FakeModel`, and a gateway that a test fills.
struct FakePush {
  var tokens = [
    PushTokenSnapshot(
      kind: .start(attributesType: "DeliveryAttributes"), extensionName: "Courier",
      bundle: "dev.vitrine.courier", hex: "5a5a", purpose: "Starts DeliveryAttributes"),
    PushTokenSnapshot(
      kind: .widgets, extensionName: "Courier", bundle: "dev.vitrine.courier", hex: "7777",
      purpose: "Reloads the widgets of Courier", unregisteredAt: Date(timeIntervalSince1970: 1_700_000_000)),
  ]
  var companions = ["watch", "mac", "carPlay"].map { CompanionSnapshot(name: $0, isConnected: $0 != "mac") }
  var permissions = [
    ActivityPermission(
      extensionName: "Courier",
      authorization: ActivityAuthorization(areActivitiesEnabled: true, frequentPushesEnabled: false),
      supportsFrequentPushes: true)
  ]
  var gateway: FakeGate?
  /// What was done, in words.
  var done: [String] = []
}

extension FakeModel {
  var gateway: (any PushGate)? { push.gateway }

  func run(_ gateway: FakeGate?) { push.gateway = gateway }
  func show(companions: [CompanionSnapshot]) { push.companions = companions }
  func show(tokens: [PushTokenSnapshot]) { push.tokens = tokens }

  private func note(_ what: String) throws {
    if let refusal { throw refusal }
    push.done.append(what)
  }

  func tokens() -> [PushTokenSnapshot] { push.tokens }
  func rotateToken(_ hex: String) throws -> String {
    try note("rotate \(hex)")
    return "beef"
  }
  func companions() -> [CompanionSnapshot] { push.companions }
  func setCompanion(_ name: String, connected: Bool) throws { try note("\(name) connected \(connected)") }
  func permissions() -> [ActivityPermission] { push.permissions }
  func setAuthorization(_ authorization: ActivityAuthorization, extensionName: String) throws {
    try note(
      "\(extensionName): \(authorization.areActivitiesEnabled) \(authorization.frequentPushesEnabled)")
  }
}

/// A gateway made of values.
actor FakeGate: PushGate {
  nonisolated let address = PushAddress(
    url: "https://127.0.0.1:8443", port: 8443, tls: true, keyID: "VITRINEKEY", teamID: "VITRINETM")
  var traces: [PushTraceView]
  var list: [PushChannel] = []
  private(set) var orders: [PushOrder] = []
  var answer = PushAnswer(status: 200, apnsId: "a1")

  init(_ traces: [PushTraceView] = []) { self.traces = traces }

  func answer(_ answer: PushAnswer) { self.answer = answer }

  func pushes(after: String?, limit: Int) -> [PushTraceView] {
    let new = traces.prefix { $0.id != after }
    return Array(new.prefix(limit))
  }
  func push(id: String) -> PushTraceView? { traces.first { $0.id == id } }
  func send(_ order: PushOrder) -> PushAnswer {
    orders.append(order)
    return answer
  }
  func channels(limit: Int) -> [PushChannel] { Array(list.prefix(limit)) }
  func makeChannel(bundle: String, storesLatest: Bool) throws -> String {
    list.append(PushChannel(id: "c\(list.count)", bundle: bundle, policy: storesLatest ? 1 : 0, listeners: 0))
    return list[list.count - 1].id
  }
  func deleteChannel(_ id: String, bundle: String) throws {
    guard list.contains(where: { $0.id == id && $0.bundle == bundle }) else {
      throw Problem(code: "unknown-channel", message: "There is no channel \(id).", cure: "List them.")
    }
    list.removeAll { $0.id == id }
  }
}
