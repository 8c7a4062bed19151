import Foundation

/// The versions of a model on disk: an `.xcdatamodeld` folder of `.xcdatamodel` folders, or one of these alone.
struct ModelFolder {
  /// The name in the bundle, without its ending.
  var name: String
  var versions: [(name: String, contents: URL)]
  /// The version that is used.
  var current: String

  /// Versions of one model.
  static let mostVersions = 200

  static func isModel(_ url: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) }

  /// - Throws: `ResourceProblem` where there is no version.
  init(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    if url.pathExtension == "xcdatamodel" {
      (versions, current) = ([(name, url.appendingPathComponent("contents"))], name)
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().prefix(Self.mostVersions).map {
      folder in
      (
        (folder as NSString).deletingPathExtension,
        url.appendingPathComponent(folder).appendingPathComponent("contents")
      )
    }
    guard let first = versions.first?.name else {
      throw ResourceProblem(url.path, .malformed("it has no version of the model"))
    }
    let marked = url.appendingPathComponent(".xccurrentversion")
    current = first
    guard FileManager.default.fileExists(atPath: marked.path) else { return }
    let list = try BoundedFile.propertyList(BoundedFile.text(marked), path: marked.path)
    let chosen = (list["_XCCurrentVersionName"] as? String).map { ($0 as NSString).deletingPathExtension }
    guard let chosen, versions.contains(where: { $0.name == chosen }) else {
      throw ResourceProblem(marked.path, .malformed("it names no version of the model"))
    }
    current = chosen
  }

  /// - Throws: `ResourceProblem` where a version is no model; what is wrong with a part of it is reported.
  func read(_ contents: URL, report: (ResourceProblem) -> Void) throws -> DataModel {
    let data = try BoundedFile.text(contents)
    guard let text = String(data: data, encoding: .utf8) else {
      throw ResourceProblem(contents.path, .malformed("it is no UTF-8 text"))
    }
    do {
      let (model, problems) = try DataModel.read(text)
      for problem in problems {
        report(ResourceProblem(contents.path, line: problem.line, .partOfModel(problem.words)))
      }
      return model
    } catch let problem as DataModelProblem {
      throw ResourceProblem(contents.path, line: problem.line, .malformed(problem.words))
    }
  }
}
