// Extensions import this module as `PhotosUI`; like Apple's it brings Foundation with it.
@_exported import Foundation
