@_spi(Reflection) import Swift

/// Where a type keeps its dynamic properties: found once for each type, used at each evaluation.
@MainActor struct DynamicPropertyPlan {
  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    /// The dynamic properties inside, which are filled first.
    let inner: [Field]
  }
  private let fields: [Field]

  private static var plans: [ObjectIdentifier: DynamicPropertyPlan] = [:]

  private static func plan(for type: Any.Type) -> DynamicPropertyPlan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    let plan = DynamicPropertyPlan(fields: fields(of: type, depth: 0))
    plans[key] = plan
    return plan
  }

  /// Bounds the search in types that hold themselves through their generic arguments.
  private static let deepest = 16

  private static func fields(of type: Any.Type, depth: Int) -> [Field] {
    guard depth < deepest, isStruct(type) else { return [] }
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type, !(property is AnyObject.Type),
        !(property is any SelfContainedProperty.Type)
      else { return true }
      let isOurs = property is any InstalledProperty.Type
      let name = String(cString: name)
      found.append(
        Field(
          name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset, type: property,
          inner: isOurs ? [] : fields(of: property, depth: depth + 1)))
      return true
    }
    return found
  }

  /// Only structs have dynamic properties; the standard library's list of fields ends the process over some other kinds.
  private static func isStruct(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind, or a class's.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == _MetadataKind.struct.rawValue
  }

  /// Fills the dynamic properties of `value`, innermost first, and calls `update()` on each.
  static func fill<Container>(_ value: inout Container, in context: _ViewContext) {
    let plan = plan(for: Container.self)
    guard !plan.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      fill(plan.fields, at: UnsafeMutableRawPointer(pointer), owner: Container.self, in: context)
    }
  }

  private static func fill(
    _ fields: [Field], at base: UnsafeMutableRawPointer, owner: Any.Type, in context: _ViewContext
  ) {
    for field in fields {
      let address = base + field.offset
      fill(field.inner, at: address, owner: owner, in: context)
      let place = PropertyPlace(context: context, owner: owner, name: field.name, offset: field.offset)
      update(field.type, at: address, place)
    }
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    if let ours = type as? any InstalledProperty.Type {
      install(ours, at: address, place)
    } else {
      property.pointee.update()
    }
  }

  private static func install<Property: InstalledProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
  ) {
    address.assumingMemoryBound(to: Property.self).pointee.install(at: place)
  }
}

extension _ViewContext {
  /// `value` with its dynamic properties filled for this place: what a body is evaluated on.
  @MainActor func filled<Container>(_ value: Container) -> Container {
    var copy = value
    DynamicPropertyPlan.fill(&copy, in: self)
    return copy
  }

  /// A style with its dynamic properties filled; `Style` is an existential such as `any GaugeStyle`.
  @MainActor func filled<Style>(style: Style) -> Style {
    func fill<Concrete>(_ type: Concrete.Type) -> Any? { (style as? Concrete).map { filled($0) } }
    // Through `Any`, so that it is the type inside the existential.
    return _openExistential(type(of: style as Any), do: fill) as? Style ?? style
  }
}
