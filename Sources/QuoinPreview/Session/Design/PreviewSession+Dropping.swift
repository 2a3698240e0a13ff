import Foundation
import QuoinEditing
import QuoinTemplates

// Where something goes that is let go over the picture.
extension PreviewSession {
  /// What takes in what is let go over a node: what takes nothing in itself, it stands beside.
  func holder(of node: NodeInspection?) -> NodeInspection? {
    let words = desk.words(of: project)
    var target = node
    while let found = target, !words.holdsOthers(found.element) {
      target = found.parent.flatMap { desk.tree[$0] }
    }
    return target ?? desk.tree.nodes.first
  }

  /// What takes in what is let go at a point of the picture: near the edge of a child of a stack, which it comes before or behind,
  /// the stack.
  func holder(at point: CGPoint) -> NodeInspection? {
    let target = holder(of: desk.tree.node(at: point))
    guard let frame = target?.frame, let parent = target?.parent.flatMap({ desk.tree[$0] }),
      let isRow = isRow(parent)
    else { return target }
    let (place, ends) = isRow ? (point.x, frame.minX...frame.maxX) : (point.y, frame.minY...frame.maxY)
    let edge = min(Self.edge, (ends.upperBound - ends.lowerBound) / 4)
    return min(place - ends.lowerBound, ends.upperBound - place) < edge ? parent : target
  }

  /// How near to its edge a child of a stack lets others stand beside it, in points.
  private static let edge: CGFloat = 6

  /// Whether a container orders its children in a row, or in a column; nothing for what leaves places to them, and where there are
  /// none.
  private func isRow(_ container: NodeInspection) -> Bool? {
    let child = desk.tree.children(of: container.key).first { !$0.isHidden }
    guard let layout = child.flatMap({ stage?.details(ofNode: $0.key)?.layout }),
      layout.arrangement == .container
    else { return nil }
    return layout.isInRow ?? false
  }

  /// A place in the order of a container.
  struct Slot {
    /// The child that it is before; nothing for the end.
    var before: String?
    /// The line that shows it.
    var line: SnapGuide
  }

  /// The place of a container at a point of the picture; nothing in what leaves places to its children, and where there are none.
  ///
  /// - Parameter keys: Children that do not count, as they are on their way.
  func slot(in container: NodeInspection, at point: CGPoint, besides keys: [String] = []) -> Slot? {
    guard let isRow = isRow(container) else { return nil }
    let others = desk.tree.children(of: container.key).filter { !keys.contains($0.key) && !$0.isHidden }
    let frames = others.compactMap(\.frame)
    guard frames.count == others.count, let last = frames.last else { return nil }
    let index = frames.firstIndex { isRow ? $0.midX > point.x : $0.midY > point.y }
    let line =
      if let index { isRow ? frames[index].minX : frames[index].minY } else { isRow ? last.maxX : last.maxY }
    let room = container.frame ?? last
    return Slot(
      before: index.map { others[$0].key },
      line: isRow
        ? SnapGuide(.edge, isVertical: true, position: line, from: room.minY, to: room.maxY)
        : SnapGuide(.edge, isVertical: false, position: line, from: room.minX, to: room.maxX))
  }

  /// Whether children of a node are where they say.
  private func isFree(_ container: NodeInspection) -> Bool {
    let child = desk.tree.children(of: container.key).first { !$0.isHidden }
    return child.map { stage?.details(ofNode: $0.key)?.layout?.arrangement == .attributes } ?? true
  }

  /// From how far what is added comes, in points.
  private static let wayOfNew: CGFloat = 100_000

  /// Tells where what is to be added would lie, drawn to what is around it, and why.
  func offer(_ frame: CGRect, reach: Double) {
    var (drag, guides) = (FrameDrag(), [SnapGuide]())
    if let target = holder(at: frame.origin), let bounds = target.frame {
      if let slot = slot(in: target, at: frame.origin) {
        guides = [slot.line]
      } else if isFree(target) {
        let others = desk.tree.children(of: target.key).filter { !$0.isHidden }
        let snapping = Snapping(
          parent: Snapping.Shape(bounds, margins: target.margins),
          siblings: others.compactMap { node in
            node.frame.map { Snapping.Shape($0, baselines: node.baselines ?? []) }
          }, reach: reach)
        // It comes from far away: what is not moved is drawn to nothing.
        let way = Self.wayOfNew
        let start = Snapping.Shape(frame.offsetBy(dx: -way, dy: -way))
        (drag, guides) = snapping.snapped(.moving(way, way), of: start)
        drag = .moving(drag.left - way, drag.top - way)
      }
    }
    // Every question is answered: the page counts on it.
    send(.design(.dragged(drag, guides)))
  }
}
