import Foundation

/// Reads XcodeGen's `project.yml`, from which an Xcode project is made.
package struct XcodeGenProject {
  private let file: URL
  private let root: URL
  private let boundary: ProjectBoundary
  private let spec: [String: PropertyText]

  /// Targets, those of each platform counted.
  private static let mostTargets = 2_000

  /// - Throws: `ProjectProblem` where it cannot be read at all. What is wrong with one target is a note of that target.
  package static func read(_ file: URL, within boundary: ProjectBoundary) throws -> ProjectDescription {
    let spec = try XcodeGenFile.read(file, within: boundary)
    return XcodeGenProject(file: file, root: file.deletingLastPathComponent(), boundary: boundary, spec: spec)
      .description()
  }

  private func description() -> ProjectDescription {
    let targets = (spec["targets"]?.map ?? [:]).sorted { $0.key < $1.key }.prefix(Self.mostTargets)
    return ProjectDescription(
      file: file, root: root,
      targets: targets.flatMap { name, value in self.targets(name, value.map ?? [:]) },
      packages: packages.values.sorted { $0.name < $1.name })
  }

  /// One target, or one a platform.
  private func targets(_ name: String, _ value: [String: PropertyText]) -> [ProjectTarget] {
    let value = withTemplates(value, named: name)
    let platforms = value["platform"]?.strings ?? []
    guard platforms.count > 1 else {
      return [target(name, value, platform: Platform(xcodeGen: platforms.first))]
    }
    return platforms.map { target(name + "_" + $0, value, platform: Platform(xcodeGen: $0)) }
  }

  // MARK: Templates

  private func withTemplates(_ value: [String: PropertyText], named name: String) -> [String: PropertyText] {
    let templates = (value["templates"]?.strings ?? []).compactMap { spec["targetTemplates"]?.map?[$0]?.map }
    guard !templates.isEmpty else { return value }
    var attributes = value["templateAttributes"]?.map?.compactMapValues(\.string) ?? [:]
    attributes["target_name"] = name
    let merged = templates.reduce([:]) { XcodeGenFile.merge($0, $1) }
    return XcodeGenFile.merge(merged, value).mapValues { $0.filling(attributes) }
  }

  // MARK: One target

  private func target(
    _ name: String, _ value: [String: PropertyText], platform: Platform
  ) -> ProjectTarget {
    var notes: [ProjectNote] = []
    let type = value["type"]?.string ?? ""
    let product = ProductKind(identifier: "com.apple.product-type." + type)
    let settings = settings(of: name, value, platform: platform, notes: &notes)
    let productName = value["productName"]?.string ?? name
    var target = ProjectTarget(
      name: name, product: product, productFile: productName + "." + product.ending, settings: settings)
    target.notes = notes
    XcodeGenSources(root: root, boundary: boundary).add(value["sources"], to: &target)
    target.info = value["info"]?.map?["properties"]?.map?.mapValues(PropertyValue.init(plain:)) ?? [:]
    target.entitlements =
      value["entitlements"]?.map?["properties"]?.map?.mapValues(PropertyValue.init(plain:)) ?? [:]
    for dependency in value["dependencies"]?.list ?? [] { add(dependency.map ?? [:], to: &target, platform) }
    return target
  }

  private func add(_ value: [String: PropertyText], to target: inout ProjectTarget, _ platform: Platform) {
    if let name = value["target"]?.string {
      // `Project/Target` names one of another project.
      let own = name.split(separator: "/").last.map(String.init) ?? name
      let isMany = (spec["targets"]?.map?[own]?.map?["platform"]?.strings ?? []).count > 1
      let meant = isMany ? own + "_" + platform.rawValue : own
      target.need(.target(meant))
      if value["embed"]?.string != "false" { target.embedded.append(meant) }
    } else if let package = value["package"]?.string {
      let products = value["products"]?.strings ?? [value["product"]?.string ?? package]
      for product in products { target.need(.package(product: product, from: packages[package])) }
    } else if let path = (value["carthage"] ?? value["framework"])?.string {
      let file = (path as NSString).lastPathComponent
      target.need(.productFile(file.hasSuffix(".framework") ? file : file + ".framework"))
    }
  }

  private var packages: [String: PackageReference] {
    (spec["packages"]?.map ?? [:]).compactMapValues { value in
      let value = value.map ?? [:]
      if let path = value["path"]?.string { return .local(root.appending(relative: path)) }
      if let url = value["url"]?.string { return .remote(url: url) }
      return value["github"]?.string.map { .remote(url: "https://github.com/" + $0) }
    }
  }

  // MARK: Settings

  private func settings(
    of name: String, _ value: [String: PropertyText], platform: Platform, notes: inout [ProjectNote]
  ) -> BuildSettings {
    var layers = [BuildSettings.assumed(target: name, project: file, root: root, configuration: "Debug")]
    layers.append(assumed(of: name, platform: platform))
    for (owner, isTarget) in [(spec, false), (value, true)] {
      if let path = debug(of: owner["configFiles"]?.map ?? [:])?.string {
        let config = XCConfigFile.read(root.appending(relative: path), within: boundary)
        notes += config.notes
        layers.append(config.assignments)
      }
      layers.append(assignments(owner["settings"], depth: 16))
      if isTarget { layers.append(own(value)) }
    }
    return BuildSettings(layers: layers, configuration: "Debug")
  }

  /// What XcodeGen's own presets set, as far as it counts here.
  private func assumed(of name: String, platform: Platform) -> [SettingAssignment] {
    let prefix = spec["options"]?.map?["bundleIdPrefix"]?.string
    return [
      SettingAssignment(name: "SDKROOT", value: platform.sdkNames[0]),
      SettingAssignment(name: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: "DEBUG"),
      SettingAssignment(
        name: "PRODUCT_BUNDLE_IDENTIFIER",
        value: prefix.map { $0 + "." + SettingModifier.apply("rfc1034identifier", to: name) } ?? ""),
    ]
  }

  /// What keys of the target beside `settings` set.
  private func own(_ value: [String: PropertyText]) -> [SettingAssignment] {
    [
      (value["info"]?.map?["path"]?.string).map { SettingAssignment(name: "INFOPLIST_FILE", value: $0) },
      (value["entitlements"]?.map?["path"]?.string).map {
        SettingAssignment(name: "CODE_SIGN_ENTITLEMENTS", value: $0)
      },
      (value["productName"]?.string).map { SettingAssignment(name: "PRODUCT_NAME", value: $0) },
    ].compactMap { $0 }
  }

  /// `settings` is a map of settings, or has `groups`, `base` and `configs`.
  private func assignments(_ value: PropertyText?, depth: Int) -> [SettingAssignment] {
    guard depth > 0, let map = value?.map else { return [] }
    let parts: Set<String> = ["base", "configs", "groups"]
    guard map.keys.contains(where: parts.contains) else {
      return map.sorted { $0.key < $1.key }.map(assignment)
    }
    let groups = (map["groups"]?.strings ?? []).flatMap { name in
      assignments(spec["settingGroups"]?.map?[name], depth: depth - 1)
    }
    let base = (map["base"]?.map ?? [:]).sorted { $0.key < $1.key }.map(assignment)
    let debug = (debug(of: map["configs"]?.map ?? [:])?.map ?? [:]).sorted { $0.key < $1.key }.map(assignment)
    return groups + base + debug
  }

  private func assignment(_ key: String, _ value: PropertyText) -> SettingAssignment {
    if let words = value.list {
      return SettingAssignment(key: key, value: SettingWords.join(words.compactMap(\.string)))
    }
    let text = value.string ?? ""
    return SettingAssignment(key: key, value: text == "true" ? "YES" : text == "false" ? "NO" : text)
  }

  private func debug(of configs: [String: PropertyText]) -> PropertyText? {
    configs["Debug"]
      ?? configs.sorted { $0.key < $1.key }.first { $0.key.lowercased().contains("debug") }?.value
  }
}

