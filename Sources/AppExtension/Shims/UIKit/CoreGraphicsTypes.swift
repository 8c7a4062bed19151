import Foundation

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How strokes meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
