// Extensions import this module as `AVKit`; like Apple's it brings AVFoundation with it.
@_exported import VitrineAVFoundation
