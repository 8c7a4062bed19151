// Extensions import this module as `CoreFoundation`; like Apple's it brings Foundation, ours included with it.
@_exported import VitrineFoundation
