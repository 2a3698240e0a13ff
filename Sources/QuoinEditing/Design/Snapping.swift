import Foundation

/// Draws what is dragged to the edges, centres and baselines around it, and to distances that come again.
///
/// ```swift
/// let snapping = Snapping(parent: .init(card), siblings: [.init(title), .init(price)], reach: 6)
/// let (drag, guides) = snapping.snapped(.moving(11, 3), of: .init(badge))
/// ```
public struct Snapping: Sendable {
  /// A view by what others may line up with.
  public struct Shape: Sendable, Hashable {
    /// Its rectangle.
    public var frame: CGRect
    /// The rectangle within its margins.
    public var margins: CGRect?
    /// How far down its lines of text stand.
    public var baselines: [CGFloat]

    /// Describes a view; all in points of one view.
    public init(_ frame: CGRect, margins: CGRect? = nil, baselines: [CGFloat] = []) {
      (self.frame, self.margins, self.baselines) = (frame, margins, baselines)
    }
  }

  private let parent: Shape
  let siblings: [Shape]
  private let reach: CGFloat

  /// Looks at what is around a view.
  ///
  /// - Parameters:
  ///   - parent: What it stands in.
  ///   - siblings: What else stands there.
  ///   - reach: From how far it is drawn, in points; 0 or more.
  public init(parent: Shape, siblings: [Shape], reach: CGFloat) {
    (self.parent, self.siblings, self.reach) = (parent, siblings, max(0, reach))
  }

  /// A drag drawn to what is near, else to whole points, with the lines that show it.
  ///
  /// - Parameters:
  ///   - drag: How far the edges are dragged.
  ///   - shape: The view before that.
  public func snapped(_ drag: FrameDrag, of shape: Shape) -> (drag: FrameDrag, guides: [SnapGuide]) {
    var drag = drag
    let x = movement(.horizontal, drag.left, drag.right, drag, shape)
    let y = movement(.vertical, drag.top, drag.bottom, drag, shape)
    // Without what calculations with binary fractions leave behind.
    func further(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
      value == 0 ? 0 : ((value + step) * 1000).rounded() / 1000
    }
    drag = FrameDrag(
      left: further(drag.left, x), top: further(drag.top, y), right: further(drag.right, x),
      bottom: further(drag.bottom, y))
    let place = moved(shape, by: drag)
    return (
      drag,
      guides(.horizontal, drag.left, drag.right, place) + guides(.vertical, drag.top, drag.bottom, place)
    )
  }

  private func moved(_ shape: Shape, by drag: FrameDrag) -> Shape {
    var place = shape
    place.frame = drag.applied(to: shape.frame)
    // Lines of text stay where they are from the top.
    place.baselines = shape.baselines.map { $0 + drag.top }
    return place
  }

  // MARK: Lines

  enum Direction {
    case horizontal, vertical
  }

  /// A line that another may lie on.
  private struct Line {
    let position: CGFloat
    let kind: SnapGuide.Kind
    /// What it is of.
    let frame: CGRect
  }

  private func lines(of shape: Shape, _ direction: Direction) -> [Line] {
    let frame = shape.frame
    let isHorizontal = direction == .horizontal
    let (low, middle, high) =
      isHorizontal ? (frame.minX, frame.midX, frame.maxX) : (frame.minY, frame.midY, frame.maxY)
    var lines = [
      Line(position: low, kind: .edge, frame: frame), Line(position: high, kind: .edge, frame: frame),
      Line(position: middle, kind: .center, frame: frame),
    ]
    if let margins = shape.margins, margins != frame {
      let ends = isHorizontal ? [margins.minX, margins.maxX] : [margins.minY, margins.maxY]
      lines += ends.map { Line(position: $0, kind: .margin, frame: frame) }
    }
    if !isHorizontal {
      lines += Set(shape.baselines).sorted().map { Line(position: $0, kind: .baseline, frame: frame) }
    }
    return lines
  }

  /// The lines of a view that move.
  private func movingLines(of shape: Shape, _ direction: Direction, _ start: CGFloat, _ end: CGFloat)
    -> [Line]
  {
    var own = shape
    own.margins = nil
    let all = lines(of: own, direction)
    if start == end { return all }
    // Without what follows from both edges.
    return [start != 0 ? all[0] : nil, end != 0 ? all[1] : nil].compactMap { $0 }
  }

  private func fits(_ kind: SnapGuide.Kind, on other: SnapGuide.Kind) -> Bool {
    switch (kind, other) {
    case (.edge, .edge), (.edge, .margin), (.center, .center), (.baseline, .baseline): true
    default: false
    }
  }

  private func targets(_ direction: Direction) -> [Line] {
    siblings.flatMap { sibling in
      var shape = sibling
      shape.margins = nil
      return lines(of: shape, direction)
    } + lines(of: parent, direction).filter { $0.kind != .baseline }
  }

  /// By how much further a drag goes along a direction.
  private func movement(
    _ direction: Direction, _ start: CGFloat, _ end: CGFloat, _ drag: FrameDrag, _ shape: Shape
  ) -> CGFloat {
    if start == 0, end == 0 { return 0 }
    let place = moved(shape, by: drag)
    let targets = targets(direction)
    var best: CGFloat?
    func offer(_ step: CGFloat) {
      if abs(step) <= reach, best.map({ abs(step) < abs($0) }) ?? true { best = step }
    }
    for line in movingLines(of: place, direction, start, end) {
      for target in targets where fits(line.kind, on: target.kind) { offer(target.position - line.position) }
    }
    if start == end { for step in gapSteps(direction, place.frame) { offer(step) } }
    if let best { return best }
    // To whole points of what it stands in.
    let edge =
      switch direction {
      case .horizontal: (start != 0 ? place.frame.minX : place.frame.maxX) - parent.frame.minX
      case .vertical: (start != 0 ? place.frame.minY : place.frame.maxY) - parent.frame.minY
      }
    return edge.rounded() - edge
  }

  private func guides(_ direction: Direction, _ start: CGFloat, _ end: CGFloat, _ place: Shape) -> [SnapGuide]
  {
    if start == 0, end == 0 { return [] }
    let isHorizontal = direction == .horizontal
    let targets = targets(direction)
    var guides: [SnapGuide] = []
    for line in movingLines(of: place, direction, start, end) {
      for target in targets
      where fits(line.kind, on: target.kind) && abs(target.position - line.position) < 0.01 {
        let kind = target.kind
        let (from, to) =
          isHorizontal
          ? (min(place.frame.minY, target.frame.minY), max(place.frame.maxY, target.frame.maxY))
          : (min(place.frame.minX, target.frame.minX), max(place.frame.maxX, target.frame.maxX))
        let known = guides.firstIndex { $0.kind == kind && abs($0.position - target.position) < 0.01 }
        if let known {
          guides[known].from = min(guides[known].from, from)
          guides[known].to = max(guides[known].to, to)
        } else {
          guides.append(
            SnapGuide(kind, isVertical: isHorizontal, position: target.position, from: from, to: to))
        }
      }
    }
    return start == end ? guides + gapGuides(direction, place.frame) : guides
  }
}
