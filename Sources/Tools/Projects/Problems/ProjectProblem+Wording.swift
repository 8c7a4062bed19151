import Foundation

extension ProjectProblem: LocalizedError {
  /// A stable word for the failure.
  package var code: String {
    switch self {
    case .noSuchPath: "no-such-path"
    case .notAFolderOfSource: "not-a-folder"
    case .unreadable: "unreadable"
    case .notText: "not-text"
    case .intentDefinition: "intent-definition"
    case .noSwiftFiles: "no-swift-files"
    case .noMain: "no-main"
    case .severalMains: "several-mains"
    case .severalBundles: "several-bundles"
    case .mainIsAnApp: "main-is-an-app"
    case .noFolderOfItsOwn: "no-folder-of-its-own"
    case .swiftPackage: "swift-package"
    case .project: "project"
    case .outsideProject: "outside"
    case .noWidgetExtension: "no-widget-extension"
    case .severalExtensions: "several-extensions"
    case .noSuchTarget: "no-such-target"
    case .noSources: "no-sources"
    case .noMainInTarget: "no-main"
    case .circularModules: "circular-modules"
    case .sdkPieceMissing: "sdk-missing"
    case .compilerMissing: "compiler-missing"
    case .cacheNotWritable: "cache-not-writable"
    case .compilerTookTooLong: "compiler-timeout"
    case .watchFailed: "watch-failed"
    }
  }

  /// What is wrong, and where.
  package var message: String {
    switch self {
    case .noSuchPath(let path):
      "There is nothing at `\(path)`."
    case .notAFolderOfSource(let path):
      "`\(path)` is neither a folder nor a Swift file."
    case .unreadable(let path, let reason):
      "`\(path)` cannot be read: \(reason)."
    case .notText(let path):
      "`\(path)` is not UTF-8 text, so the compiler cannot read it."
    case .intentDefinition(let path, let reason):
      "The intent definition `\(path)` cannot be used: \(reason)."
    case .noSwiftFiles(let folder):
      "`\(folder)` holds no Swift file."
    case .noMain(let folder, let files):
      files == 1
        ? "The only Swift file in `\(folder)` marks no type with @main."
        : "None of the \(files) Swift files in `\(folder)` marks a type with @main."
    case .severalMains(let mains):
      "More than one type is marked @main, but a process has one entry point: \(Self.list(mains))."
    case .severalBundles(let mains):
      "The folder holds more than one program: \(Self.list(mains))."
    case .mainIsAnApp(let main):
      "`\(main.typeName)`, marked @main at \(main.place), is an app and no widget extension."
    case .noFolderOfItsOwn(let main, let other):
      "`\(main.typeName)` at \(main.place) and `\(other.typeName)` at \(other.place) are the entry points of two programs, and nothing tells which files belong to which."
    case .swiftPackage(let path):
      "`\(path)` is a Swift package, and its targets are not told apart yet."
    case .project(let path, let line, let reason):
      "The project file `\(path)` cannot be read: \(reason)\(line > 0 ? " (line \(line))" : "")."
    case .outsideProject(let path):
      "`\(path)` leads out of the project."
    case .noWidgetExtension(let project, let targets):
      targets.isEmpty
        ? "`\(project)` has no target."
        : "No target of `\(project)` is a widget extension: \(Self.list(targets))."
    case .severalExtensions(let targets, let project):
      "`\(project)` has \(targets.count) widget extensions: \(Self.list(targets))."
    case .noSuchTarget(let name, let isOther, let known, let project):
      (isOther
        ? "Target `\(name)` of `\(project)` is no widget extension" : "`\(project)` has no target `\(name)`")
        + (known.isEmpty ? "." : "; its widget extensions are \(Self.list(known)).")
    case .noSources(let target, let project):
      "Target `\(target)` of `\(project)` has no Swift file that can be read."
    case .noMainInTarget(let target, let project, let files):
      "None of the \(files) Swift \(files == 1 ? "file" : "files") of target `\(target)` of `\(project)` marks a type with @main."
    case .circularModules(let names):
      "Modules need one another in a circle: \(names.map { "`\($0)`" }.joined(separator: " → "))."
    case .sdkPieceMissing(let piece, let path):
      switch piece {
      case .folder: "The Vitrine SDK folder `\(path)` does not exist."
      case .modules: "The Vitrine SDK has no modules at `\(path)`."
      case .library: "The Vitrine SDK has no library at `\(path)`."
      case .macros: "The Vitrine SDK has no macro program at `\(path)`."
      case .fonts: "The Vitrine SDK has no fonts at `\(path)`."
      }
    case .compilerMissing(let searched):
      "The Swift compiler `swiftc` was not found on PATH (\(searched))."
    case .cacheNotWritable(let path, let reason):
      "The build folder `\(path)` cannot be written: \(reason)."
    case .compilerTookTooLong(let seconds):
      "The Swift compiler was stopped: it had not finished after \(Int(seconds)) seconds."
    case .watchFailed(let path, let reason):
      "`\(path)` cannot be watched for changes: \(reason)."
    }
  }

