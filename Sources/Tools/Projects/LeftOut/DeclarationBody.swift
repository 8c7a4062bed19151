internal import SwiftSyntax

/// The part of a declaration that can be another without anything else noticing.
struct DeclarationBody {
  var range: Range<Int>
  var way: LeftOutPiece.Way

  /// The body that `offset` lies in; `nil` where it lies elsewhere in the declaration, or where nothing can stand for the body.
  static func of(_ declaration: DeclSyntax, around offset: Int) -> DeclarationBody? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return block(function.body, returning: function.signature.returnClause?.type, around: offset)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return block(initializer.body, returning: nil, around: offset)
    }
    if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      return accessors(subscripting.accessorBlock, of: subscripting.returnClause.type, around: offset)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.bytes.contains(offset) {
        return accessors(binding.accessorBlock, of: binding.typeAnnotation?.type, around: offset)
      }
    }
    return nil
  }

  private static func accessors(
    _ block: AccessorBlockSyntax?, of type: TypeSyntax?, around offset: Int
  ) -> DeclarationBody? {
    guard let block else { return nil }
    guard case .accessors(let list) = block.accessors else {
      return inside(block.leftBrace, block.rightBrace, returning: type, around: offset)
    }
    for accessor in list where accessor.bytes.contains(offset) {
      let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      return self.block(accessor.body, returning: isGetter ? type : nil, around: offset)
    }
    return nil
  }

  private static func block(
    _ body: CodeBlockSyntax?, returning type: TypeSyntax?, around offset: Int
  ) -> DeclarationBody? {
    body.flatMap { inside($0.leftBrace, $0.rightBrace, returning: type, around: offset) }
  }

  private static func inside(
    _ left: TokenSyntax, _ right: TokenSyntax, returning type: TypeSyntax?, around offset: Int
  ) -> DeclarationBody? {
    let range = left.bytes.upperBound..<max(left.bytes.upperBound, right.bytes.lowerBound)
    guard range.contains(offset), right.presence == .present else { return nil }
    guard let type, let opaque = type.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return DeclarationBody(range: range, way: .stops) }
    // Of what the compiler must find out itself there is only a view to give.
    guard ["View", "SwiftUI.View"].contains(opaque.constraint.trimmedDescription) else { return nil }
    return DeclarationBody(range: range, way: .markedBox)
  }
}

/// What a declaration is called.
enum DeclarationName {
  static func of(_ declaration: DeclSyntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.name.text + labels(function.signature.parameterClause)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return "init" + labels(initializer.signature.parameterClause)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      return "extension of " + extended.extendedType.trimmedDescription
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map(\.name.text).joined(separator: ", ")
    }
    if declaration.is(SubscriptDeclSyntax.self) { return "subscript" }
    return String(declaration.trimmedDescription.prefix { !$0.isNewline }.prefix(40))
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
