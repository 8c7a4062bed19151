// Extensions import this module as `MapKit`; like Apple's it brings Core Location and UIKit with it.
@_exported import Foundation
@_exported import UIKit
@_exported import VitrineCoreLocation