  /// What to do about it.
  package var cure: String {
    switch self {
    case .noSuchPath:
      "Give the folder that holds the widget extension's Swift files."
    case .notAFolderOfSource:
      "Give the folder that holds the widget extension's Swift files, or a single .swift file."
    case .unreadable:
      "Check its permissions, then try again."
    case .notText:
      "Save it as UTF-8."
    case .intentDefinition:
      "Open it in Xcode and save it again, or mend it by hand: it is a property list."
    case .noSwiftFiles:
      "Give the folder of the widget extension itself; hidden, build and test folders are not searched."
    case .noMain:
      "Mark the widget or the WidgetBundle with @main, or give the folder of the extension instead."
    case .severalMains(let mains):
      mains.contains { $0.isWidget }
        ? "Keep @main on the WidgetBundle only, and list the other widgets in its body."
        : "Keep one @main."
    case .severalBundles(let mains):
      if let widget = mains.first(where: \.isWidget), let folder = widget.folder {
        "Give the folder of the widget extension alone: `\(folder)`."
      } else {
        "Give the folder of one of them."
      }
    case .mainIsAnApp:
      "Give the folder of the app's widget extension."
    case .noFolderOfItsOwn:
      "Put the app's own files and the extension's own files into a subfolder each; files beside the two are compiled into both."
    case .swiftPackage(let path):
      "Give the folder of the widget extension inside it, such as `\(path)/Sources/NAME`."
    case .project:
      "Open it in Xcode and save it again, or mend the line by hand (a conflict of a merge is the usual cause)."
    case .outsideProject:
      "Put the file itself where the link is."
    case .noWidgetExtension:
      "Give the project that has the widget extension, or the folder with its Swift files."
    case .severalExtensions(let targets, _):
      Set(targets.map(\.name)).count == targets.count
        ? "Choose one: --target \(Self.quoted(targets.first?.name ?? "NAME"))."
        : "Give one of the projects: \(Self.quoted(targets.first?.file ?? "NAME.xcodeproj"))."
    case .noSuchTarget(_, _, let known, _):
      known.first.map { "Choose one of them, such as --target \(Self.quoted($0.name))." }
        ?? "Leave --target out."
    case .noSources:
      "Are its files on this machine? Warnings say which are missing."
    case .noMainInTarget:
      "Mark the WidgetBundle with @main."
    case .circularModules:
      "Take one of these dependencies away; Xcode refuses them, too."
    case .sdkPieceMissing(let piece, _):
      piece == .folder
        ? "Correct the environment variable VITRINE_SDK, or unset it."
        : "Run `make build` in Vitrine's folder, or set VITRINE_SDK to a folder that holds it."
    case .compilerMissing:
      "Install Swift 6.1 or later and put its usr/bin folder on PATH."
    case .cacheNotWritable:
      "Free it, or set XDG_CACHE_HOME to a folder that can be written."
    case .compilerTookTooLong:
      "Split the expression or file it hangs on; `--verbose` prints the command."
    case .watchFailed:
      "Changes are not noticed until this is mended; start again to retry."
    }
  }

  package var errorDescription: String? { message }
  package var recoverySuggestion: String? { cure }

  private static func list(_ targets: [TargetName]) -> String {
    targets.map { "`\($0.name)` (\($0.kind), \($0.file))" }.joined(separator: ", ")
  }

  private static func quoted(_ name: String) -> String { ShellWords.join([name]) }

  private static func list(_ mains: [MainDeclaration]) -> String {
    mains.map { "`\($0.typeName)` at \($0.place)" }.joined(separator: ", ")
  }
}
