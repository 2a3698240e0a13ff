import Foundation

/// How rectangles follow one another along an axis.
public struct StackArrangement: RectArrangement {
  /// How much room lies between neighbours.
  public enum Spacing: Sendable, Hashable {
    /// What is left, shared equally.
    case equally
    /// Points.
    case equal(CGFloat)
  }

  /// How long each rectangle is along the axis.
  public enum Filling: Sendable, Hashable {
    /// An equal share of what the spacing leaves.
    case equally
    /// Points.
    case equal(CGFloat)
  }

  /// Where the run starts.
  public enum Direction: String, Sendable, Hashable, Codable {
    /// At the side where reading starts; at the top.
    case fromLeading
    /// At the side where reading ends, going backwards; at the bottom.
    case fromTrailing
    /// The whole run in the middle, from left to right whatever the reading direction.
    case fromCenter
  }

  var axis = RectAxis.horizontal
  var spacing = Spacing.equally
  var alignment = Layout.Alignment(horizontal: .center(), vertical: .center())
  var filling = Filling.equally
  var direction = Direction.fromLeading

  public func arrange(_ frames: inout [CGRect], in source: CGRect, direction reading: ReadingDirection) {
    let count = CGFloat(frames.count)
    let room = source[axis]
    let length: CGFloat
    switch (filling, spacing) {
    case (.equal(let value), _): length = value
    case (.equally, .equal(let gap)): length = (room.length - (count - 1) * gap) / count
    case (.equally, .equally): length = room.length / count
    }
    let gap: CGFloat
    switch spacing {
    case .equal(let value): gap = value
    case .equally: gap = frames.count > 1 ? (room.length - count * length) / (count - 1) : 0
    }
    let isForward: Bool
    var position: CGFloat
    switch direction {
    case .fromCenter:
      isForward = true
      position = room.middle - (count * length + (count - 1) * gap) / 2
    case .fromLeading, .fromTrailing:
      let isMirrored = axis == .horizontal && reading == .rightToLeft
      isForward = (direction == .fromLeading) != isMirrored
      position = isForward ? room.start : room.end
    }
    let cross = axis == .horizontal ? RectAxis.vertical : .horizontal
    for index in frames.indices {
      var frame = frames[index]
      frame[cross].length = source[cross].length
      frame[axis].length = length
      if cross == .vertical {
        alignment.vertical.formLayout(rect: &frame, in: source, direction: reading)
      } else {
        alignment.horizontal.formLayout(rect: &frame, in: source, direction: reading)
      }
      frame[axis].start = isForward ? position : position - length
      position += isForward ? length + gap : -(length + gap)
      frames[index] = frame
    }
  }
}
