/// What `@NSManaged` on a property is when an extension is built: values that the object's store keeps. The word has as many letters, so that nothing in
/// the user's file moves.
@attached(accessor)
public macro CDManaged() = #externalMacro(module: "VitrineMacros", type: "ManagedPropertyMacro")

/// What `@NSManaged` on a method is: `addToItems(_:)` and its like.
@attached(body)
public macro CDMethods() = #externalMacro(module: "VitrineMacros", type: "ManagedMethodMacro")
