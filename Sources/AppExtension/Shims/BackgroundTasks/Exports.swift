// Extensions import this module as `BackgroundTasks`; like Apple's it brings Foundation with it.
@_exported import Foundation
