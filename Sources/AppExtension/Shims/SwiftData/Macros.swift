/// Makes a class a model: its stored properties are kept in a store.
@attached(member, names: named(_$record), named(_$properties), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

/// What `@Model` puts on stored properties.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "VitrineMacros", type: "PersistedPropertyMacro")

/// Says how a property is kept. `.unique` replaces the object that had the same value; the other options change nothing here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "ModelRemarkMacro")

/// Says what becomes of the objects that a property refers to, and which of their properties refers back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "ModelRemarkMacro")

/// A stored property that is not kept.
@attached(peer) public macro Transient() =
  #externalMacro(module: "VitrineMacros", type: "ModelRemarkMacro")

/// An actor with a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")

/// An index of the store. Accepted; predicates are evaluated on all objects here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "ModelRemarkMacro")

/// Properties that are unique together. Accepted without effect; `@Attribute(.unique)` has one.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "ModelRemarkMacro")
