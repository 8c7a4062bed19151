/// All that an `ActivityBoard` knows beyond its records; kept with them, it lets another board go on.
package struct ActivityBoardState: Sendable, Equatable, Codable {
  package init() {}
}
