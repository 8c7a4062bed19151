import Foundation

/// The user's music. The answer is that the user refused.
public enum MusicAuthorization {
  public enum Status: String, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status { .denied }
  public static func request() async -> Status { .denied }
}
