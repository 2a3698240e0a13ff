import Foundation

extension LayoutProgram {
  /// Computes the frame of each block in turn.
  ///
  /// - Parameters:
  ///   - source: The room for all blocks.
  ///   - slots: What is known of each element; placed ones are updated.
  ///   - surroundings: What is known beside the frames.
  ///   - results: One frame for each leaf of the snapshot; `SnapshotShape.missing` where the element is gone.
  func run(
    in source: CGRect, slots: UnsafeMutableBufferPointer<SlotReading>,
    surroundings: borrowing LayoutSurroundings, results: UnsafeMutablePointer<CGRect>
  ) {
    steps.withUnsafeBufferPointer { steps in
      constraints.withUnsafeBufferPointer { constraints in
        anchors.withUnsafeBufferPointer { anchors in
          var leaf = 0
          for index in steps.indices {
            if steps[index].arrangement >= 0 {
              let count = arrange(
                Int(steps[index].arrangement), in: source, slots: slots, results: results + leaf)
              leaf += count
              continue
            }
            let slot = Int(steps[index].slot)
            guard slot >= 0, slots[slot].isAlive else {
              results[leaf] = SnapshotShape.missing
              leaf += 1
              continue
            }
            let direction = slots[slot].direction
            var room = source
            var next = Int(steps[index].firstConstraint)
            let end = Int(steps[index].endConstraint)
            while next < end {
              if constraints[next].kind == .frame, constraints[next].switchIndex < 0 {
                let other = Int(constraints[next].slot)
                if slots[other].isAlive, slots[other].space == slots[slot].space {
                  let rect = slots[other].frame
                  var anchor = Int(constraints[next].firstAnchor)
                  let last = Int(constraints[next].endAnchor)
                  while anchor < last {
                    anchors[anchor].rule.form(&room, by: rect, direction)
                    anchor += 1
                  }
                  next += 1
                  continue
                }
              }
              narrow(
                &room, by: constraints[next], of: slot, slots: slots, surroundings: surroundings,
                anchors: anchors)
              next += 1
            }
            var frame = slots[slot].frame
            steps[index].layout.form(&frame, in: room, direction)
            slots[slot].frame = frame
            results[leaf] = frame
            leaf += 1
          }
        }
      }
    }
  }

  /// Narrows by any constraint, the uncommon ones included.
  @inline(never)
  private func narrow(
    _ room: inout CGRect, by step: ConstraintStep, of slot: Int,
    slots: UnsafeMutableBufferPointer<SlotReading>, surroundings: borrowing LayoutSurroundings,
    anchors: UnsafeBufferPointer<LayoutAnchor>
  ) {
    if step.switchIndex >= 0, !surroundings.switches[Int(step.switchIndex)] { return }
    if step.slot >= 0, !slots[Int(step.slot)].isAlive { return }
    let space = slots[slot].space
    let direction = slots[slot].direction
    let before = room
    var rect = room
    var alignment: Layout.Alignment?
    switch step.kind {
    case .source: break
    case .frame:
      let other = slots[Int(step.slot)]
      rect = surroundings.convert(other.frame, from: other.space, to: space, slots)
    case .content:
      guard
        case .bounds(var bounds, let readAt, let origin, let hasOwnCoordinates) =
          surroundings
          .contents[Int(step.content)]
      else { return }
      let frame = slots[Int(step.slot)].frame
      bounds.size.width += frame.size.width - readAt.size.width
      bounds.size.height += frame.size.height - readAt.size.height
      if !hasOwnCoordinates {
        bounds.origin.x += frame.origin.x - readAt.origin.x
        bounds.origin.y += frame.origin.y - readAt.origin.y
      }
      rect = surroundings.convert(bounds, from: origin, to: space, slots)
    case .baseline:
      guard case .rule(let rule, _) = surroundings.contents[Int(step.content)] else { return }
      let other = slots[Int(step.slot)]
      let line = rule.constrained(sourceRect: other.frame, by: other.frame)
      rect = surroundings.convert(line, from: other.space, to: space, slots)
    case .fitting:
      guard case .rule(let rule, let aligned) = surroundings.contents[Int(step.content)] else { return }
      rule.formConstrain(sourceRect: &rect, by: before, direction: direction)
      alignment = aligned
    }
    for index in Int(step.firstAnchor)..<Int(step.endAnchor) {
      anchors[index].rule.form(&room, by: rect, direction)
    }
    alignment?.formLayout(rect: &room, in: before, direction: direction)
  }

  @inline(never)
  private func arrange(
    _ index: Int, in source: CGRect, slots: UnsafeMutableBufferPointer<SlotReading>,
    results: UnsafeMutablePointer<CGRect>
  ) -> Int {
    let members = arrangements[index].slots
    let present = members.filter { slots[Int($0)].isAlive }
    var frames = present.map { slots[Int($0)].frame }
    arrangements[index].rule.arrange(
      &frames, in: source, direction: present.first.map { slots[Int($0)].direction } ?? .leftToRight)
    for (slot, frame) in zip(present, frames) { slots[Int(slot)].frame = frame }
    for (leaf, slot) in members.enumerated() {
      results[leaf] = slots[Int(slot)].isAlive ? slots[Int(slot)].frame : SnapshotShape.missing
    }
    return members.count
  }
}

extension LayoutSurroundings {
  /// A rectangle of one space in another, by the frames known so far.
  func convert(
    _ rect: CGRect, from: Int32, to: Int32, _ slots: UnsafeMutableBufferPointer<SlotReading>
  ) -> CGRect {
    var (here, there) = (from, to)
    var offset = CGPoint.zero
    while here != there {
      let isHereDeeper = spaces[Int(here)].depth >= spaces[Int(there)].depth
      let space = spaces[Int(isHereDeeper ? here : there)]
      let origin = space.slot >= 0 ? slots[Int(space.slot)].frame.origin : space.origin
      let sign: CGFloat = isHereDeeper ? 1 : -1
      offset.x += sign * (origin.x - space.boundsOrigin.x)
      offset.y += sign * (origin.y - space.boundsOrigin.y)
      if isHereDeeper { here = space.parent } else { there = space.parent }
    }
    return from == to ? rect : rect.moved(by: offset)
  }
}
