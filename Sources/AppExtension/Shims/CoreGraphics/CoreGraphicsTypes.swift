import Foundation

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How strokes meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which points are inside an outline.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How a drawing is mixed with what is there; numbers are those of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  case plusLighter
}
