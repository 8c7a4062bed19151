import Foundation
import Seeds

/// Imports a package that is on no machine, and uses nothing of it.
enum Sowing {
  static let month = 4
}
