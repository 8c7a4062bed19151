import Archive
import Foundation

/// An instant as a page sends it: seconds since 1970, or a date such as 2026-03-01T09:41:00Z.
struct Instant: Decodable {
  private static let seconds = 0.0...253_402_300_799

  var date: Date

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self), Self.seconds.contains(seconds) {
      date = Date(timeIntervalSince1970: seconds)
    } else if let text = try? container.decode(String.self), let date = try? Date(text, strategy: .iso8601) {
      self.date = date
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no instant")
    }
  }
}

struct AlertBody: Decodable {
  var title: String?
  var body: String?
  var sound: String?

  var alert: ActivityAlert { ActivityAlert(title: title ?? "", body: body ?? "", sound: sound) }
}

/// What `POST /api/activities` starts.
struct StartActivityBody: Decodable {
  /// Needed where two extensions draw the type.
  var `extension`: String?
  var type: String
  var attributes: JSONValue?
  var state: JSONValue
  var staleDate: Instant?
  var relevance: Double?
  /// When it is to start; at once without it.
  var start: Instant?
  var alert: AlertBody?
  var style: ActivityStyleName?
  /// `token`, or `{"channel": identifier}`.
  var push: Push?

  enum Push: Decodable {
    case token
    case channel(String)

    private struct Channel: Decodable { var channel: String }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(String.self)) == "token" {
        self = .token
      } else {
        self = .channel(try container.decode(Channel.self).channel)
      }
    }

    var type: ActivityPushType {
      switch self {
      case .token: .token
      case .channel(let identifier): .channel(identifier)
      }
    }
  }

  static let cure = #"""
    Send {"type": "DeliveryAttributes", "attributes": {…}, "state": {…}}, and what is wanted of "extension", "staleDate", "relevance", "start", "alert": {"title", "body"}, "style": "standard" or "transient", "push": "token" or {"channel": identifier}. Dates are seconds since 1970.
    """#

  var content: ActivityContentData {
    ActivityContentData(state: state.data, staleDate: staleDate?.date, relevanceScore: relevance ?? 0)
  }

  var request: ActivityStart {
    ActivityStart(
      attributesType: type, attributes: (attributes ?? .object([:])).data, content: content,
      pushType: push?.type, style: style ?? .standard, alert: alert?.alert, start: start?.date)
  }
}

/// New content. What is absent is as it was, but for the stale date, which is taken away as by `ActivityContent(state:staleDate: nil)`.
struct UpdateActivityBody: Decodable {
  var state: JSONValue?
  var staleDate: Instant?
  var relevance: Double?
  var alert: AlertBody?

  static let cure =
    #"Send {"state": {…}}, and "staleDate" (seconds since 1970), "relevance" or "alert": {"title", "body"} if wanted."#

  func content(before: ActivityContentData) -> ActivityContentData {
    ActivityContentData(
      state: state?.data ?? before.state, staleDate: staleDate?.date,
      relevanceScore: relevance ?? before.relevanceScore)
  }
}

/// The end of an activity.
struct EndActivityBody: Decodable {
  enum Dismissal: Decodable {
    case standard, immediate
    case after(Date)

    init(from decoder: any Decoder) throws {
      switch try? decoder.singleValueContainer().decode(String.self) {
      case "default", "standard": self = .standard
      case "immediate": self = .immediate
      default: self = .after(try Instant(from: decoder).date)
      }
    }

    var policy: ActivityDismissal {
      switch self {
      case .standard: .standard
      case .immediate: .immediate
      case .after(let date): .after(date)
      }
    }
  }
  var state: JSONValue?
  var staleDate: Instant?
  var relevance: Double?
  var dismissal: Dismissal?

  static let cure =
    #"Send {"dismissal": "default", "immediate" or a date in seconds since 1970}, and a last "state": {…} if there is one."#

  func content(before: ActivityContentData) -> ActivityContentData? {
    state.map {
      ActivityContentData(
        state: $0.data, staleDate: staleDate?.date, relevanceScore: relevance ?? before.relevanceScore)
    }
  }
}

struct TapActivityBody: Decodable {
  var presentation: ActivityPictureName
  var hit: String
  var nonce: String
  var authenticated: Bool?

  static let cure =
    #"Send {"presentation": "expanded", "hit": token, "nonce": text}, and "authenticated": true after unlocking."#
}

struct IslandBody: Decodable {
  var expand: String?

  static let cure = #"Send {"expand": identifier of an activity}, or {"expand": null}."#
}
