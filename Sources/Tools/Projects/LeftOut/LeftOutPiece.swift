import Foundation

/// A declaration that does not compile here and that the compiler is not shown, so that the rest can be built.
package struct LeftOutPiece: Sendable, Equatable, Codable {
  /// What stands in its place.
  package enum Way: String, Sendable, Codable {
    /// Nothing: the declaration is gone.
    case removed
    /// The declaration, whose body stops the extension with the place when it is called.
    case stops
    /// The declaration, whose body is a view that is drawn as a marked box.
    case markedBox
  }

  /// The path of its file.
  package var file: String
  /// Offsets of its first byte and of the first behind it.
  package var range: Range<Int>
  package var way: Way
  /// As it is named in messages: `body`, `load(from:)`, `Theme`.
  package var name: String
  /// Of the error, counted from 1.
  package var line: Int
  /// What the compiler said.
  package var reason: String

  package init(file: String, range: Range<Int>, way: Way, name: String, line: Int, reason: String) {
    self.file = file
    self.range = range
    self.way = way
    self.name = name
    self.line = line
    self.reason = reason
  }
}

extension SourceEdits {
  /// Puts what stands in place of a piece. `false` where there is no room for it, and nothing is changed then.
  @discardableResult
  package mutating func apply(_ piece: LeftOutPiece) -> Bool {
    switch piece.way {
    case .removed: fill(piece.range, with: "")
    case .stops: fill(piece.range, with: "fatalError()")
    case .markedBox: fill(piece.range, with: "_LeftOut()")
    }
  }
}
