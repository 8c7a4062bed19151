internal import SwiftIfConfig
internal import SwiftParser
internal import SwiftSyntax

/// Parses one file and replaces what depends on the platform.
struct ConditionRewriter {
  private let conditions: SourceConditions
  private let configuration: PlatformConfiguration

  init(_ conditions: SourceConditions) {
    self.conditions = conditions
    configuration = PlatformConfiguration(
      platform: conditions.platform, modules: conditions.modules, conditions: conditions.conditions,
      languageMode: conditions.languageMode)
  }

  func read(_ source: [UInt8]) -> SourceConditions.Reading {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let found = PlatformMarks.find(in: tree)
    var edits = SourceEdits(source)
    for question in found.questions { answer(question, in: &edits) }
    let availability = AvailabilityAnswer(
      platform: conditions.platform, deploymentTarget: conditions.deploymentTarget)
    for condition in found.availabilityConditions { availability.answer(condition, in: &edits) }
    for attribute in found.availabilityAttributes { availability.rewrite(attribute, in: &edits) }
    for attribute in found.objectiveC { edits.replace(attribute.bytes) }
    for attribute in found.managed { replaceManaged(attribute, in: &edits) }
    for name in found.objectiveCNames { ObjectiveCNames.rewrite(name, in: &edits) }
    for expression in found.switches {
      FamilySwitches.rewrite(expression, for: conditions.platform, in: &edits)
    }
    let missing = readImports(found.imports, of: tree, in: &edits)
    return SourceConditions.Reading(text: edits.isChanged ? edits.bytes : nil, missing: missing)
  }

  /// `os(iOS)` and its like become `true` or `false`.
  private func answer(_ call: FunctionCallExprSyntax, in edits: inout SourceEdits) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return }
    let word = argument.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let holds: Bool
    switch name {
    case "os": holds = configuration.isActiveTargetOS(name: word)
    case "arch": holds = configuration.isActiveTargetArchitecture(name: word)
    case "targetEnvironment": holds = configuration.isActiveTargetEnvironment(name: word)
    case "canImport":
      guard let module = argument.firstToken(viewMode: .sourceAccurate)?.text else { return }
      holds = configuration.modules.importable.contains(module)
    default: return
    }
    edits.replace(call.bytes, with: holds ? "true" : "false")
  }

  /// `@NSManaged` needs Objective-C's runtime. Macros of the same length stand in for it: accessors of a property, or the body of a method.
  private func replaceManaged(_ attribute: AttributeSyntax, in edits: inout SourceEdits) {
    // The attribute is in a list, and that is the declaration's.
    let isMethod = attribute.parent?.parent?.is(FunctionDeclSyntax.self) == true
    edits.replace(attribute.bytes, with: isMethod ? "@CDMethods" : "@CDManaged")
  }

  /// Blanks imports that nobody supplies, and the parts of modules (`import os.log`), which only Clang modules have.
  private func readImports(
    _ imports: [ImportDeclSyntax], of tree: SourceFileSyntax, in edits: inout SourceEdits
  ) -> [MissingImport] {
    var missing: [ImportDeclSyntax] = []
    for declaration in imports {
      guard let module = declaration.path.first else { continue }
      let name = module.name.text
      if PlatformModules.empty.contains(name) {
        edits.replace(declaration.bytes)
      } else if !conditions.modules.supplies(name) {
        missing.append(declaration)
      } else if let kind = declaration.importKindSpecifier {
        // `import struct Darwin.stat`: a function of Glibc has the same name, and one of two cannot be named.
        if name == "Darwin" { edits.replace(kind.bytes); blankParts(of: declaration, in: &edits) }
      } else {
        blankParts(of: declaration, in: &edits)
      }
    }
    guard !missing.isEmpty else { return [] }
    let regions = tree.configuredRegions(in: configuration)
    let lines = SourceLocationConverter(fileName: "", tree: tree)
    return missing.filter { regions.isActive($0) == .active }.map { declaration in
      edits.replace(declaration.bytes)
      let place = lines.location(for: declaration.positionAfterSkippingLeadingTrivia)
      return MissingImport(
        module: declaration.path.first?.name.text ?? "", line: place.line, column: place.column)
    }
  }

  private func blankParts(of declaration: ImportDeclSyntax, in edits: inout SourceEdits) {
    guard declaration.path.count > 1, let period = declaration.path.first?.trailingPeriod else { return }
    edits.replace(period.bytes.lowerBound..<declaration.bytes.upperBound)
  }
}

extension SyntaxProtocol {
  /// Offsets of the first and behind the last byte, without white space and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
