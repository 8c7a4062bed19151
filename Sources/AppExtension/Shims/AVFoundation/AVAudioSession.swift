import Foundation

/// What plays sound. An extension plays none here: players say so when they are made.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  private override init() {}
  open var isOtherAudioPlaying: Bool { false }
  open var outputVolume: Float { 0 }
  open func setCategory(_ category: Category) throws { throw AVError(.unknown) }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    throw AVError(.unknown)
  }
  open func setActive(_ active: Bool) throws { throw AVError(.unknown) }
}

public struct AVError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable { case unknown = -11_800, noLongerPlayable = -11_867 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// Plays a sound file, on iOS.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// - Throws: always: there is no sound here.
  public init(contentsOf url: URL) throws { throw AVError(.unknown) }
  public init(data: Data) throws { throw AVError(.unknown) }
  open var isPlaying: Bool { false }
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var volume: Float = 1
  open var numberOfLoops = 0
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Plays media, on iOS. It never plays here.
open class AVPlayer: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(url URL: URL) { self.init() }
  open var rate: Float = 0
  open var volume: Float = 1
  open func play() {}
  open func pause() {}
}

/// Speaks text, on iOS. Nothing is heard here.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() {}
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var rate: Float = 0.5
  public init(string: String) { speechString = string }
}
