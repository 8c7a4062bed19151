extension Device {
  /// How the identifiers of phones with an Action button begin: iPhone 15 Pro and Pro Max, and all phones since iPhone 16 (A: Apple's
  /// technical specifications of each).
  private static let withActionButton = ["iphone-15-pro", "iphone-16", "iphone-17", "iphone-air"]

  /// Whether the device has an Action button that a control can be assigned to.
  package var hasActionButton: Bool { Self.withActionButton.contains(where: identifier.hasPrefix) }
}
