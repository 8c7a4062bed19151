extension ResourceProblem {
  /// What is wrong.
  package var message: String {
    switch kind {
    case .unreadable(let reason): "It cannot be read: \(reason)."
    case .symbolicLink: "It is a symbolic link that leads out of the project, and is left out."
    case .tooLarge(let bytes, let most):
      "It has \(bytes) bytes and is left out: a resource has \(most) at most."
    case .tooMany(let most): "There are more than \(most) resources; what lies here is left out."
    case .twoOfOneName(let name): "Another resource of the bundle is named `\(name)`, too; that one is used."
    case .nameIsTaken(let name): "The bundle keeps the name `\(name)` for itself; the file is left out."
    case .malformed(let reason): "It cannot be used: \(reason)."
    case .partOfModel(let words): words.prefix(1).uppercased() + words.dropFirst() + "."
    case .missingFile(let name): "It names the file `\(name)`, which does not exist."
    case .unsupportedPicture(let format): "A picture in the format \(format) cannot be drawn here."
    case .tooManyPixels(let width, let height):
      "The picture has \(width) × \(height) pixels and is left out: no widget can show it."
    case .toolMissing(let program, _): "The picture cannot be drawn: the program `\(program)` is missing."
    case .toolFailed(let program, let reason): "The picture cannot be drawn by `\(program)`: \(reason)."
    case .assetsOfOneName(let kind, let name, let other):
      "There are two \(kind)s named `\(name)`; the one in `\(other)` is used."
    case .unknownColor(let reason): "The colour cannot be used: \(reason)."
    case .unknownSystemColor(let name): "The system colour `\(name)` is not known here."
    case .unknownAssetKind(let kind): "Assets of the kind `\(kind)` have no use in a widget; it is left out."
    case .symbolWithoutShape: "The symbol has no group `Regular-M` with paths."
    case .symbolClash(let symbol, let asset, let other):
      "The assets `\(asset)` and `\(other)` both have the Swift name `\(symbol)`; it means `\(other)`."
    case .symbolExists(let symbol, let asset, let type):
      "The asset `\(asset)` has the Swift name `\(symbol)`, which \(type) has already."
    case .unknownPlural(let key, let category):
      "The plural of `\(key)` has the category `\(category)`, which no language has."
    case .pluralWithoutOther(let key, let language):
      "The plural of `\(key)` has no category `other` in \(language)."
    case .emptyVariations(let key, let language): "`\(key)` has variations without a text in \(language)."
    case .valueOfPluralUnknown(let key, let rule):
      "The text of `\(key)` names the plural rule `\(rule)`, which it does not have."
    }
  }

  /// What to do about it.
  package var cure: String {
    switch kind {
    case .unreadable: "Check its permissions."
    case .symbolicLink: "Put a copy into the project."
    case .tooLarge, .tooManyPixels: "Make it smaller."
    case .tooMany: "Give a folder with fewer files."
    case .twoOfOneName, .nameIsTaken, .symbolClash, .assetsOfOneName: "Rename one of them."
    case .partOfModel: "Mend it in Xcode's model editor."
    case .malformed: "Mend it, or save it again in Xcode."
    case .missingFile: "Add the file, or take it out of Contents.json."
    case .unsupportedPicture: "Save it as PNG, JPEG, WebP, PDF or SVG."
    case .toolMissing(_, let package): "Install the package \(package)."
    case .toolFailed: "Save it again, or as PNG."
    case .unknownColor: "Set it again in Xcode."
    case .unknownSystemColor: "Write its components."
    case .unknownAssetKind: "Nothing needs to be done where the widget does not use it."
    case .symbolWithoutShape: "Export it from the SF Symbols app as a template."
    case .symbolExists(_, let asset, _): "Rename it, or write Color(\"\(asset)\")."
    case .unknownPlural: "Use zero, one, two, few, many or other."
    case .pluralWithoutOther: "Add it: every language needs it."
    case .emptyVariations: "Write a text, or delete the variations."
    case .valueOfPluralUnknown: "Add the rule, or take it out of the text."
    }
  }
}
