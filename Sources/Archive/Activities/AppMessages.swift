import Foundation

/// What an app (or an extension that uses ActivityKit) asks of the host over the host's app socket.
///
/// Frames as on the extension's channel (`FrameWriter`), each holding one JSON document (docs/decisions/0020). Each request is answered by one
/// `AppReply` with its number; events come without having been asked for, once `hello` was said.
package struct AppRequest: Sendable, Equatable, Codable {
  package enum Body: Sendable, Equatable, Codable {
    /// First on every connection.
    case hello(AppIdentity)
    case start(ActivityStart)
    case update(id: String, content: ActivityContentData, alert: ActivityAlert?)
    case end(id: String, content: ActivityContentData?, dismissal: ActivityDismissal)
    /// The app's own activities that are not dismissed.
    case activities
    case authorization
    /// The app listens for tokens that start activities of this type; answered with the token, and again with each new one.
    case pushToStart(attributesType: String)
    /// Answers `perform`: an encoded `Reply`, or `nil` for an intent that is none of the app's.
    case performed(number: UInt64, reply: Data?)
    /// `WidgetCenter` in the app's process: new timelines for the widgets of its extensions; `nil` for those of every kind.
    case reloadWidgets(kind: String?)
    /// `WidgetCenter.invalidateRelevance(ofKind:)`.
    case relevanceChanged(kind: String)
    /// `ControlCenter` in the app's process.
    case reloadControls(kind: String?)
  }
  package var id: UInt64
  package var body: Body
  /// Of `update` and `end`: when the content was made. What is older than the last update or push that told its own is
  /// ignored, to the second as with pushes; `nil` is never ignored.
  package var timestamp: Date?
  package init(id: UInt64, body: Body, timestamp: Date? = nil) {
    self.id = id
    self.body = body
    self.timestamp = timestamp
  }
}

/// Who is at the other end of the app socket.
package struct AppIdentity: Sendable, Equatable, Codable {
  package enum Role: String, Sendable, Codable { case app, `extension` }
  /// The bundle identifier of the app, which the host gave in `VITRINE_BUNDLE`.
  package var bundle: String
  package var role: Role
  package var process: Int32
  /// The word that the host gave to the process in `VITRINE_SECRET`.
  package var secret: String
  /// The name of the app's module, which `vitrine app` gives in `VITRINE_MODULE`. An app without it is not asked to perform intents.
  package var module: String?
  package init(bundle: String, role: Role, process: Int32, secret: String, module: String? = nil) {
    self.bundle = bundle
    self.role = role
    self.process = process
    self.secret = secret
    self.module = module
  }
  /// Variables by which the host tells a process where it is and who the process is.
  package static let socketVariable = "VITRINE_HOST"
  package static let bundleVariable = "VITRINE_BUNDLE"
  package static let secretVariable = "VITRINE_SECRET"
  package static let moduleVariable = "VITRINE_MODULE"
}

/// What the host sends to an app.
package struct AppReply: Sendable, Equatable, Codable {
  package enum Body: Sendable, Equatable, Codable {
    case welcome
    case done
    case activity(AppActivity)
    case activities([AppActivity])
    case authorization(ActivityAuthorization)
    case token(Data?)
    case refused(ActivityRefusal)
    /// The request itself was wrong: a sentence.
    case failure(String)
    /// Events; `id` is 0. An activity that is new or whose phase, content or token changed.
    case changed(AppActivity)
    case authorizationChanged(ActivityAuthorization)
    case pushToStartToken(attributesType: String, token: Data)
    /// The person opened the app by a tap; empty without a URL.
    case open(url: String)
    /// The person tapped a button whose intent may belong to the app's process: an encoded `Request` to perform it. Answered by
    /// `performed` with the number.
    case perform(number: UInt64, request: Data)
  }
  package var id: UInt64
  package var body: Body
  package init(id: UInt64, body: Body) {
    self.id = id
    self.body = body
  }
}

/// An activity as its app sees it.
package struct AppActivity: Sendable, Equatable, Codable, Identifiable {
  package var id: String
  package var attributesType: String
  package var attributes: Data
  package var content: ActivityContentData
  package var phase: ActivityPhase
  /// Its update token; `nil` without `pushType: .token`.
  package var token: Data?
  package init(
    id: String, attributesType: String, attributes: Data, content: ActivityContentData, phase: ActivityPhase,
    token: Data? = nil
  ) {
    self.id = id
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.phase = phase
    self.token = token
  }
}

/// What the person allows an app.
package struct ActivityAuthorization: Sendable, Equatable, Codable {
  package var areActivitiesEnabled: Bool
  package var frequentPushesEnabled: Bool
  package init(areActivitiesEnabled: Bool = true, frequentPushesEnabled: Bool = false) {
    self.areActivitiesEnabled = areActivitiesEnabled
    self.frequentPushesEnabled = frequentPushesEnabled
  }
}
