import ActivityKit
import Archive
import Foundation
import Host
import Synchronization
import XCTest

/// An app and the host's own server, over a real Unix socket.
final class AppServerTests: HostedTestCase {
  /// A server that starts whatever it is asked for.
  private func server() throws -> AppServer {
    let started = Mutex<[AppActivity]>([])
    return try AppServer(parent: FileManager.default.temporaryDirectory) { _, request in
      switch request.body {
      case .start(let start):
        return started.withLock { started in
          let activity = AppActivity(
            id: "S\(started.count + 1)", attributesType: start.attributesType, attributes: start.attributes,
            content: start.content, phase: .active)
          started.append(activity)
          return .activity(activity)
        }
      case .activities: return .activities(started.withLock { $0 })
      case .authorization: return .authorization(ActivityAuthorization())
      case .pushToStart: return .token(nil)
      case .update, .end, .performed, .reloadWidgets, .relevanceChanged, .reloadControls: return .done
      case .hello: return .failure("twice")
      }
    }
  }

  private func transport(_ server: AppServer, changing: [String: String] = [:]) -> EnvironmentTransport {
    let given = server.environment(extensionName: "Pizza", bundle: "com.example.pizza")
    return EnvironmentTransport(environment: given.merging(changing) { $1 })
  }

  func testAnAppSpeaksWithTheHostsServer() async throws {
    let server = try server()
    let client = ActivityClient(transport(server))
    try await ActivityClient.$current.withValue(client) {
      XCTAssertTrue(ActivityAuthorizationInfo().areActivitiesEnabled)
      let activity = try Delivery.start()
      XCTAssertEqual(activity.id, "S1")
      XCTAssertEqual(Activity<Delivery>.activities.map(\.id), ["S1"])
      XCTAssertEqual(server.peers.map(\.bundle), ["com.example.pizza"])
      XCTAssertEqual(server.peers.map(\.role), [.app])
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      let states = activity.activityStateUpdates.makeAsyncIterator()
      _ = await states.next()
      server.stop()
      let end = await states.next()
      XCTAssertNil(end)
      XCTAssertThrowsError(try Delivery.start())
    }
    XCTAssertTrue(heard.contains("The host has closed the connection."), "\(heard.all)")
  }

  func testAProcessWithAWrongSecretIsToldWhy() throws {
    let server = try server()
    let client = ActivityClient(transport(server, changing: [AppIdentity.secretVariable: "guessed"]))
    ActivityClient.$current.withValue(client) {
      XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    }
    XCTAssertTrue(heard.contains("The secret is not one of this host."), "\(heard.all)")
    XCTAssertEqual(heard.all.count, 1)
    server.stop()
  }

  func testAProcessOfAnotherAppIsToldWhy() throws {
    let server = try server()
    let client = ActivityClient(
      transport(server, changing: [AppIdentity.bundleVariable: "com.example.other"]))
    ActivityClient.$current.withValue(client) {
      XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    }
    XCTAssertTrue(heard.contains("com.example.other"), "\(heard.all)")
    server.stop()
  }
}