extension Platform {
  /// XcodeGen's word; `auto` and what is not known here count as iOS.
  init(xcodeGen word: String?) {
    self = word.flatMap(Platform.init(named:)) ?? .iOS
  }
}

extension ProductKind {
  /// Of a product's file.
  var ending: String {
    switch self {
    case .application: "app"
    case .appExtension: "appex"
    case .framework: "framework"
    case .library: "a"
    case .bundle: "bundle"
    case .tests: "xctest"
    case .other: "product"
    }
  }
}

extension PropertyText {
  /// One word as a list of one.
  var strings: [String]? {
    switch self {
    case .string(let text): text.isEmpty ? [] : [text]
    case .list(let all): all.compactMap(\.string)
    case .map: nil
    }
  }

  /// With `${name}` replaced.
  func filling(_ attributes: [String: String]) -> PropertyText {
    switch self {
    case .string(let text):
      .string(
        text.contains("${")
          ? attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) } : text)
    case .list(let all): .list(all.map { $0.filling(attributes) })
    case .map(let all): .map(all.mapValues { $0.filling(attributes) })
    }
  }
}

extension PropertyValue {
  /// A value of YAML, whose words may be numbers or Booleans.
  init(plain value: PropertyText) {
    switch value {
    case .string("true"), .string("YES"): self = .bool(true)
    case .string("false"), .string("NO"): self = .bool(false)
    case .string(let text): self = .string(text)
    case .list(let all): self = .list(all.map(PropertyValue.init(plain:)))
    case .map(let all): self = .map(all.mapValues(PropertyValue.init(plain:)))
    }
  }
}
