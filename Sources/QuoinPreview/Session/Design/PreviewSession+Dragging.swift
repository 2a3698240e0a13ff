import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinMarkup
import QuoinResources
import QuoinTemplates

extension PreviewSession {
  /// Drags nodes: shows what comes of it while they are moved, and saves it at the end.
  ///
  /// - Parameters:
  ///   - drag: How far their edges are from where they were, in points of the picture.
  ///   - reach: From how far they are drawn to what is around them, in points.
  func drag(_ keys: [String], _ drag: FrameDrag, _ phase: DesignCommand.DragPhase, reach: Double)
    throws(Diagnostic)
  {
    if phase == .cancelled {
      desk.drag = nil
      return reload()
    }
    if desk.drag?.keys != keys { desk.drag = try begin(keys, reach: reach) }
    guard var dragged = desk.drag else { return }
    var guides: [SnapGuide] = []
    if let snapping = dragged.snapping {
      (dragged.drag, guides) = reach > 0 ? snapping.snapped(drag, of: dragged.shape) : (drag.rounded, [])
    } else {
      dragged.drag = drag.rounded
      if drag.isMove { guides = order(&dragged) }
    }
    desk.drag = dragged
    do throws(Diagnostic) {
      if dragged.snapping == nil, drag.isMove {
        if phase == .ended { try drop(dragged) }
      } else if let change = try change(of: dragged) {
        if phase == .ended {
          desk.drag = nil
          let isDone = try commit(change, of: dragged.file, from: dragged.text, selected: dragged.names)
          if !isDone { reload() }
        } else {
          show(change.text, of: dragged.file)
          if keys.count == 1, let details = stage?.details(ofNode: keys[0]) {
            send(.design(.details(details, declared: [:], lost: [:], pickable: [])))
          }
        }
      }
    } catch {
      if phase == .ended {
        desk.drag = nil
        // What was shown in passing goes.
        reload()
      }
      throw error
    }
    if phase == .ended { desk.drag = nil }
    send(.design(.dragged(dragged.drag, phase == .ended ? [] : guides)))
  }

  private func begin(_ keys: [String], reach: Double) throws(Diagnostic) -> DraggedNodes {
    let nodes = try keys.map { key throws(Diagnostic) -> (inspection: NodeInspection, details: NodeDetails) in
      guard let stage, var node = desk.tree[key],
        let details = stage.details(ofNode: key)
      else { throw .nodeGone }
      node.place = try place(of: key)
      return (node, details)
    }
    let frames = nodes.compactMap(\.inspection.frame)
    guard let first = nodes.first, let file = first.inspection.place?.file, let frame = frames.first else {
      throw .nodeGone
    }
    let shape = Snapping.Shape(
      frames.dropFirst().reduce(frame) { $0.union($1) },
      baselines: nodes.count == 1 ? first.inspection.baselines ?? [] : [])
    var snapping: Snapping?
    if first.details.layout?.arrangement != .container, let key = first.inspection.parent,
      let parent = desk.tree[key], let bounds = parent.frame
    {
      // What follows from what is dragged goes with it.
      let followers = stage?.followers(of: Set(keys), in: key) ?? []
      let siblings = desk.tree.children(of: key).filter {
        !keys.contains($0.key) && !$0.isHidden && !followers.contains($0.key)
      }
      snapping = Snapping(
        parent: Snapping.Shape(bounds, margins: parent.margins),
        siblings: siblings.compactMap { node in
          node.frame.map { Snapping.Shape($0, baselines: node.baselines ?? []) }
        }, reach: reach)
    } else if first.details.layout?.arrangement == .attributes {
      snapping = Snapping(parent: Snapping.Shape(shape.frame), siblings: [], reach: 0)
    }
    return DraggedNodes(
      keys: keys, nodes: nodes, file: file, text: try text(of: file), snapping: snapping, shape: shape)
  }

  private func change(of dragged: DraggedNodes) throws(Diagnostic) -> DesignChange? {
    let markup = Markup(source: SourceText(file: dragged.file, contents: dragged.text))
    var nodes: [(place: SourceSpan, details: NodeDetails)] = []
    for node in dragged.nodes {
      if let place = node.inspection.place, place.file == dragged.file { nodes.append((place, node.details)) }
    }
    guard let layout = dragged.nodes.first?.details.layout else { throw .nodeGone }
    return try desk.words(of: project).designer.dragging(dragged.drag.inside(layout), of: nodes, in: markup)
  }

  /// Shows a text of a template without saving it.
  private func show(_ text: String, of path: String) {
    guard let stage, let url = documentURL else { return }
    var passing = edited
    passing[URL(fileURLWithPath: path)] = text
    misuses.collecting {
      // What cannot be shown in passing is told at the end.
      guard
        let document = try? PreviewDocument(url, edited: passing, data: data, typed: typedData, in: project)
      else { return }
      try? BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
        try stage.update(to: document, state: nil)
      }
    }
    show()
  }

  // MARK: In a container that orders what is in it

  /// Finds where nodes go in the order of their container.
  ///
  /// - Returns: The line that shows it.
  private func order(_ dragged: inout DraggedNodes) -> [SnapGuide] {
    let place = dragged.drag.applied(to: dragged.shape.frame)
    guard let parent = dragged.nodes.first?.inspection.parent.flatMap({ desk.tree[$0] }),
      let slot = slot(in: parent, at: CGPoint(x: place.midX, y: place.midY), besides: dragged.keys)
    else { return [] }
    dragged.before = slot.before
    return [slot.line]
  }

  private func drop(_ dragged: DraggedNodes) throws(Diagnostic) {
    desk.drag = nil
    guard let parent = dragged.nodes.first?.inspection.parent else { return }
    try move(dragged.keys, into: parent, before: dragged.before)
  }
}

extension FrameDrag {
  /// The same drag of points of the picture, in points of what a view stands in.
  func inside(_ layout: NodeLayout?) -> FrameDrag {
    guard let layout else { return self }
    let (near, far) = (layout.step(left, top), layout.step(right, bottom))
    return FrameDrag(left: near.dx, top: near.dy, right: far.dx, bottom: far.dy)
  }

  /// To whole points.
  fileprivate var rounded: FrameDrag {
    FrameDrag(left: left.rounded(), top: top.rounded(), right: right.rounded(), bottom: bottom.rounded())
  }
}
