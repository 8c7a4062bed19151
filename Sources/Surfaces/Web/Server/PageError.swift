import Archive
import HTTPTypes
import Host
import Hummingbird
import NIOCore

/// A refusal in words and as an HTTP status.
struct PageError: Error, Equatable {
  var status: HTTPResponse.Status
  var code: String
  var message: String
  var cure: String?
  var headers: HTTPFields = [:]

  static func notFound(_ what: String) -> PageError {
    PageError(status: .notFound, code: "not-found", message: what)
  }

  static func badRequest(_ message: String, cure: String? = nil) -> PageError {
    PageError(status: .badRequest, code: "bad-request", message: message, cure: cure)
  }

  static func forbidden(_ message: String, cure: String? = nil) -> PageError {
    PageError(status: .forbidden, code: "forbidden", message: message, cure: cure)
  }

  static func methodNotAllowed(_ method: String, allow: String) -> PageError {
    PageError(
      status: .methodNotAllowed, code: "method-not-allowed",
      message: "\(method) is not possible here; \(allow) is.", headers: [.allow: allow])
  }

  /// What an error of the model or of the server means to whoever asked.
  init(_ error: any Error) {
    switch error {
    case let error as PageError: self = error
    case let problem as Problem:
      self.init(status: .conflict, code: problem.code, message: problem.message, cure: problem.cure)
    case let refusal as ActivityRefusal:
      self.init(status: .conflict, code: refusal.reason.rawValue, message: refusal.message)
    case let error as HTTPError: self.init(error)
    case is NIOTooManyBytesError:
      self.init(status: .contentTooLarge, code: "too-large", message: "The body is too large.")
    default:
      self.init(
        status: .internalServerError, code: "internal-error",
        message: "The server could not answer. Its log says why.")
    }
  }

  private init(_ error: HTTPError) {
    switch error.status {
    case .notFound: self = .notFound("There is nothing here.")
    default:
      self.init(
        status: error.status, code: "http-\(error.status.code)",
        message: error.body ?? error.status.reasonPhrase)
    }
  }

  init(
    status: HTTPResponse.Status, code: String, message: String, cure: String? = nil, headers: HTTPFields = [:]
  ) {
    self.status = status
    self.code = code
    self.message = message
    self.cure = cure
    self.headers = headers
  }
}
