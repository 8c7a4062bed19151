import AppIntents

extension RelevantContext {
  /// A place on the map.
  ///
  /// - Parity: approximated: it holds while the user has set a place of the region's identifier (`POST /api/conditions`)
  public static func location(_ region: CLRegion) -> RelevantContext { location(named: region.identifier) }
}
