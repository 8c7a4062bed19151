import Foundation

// Parity(system): sizes of gauges, rings, bars, bordered buttons and group boxes | not published | after pictures of iOS 17; `ControlMetrics` names the source of each

/// Sizes of drawn controls in points.
///
/// Apple publishes few of these. Each row names where it comes from: A Apple's text, B independent parties agree,
/// C one party or derived, D ours, chosen after the look of iOS 17.
enum ControlMetrics {
  // MARK: gauges
  /// Side of the accessory ring: the small accessory family is 58 points wide (C).
  static let ringSide: CGFloat = 58
  /// Width of the accessory ring's line (D).
  static let ringWidth: CGFloat = 6
  /// Free space around a gauge's marker (D).
  static let markerGap: CGFloat = 2
  /// The open ring leaves a quarter at the bottom (B: pictures show 270 degrees).
  static let ringOpening = 90.0
  /// Height of the accessory line, with or without a marker (D).
  static let accessoryLineHeight: CGFloat = 6
  /// Height of the default gauge's bar (D).
  static let capacityHeight: CGFloat = 6
  /// Widest the value within the ring may grow, as a part of the ring's inner width (D).
  static let ringValueWidth: CGFloat = 0.82
  static let ringValueFont: CGFloat = 22
  static let ringLabelFont: CGFloat = 11
  /// Width of the least's and the most's label: together they fit between the ends of the ring (derived).
  static let ringBoundWidth: CGFloat = 14

  // MARK: progress
  /// Height of the bar: `UIProgressView`'s (B).
  static let progressHeight: CGFloat = 4
  /// Side of the activity indicator, medium and large: `UIActivityIndicatorView`'s 20 and 37 points (B).
  static let spinnerSide: CGFloat = 20
  static let largeSpinnerSide: CGFloat = 37
  /// Spokes of the activity indicator since iOS 13 (B).
  static let spokes = 8
  /// Side of a ring that nothing limits, and the width of its line as a part of the side (D).
  static let progressRingSide: CGFloat = 50
  static func progressRingWidth(side: CGFloat) -> CGFloat { max(side * 0.1, min(2, side / 2)) }
  static func progressRing(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(
      proposal.width ?? proposal.height ?? progressRingSide,
      proposal.height ?? proposal.width ?? progressRingSide)
    return CGSize(width: side, height: side)
  }

  // MARK: toggles
  /// `UISwitch` (B).
  static let switchSize = CGSize(width: 51, height: 31)
  static let switchThumb: CGFloat = 27

  // MARK: groups
  /// `GroupBox`: inner distance and corner (C).
  static let groupPadding: CGFloat = 16
  static let groupRadius: CGFloat = 8

  /// The frame of a bordered button: distances between the label and the border, after `UIButton.Configuration` (C).
  struct Border {
    let horizontal: CGFloat
    let vertical: CGFloat
    /// Corner of `.roundedRectangle` (D).
    let radius: CGFloat
    let font: Font
    /// A line of text; symbols alone make no smaller button.
    let line: CGFloat
  }
  static func border(_ size: ControlSize) -> Border {
    switch size {
    case .mini, .small: Border(horizontal: 10, vertical: 5, radius: 6, font: .subheadline, line: 18)
    case .regular: Border(horizontal: 12, vertical: 7, radius: 7, font: .body, line: 20)
    case .large, .extraLarge: Border(horizontal: 20, vertical: 15, radius: 12, font: .body, line: 20)
    }
  }
}
