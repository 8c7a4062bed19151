// Extensions import this module as `AVFAudio`; like Apple's it brings AVFoundation with it.
@_exported import VitrineAVFoundation
