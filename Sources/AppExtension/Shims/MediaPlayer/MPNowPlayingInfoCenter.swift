import Foundation
import UIKit

/// What plays, as the system shows it. Nothing shows it here; what is set can be read again.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
  private override init() {}
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let boundsSize: CGSize
  private let make: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (self.boundsSize, make) = (boundsSize, requestHandler)
  }
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
/// A button of the Lock Screen's player: never pressed here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
