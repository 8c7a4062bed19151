import Foundation

// Points, sizes and boxes as text and inside objects.

public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(number(size.width)), \(number(size.height))}"
}
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// `zero` for what cannot be read, as UIKit has it.
public func CGPointFromString(_ string: String) -> CGPoint {
  numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
public func CGSizeFromString(_ string: String) -> CGSize {
  numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
public func CGRectFromString(_ string: String) -> CGRect {
  numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

/// Whole numbers are written without a point.
private func number(_ value: CGFloat) -> String {
  value.rounded() == value && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
}

private func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
  let parts = text.prefix(512).split { "{}, ".contains($0) }.compactMap { Double($0) }
  return parts.count == count && parts.allSatisfy(\.isFinite) ? parts.map { CGFloat($0) } : nil
}
