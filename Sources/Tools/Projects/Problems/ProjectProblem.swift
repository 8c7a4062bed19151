/// Why a folder cannot be built or watched, as a value; `ProjectProblem+Wording` says it in words.
package enum ProjectProblem: Error, Sendable, Equatable {
  case noSuchPath(String)
  case notAFolderOfSource(String)
  case unreadable(path: String, reason: String)
  case notText(path: String)
  case intentDefinition(path: String, reason: String)
  case noSwiftFiles(folder: String)
  case noMain(folder: String, files: Int)
  case severalMains([MainDeclaration])
  case severalBundles([MainDeclaration])
  case mainIsAnApp(MainDeclaration)
  case noFolderOfItsOwn(MainDeclaration, beside: MainDeclaration)
  case swiftPackage(String)
  /// A project file; the line is 0 where none is to blame.
  case project(path: String, line: Int, reason: String)
  case outsideProject(path: String)
  case noWidgetExtension(project: String, targets: [TargetName])
  case severalExtensions([TargetName], project: String)
  case noSuchTarget(String, isOther: Bool, known: [TargetName], project: String)
  case noSources(target: String, project: String)
  case noMainInTarget(String, project: String, files: Int)
  case circularModules([String])
  case sdkPieceMissing(piece: SDKPiece, expectedAt: String)
  case compilerMissing(searched: String)
  case cacheNotWritable(path: String, reason: String)
  case compilerTookTooLong(seconds: Double)
  case watchFailed(path: String, reason: String)
}

/// The parts an SDK folder is made of.
package enum SDKPiece: String, Sendable, Equatable, CaseIterable {
  case folder, modules, library, macros, fonts
}
