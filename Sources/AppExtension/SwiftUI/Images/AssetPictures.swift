import Foundation
import UIKit

/// The variants of a picture, of which one is taken where it is shown.
struct PictureVariants: Equatable, @unchecked Sendable {
  let asset: _AssetPicture
  /// The picture as it was asked for, whose looks the variant gets.
  let original: UIImage
  static func == (a: PictureVariants, b: PictureVariants) -> Bool { a.asset === b.asset }
}

enum MissingPicture {
  static func message(_ name: String) -> String {
    "no image named \"\(name)\" was found in the asset catalogs and files of this target"
  }
}

nonisolated extension Image {
  /// The picture for the surroundings. Only what its variants depend on is read, so that no other scene is asked for in vain.
  func settled(in environment: EnvironmentValues) -> Image {
    guard let asset, case .data = source else { return self }
    let variants = asset.asset
    let dark = variants.dependsOnScheme && environment.colorScheme == .dark
    let contrast = variants.dependsOnContrast && environment.colorSchemeContrast == .increased
    let locale = variants.dependsOnLocale ? environment.locale : nil
    guard let found = variants.image(dark: dark, contrast: contrast, locale: locale) else { return self }
    return with {
      $0.source = .data(found._data, size: found.size)
      $0.bitmap.scale = found.scale
      $0.bitmap.orientation = found._turnsBytes ? found.imageOrientation : $0.bitmap.orientation
    }
  }
}
