import Foundation
internal import SwiftParser
internal import SwiftSyntax

extension PackageManifest {
  private static let mostBytes = 1 << 20

  /// Reads the text of a manifest without running it: it is a stranger's program.
  ///
  /// Literals, constants of the file, sums of arrays and later additions (`package.targets += …`) are understood; what a manifest computes
  /// otherwise is not seen.
  /// - Returns: `nil` where there is no `Package(…)`.
  package static func read(_ text: String) -> PackageManifest? {
    guard text.utf8.count <= mostBytes else { return nil }
    return ManifestReader(text).manifest()
  }
}

/// Finds the call of `Package` and reads its arguments.
private struct ManifestReader {
  private let file: SourceFileSyntax
  private let toolsVersion: String
  private var constants: [String: ExprSyntax] = [:]

  /// Constants that stand for constants.
  private static let mostDepth = 16

  init(_ text: String) {
    file = Parser.parse(source: text)
    let mark = "swift-tools-version:"
    let line = text.split(separator: "\n").first { $0.contains(mark) } ?? ""
    toolsVersion = line.firstRange(of: mark).map { line[$0.upperBound...].trimmed } ?? "5.0"
    for item in file.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        {
          constants[name] = value
        }
      }
    }
  }

  func manifest() -> PackageManifest? {
    guard let (name, call) = package() else { return nil }
    var manifest = PackageManifest(name: string(call["name"]) ?? "", toolsVersion: toolsVersion)
    manifest.products = list(call["products"]).compactMap(product)
    manifest.targets = list(call["targets"]).compactMap(target)
    manifest.dependencies = list(call["dependencies"]).compactMap(dependency)
    manifest.languageModes = list(call["swiftLanguageModes"] ?? call["swiftLanguageVersions"]).compactMap(
      word)
    for (member, values) in additions(to: name) {
      switch member {
      case "products": manifest.products += values.compactMap(product)
      case "targets": manifest.targets += values.compactMap(target)
      case "dependencies": manifest.dependencies += values.compactMap(dependency)
      default: break
      }
    }
    return manifest
  }

  // MARK: Expressions

  private typealias Arguments = [String: ExprSyntax]

  private func package() -> (variable: String, arguments: Arguments)? {
    for (name, value) in constants {
      if let call = resolve(value)?.as(FunctionCallExprSyntax.self), callee(call) == "Package" {
        return (name, arguments(call))
      }
    }
    return nil
  }

  /// `package.targets.append(x)`, `.append(contentsOf: [x])` and `+= [x]`.
  private func additions(to name: String) -> [(member: String, values: [ExprSyntax])] {
    file.statements.compactMap { item in
      if let call = item.item.as(FunctionCallExprSyntax.self),
        let append = call.calledExpression.as(MemberAccessExprSyntax.self),
        append.declName.baseName.text == "append",
        let member = member(append.base, of: name), let first = call.arguments.first
      {
        return (member, first.label == nil ? [first.expression] : list(first.expression))
      }
      guard let sequence = item.item.as(SequenceExprSyntax.self) else { return nil }
      let parts = Array(sequence.elements)
      guard parts.count >= 3, let member = member(parts[0], of: name), parts[1].trimmedDescription == "+="
      else {
        return nil
      }
      return (member, parts[2...].flatMap { list($0) })
    }
  }

  private func member(_ expression: ExprSyntax?, of name: String) -> String? {
    guard let access = expression?.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    else { return nil }
    return access.declName.baseName.text
  }

  private func resolve(_ expression: ExprSyntax?, depth: Int = 0) -> ExprSyntax? {
    guard let expression, depth < Self.mostDepth else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constants[name] {
      return resolve(value, depth: depth + 1)
    }
    return expression
  }

  private func string(_ expression: ExprSyntax?) -> String? {
    resolve(expression)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func list(_ expression: ExprSyntax?, depth: Int = 0) -> [ExprSyntax] {
    guard depth < Self.mostDepth, let expression = resolve(expression) else { return [] }
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    // `first + second`
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap { list($0, depth: depth + 1) }
    }
    return []
  }

  private func strings(_ expression: ExprSyntax?) -> [String] { list(expression).compactMap { string($0) } }

  /// The last word of what is called: `target` of `.target(…)` and `Target.target(…)`.
  private func callee(_ call: FunctionCallExprSyntax) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private func arguments(_ call: FunctionCallExprSyntax) -> Arguments {
    Dictionary(call.arguments.map { ($0.label?.text ?? "", $0.expression) }) { first, _ in first }
  }

  private func call(_ expression: ExprSyntax) -> (name: String, arguments: Arguments)? {
    guard let call = resolve(expression)?.as(FunctionCallExprSyntax.self), let name = callee(call) else {
      return nil
    }
    return (name, arguments(call))
  }

  // MARK: Parts of a manifest

  private func product(_ expression: ExprSyntax) -> PackageManifest.Product? {
    guard let (kind, arguments) = call(expression), kind == "library", let name = string(arguments["name"])
    else {
      return nil
    }
    return PackageManifest.Product(name: name, targets: strings(arguments["targets"]))
  }

  private func dependency(_ expression: ExprSyntax) -> String? {
    guard let (_, arguments) = call(expression) else { return nil }
    return string(arguments["path"]) ?? string(arguments["url"]) ?? string(arguments["id"])
  }

  private func target(_ expression: ExprSyntax) -> PackageManifest.Target? {
    guard let (kind, arguments) = call(expression), let name = string(arguments["name"]) else { return nil }
    var target = PackageManifest.Target(name: name, kind: kind, path: string(arguments["path"]))
    target.dependencies = list(arguments["dependencies"]).compactMap(targetDependency)
    target.exclude = strings(arguments["exclude"])
    target.sources = arguments["sources"].map(strings)
    target.resources = list(arguments["resources"]).compactMap {
      call($0).flatMap { string($0.arguments[""]) }
    }
    for setting in list(arguments["swiftSettings"]) { apply(setting, to: &target) }
    return target
  }

  private func targetDependency(_ expression: ExprSyntax) -> PackageManifest.Dependency? {
    if let name = string(expression) { return .named(name) }
    guard let (kind, arguments) = call(expression), let name = string(arguments["name"]) else { return nil }
    return kind == "product" ? .product(name, package: string(arguments["package"])) : .named(name)
  }

  private func apply(_ expression: ExprSyntax, to target: inout PackageManifest.Target) {
    guard let (kind, arguments) = call(expression) else { return }
    let value = string(arguments[""])
    switch kind {
    case "define": if let value { target.conditions.append(value) }
    case "enableUpcomingFeature": if let value { target.upcomingFeatures.append(value) }
    case "swiftLanguageMode", "swiftLanguageVersion": target.languageMode = arguments[""].flatMap(word)
    case "defaultIsolation":
      target.isolatesToMainActor = arguments[""]?.trimmedDescription.contains("MainActor") == true
    default: break
    }
  }

  /// `.v5` is `5`.
  private func word(_ expression: ExprSyntax) -> String? {
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v")
    else {
      return string(expression)
    }
    return name.dropFirst().split(separator: "_").first.map(String.init)
  }
}
