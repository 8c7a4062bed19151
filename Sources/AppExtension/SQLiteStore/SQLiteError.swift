/// What SQLite says when it refuses.
package struct SQLiteError: Error, CustomStringConvertible {
  package let description: String
}
