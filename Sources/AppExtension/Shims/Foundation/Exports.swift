// Apple's Foundation has all that the open one has split off.
@_exported import FoundationNetworking
@_exported import FoundationXML
// As on Apple's systems, where a file that imports Foundation alone declares observable objects.
@_exported import VitrineCombine
// Names that Apple's Foundation has and that live in our SwiftUI, which localises with them, and in UIKit.
@_exported import protocol SwiftUI.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUI.LocalizedStringResource
@_exported import class UIKit.NSUserActivity
@_exported import let UIKit.NSUserActivityTypeBrowsingWeb
// UIKit's, which needs SwiftUI's tables of type sizes.
@_exported import class SwiftUI.UIFontMetrics
