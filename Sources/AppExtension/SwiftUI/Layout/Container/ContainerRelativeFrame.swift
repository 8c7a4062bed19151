import Foundation

extension EnvironmentValues {
  /// The nearest container: the widget within its margins.
  var containerSize: CGSize {
    CGSize(
      width: max(containerFrame.width - containerInsets.horizontal, 0),
      height: max(containerFrame.height - containerInsets.vertical, 0))
  }
}

nonisolated extension View {
  /// A frame as large as the container along some axes. In a widget the container is its area within the content margins.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame that takes `span` of `count` equal parts of the container, with `spacing` between parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1)), span = CGFloat(max(span, 0))
      let part = (length - spacing.finite * (count - 1)) / count
      return max(part * span + spacing.finite * max(span - 1, 0), 0)
    }
  }

  /// A frame whose lengths are made from those of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let length = UncheckedBox(length)
    return wrapped { node, context in
      let container = context.environment.containerSize
      func side(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
        axes.contains(set) ? length.value(container[axis], axis) : nil
      }
      let width = side(.horizontal, .horizontal), height = side(.vertical, .vertical)
      for value in [width, height] {
        if let value, !value.isFinite || value < 0 {
          context.session.report(
            "invalid-frame", .warning,
            "containerRelativeFrame gives \(value); a frame needs a length of 0 or more")
        }
      }
      return FixedFrameNode(
        node, width: width, height: height, alignment: alignment,
        rightToLeft: context.environment.isRightToLeft)
    }
  }
}
