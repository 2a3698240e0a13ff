import Foundation

extension LayoutProgram {
  /// Computes the frame of each block in turn.
  ///
  /// - Parameters:
  ///   - source: The room for all blocks.
  ///   - slots: What is known of each element; placed ones are updated.
  ///   - surroundings: What is known beside the frames.
  ///   - live: What may be asked on the way; nothing away from the elements.
  ///   - results: One frame for each leaf of the snapshot; `SnapshotShape.missing` where the element is gone.
  func run(
    in source: CGRect, slots: UnsafeMutableBufferPointer<SlotReading>,
    surroundings: borrowing LayoutSurroundings, live: LayoutCast?, results: UnsafeMutablePointer<CGRect>
  ) {
    withParts { parts in
      for index in 0..<parts.count {
        let step = parts.steps + index
        let slot = Int(step.pointee.slot)
        if slot >= 0, slots[slot].isPresent {
          results[index] = place(
            step, parts, in: source, slots: slots, surroundings: surroundings, live: live)
        } else {
          results[index] = SnapshotShape.missing
        }
      }
    }
  }

  /// Where the parts of a program lie while it runs.
  struct Parts {
    let count: Int
    let steps: UnsafePointer<PlacementStep>
    let constraints: UnsafeBufferPointer<ConstraintStep>
    let rules: UnsafeBufferPointer<AnchorRule>
  }

  /// Calls a function unless there are no steps.
  @inline(__always)
  func withParts(_ body: (Parts) -> Void) {
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress else { return }
      constraints.withUnsafeBufferPointer { constraints in
        rules.withUnsafeBufferPointer { rules in
          body(Parts(count: steps.count, steps: first, constraints: constraints, rules: rules))
        }
      }
    }
  }

  /// Computes the frame of one block, whose element lives, and keeps it in the element's slot.
  @inline(__always)
  func place(
    _ step: UnsafePointer<PlacementStep>, _ parts: Parts, in source: CGRect,
    slots: UnsafeMutableBufferPointer<SlotReading>, surroundings: borrowing LayoutSurroundings,
    live: LayoutCast?
  ) -> CGRect {
    let slot = Int(step.pointee.slot)
    let direction = slots[slot].direction
    var room = source
    var next = Int(step.pointee.firstConstraint)
    let end = Int(step.pointee.endConstraint)
    while next < end {
      let constraint = parts.constraints[next]
      next += 1
      if constraint.kind == .frame, constraint.switchIndex < 0 {
        let other = Int(constraint.slot)
        if slots[other].isPresent, slots[other].space == slots[slot].space {
          let rect = slots[other].frame
          var rule = Int(constraint.firstRule)
          let last = Int(constraint.endRule)
          while rule < last {
            parts.rules[rule].form(&room, by: rect, direction)
            rule += 1
          }
          continue
        }
      }
      narrow(
        &room, by: constraint, of: slot, slots: slots, surroundings: surroundings, live: live,
        rules: parts.rules)
    }
    var frame = slots[slot].frame
    if step.pointee.layoutIndex < 0 {
      step.pointee.layout.form(&frame, in: room, direction)
    } else {
      layouts[Int(step.pointee.layoutIndex)].form(&frame, in: room, direction)
    }
    slots[slot].frame = frame
    return frame
  }

  /// Narrows by any constraint, the uncommon ones included.
  @inline(never)
  private func narrow(
    _ room: inout CGRect, by step: ConstraintStep, of slot: Int,
    slots: UnsafeMutableBufferPointer<SlotReading>, surroundings: borrowing LayoutSurroundings,
    live: LayoutCast?, rules: UnsafeBufferPointer<AnchorRule>
  ) {
    if step.switchIndex >= 0, !surroundings.switches[Int(step.switchIndex)] { return }
    if step.slot >= 0, !slots[Int(step.slot)].isPresent { return }
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
        case .bounds(var bounds, let readAt, let origin, let hasOwnCoordinates, let followsSize) =
          surroundings
          .contents[Int(step.content)]
      else { return }
      let frame = slots[Int(step.slot)].frame
      if followsSize {
        bounds.size.width.follow(readAt.size.width, to: frame.size.width)
        bounds.size.height.follow(readAt.size.height, to: frame.size.height)
      }
      if !hasOwnCoordinates {
        bounds.origin.x.follow(readAt.origin.x, to: frame.origin.x)
        bounds.origin.y.follow(readAt.origin.y, to: frame.origin.y)
      }
      rect = surroundings.convert(bounds, from: origin, to: space, slots)
    case .baseline:
      guard case .rule(let own, _) = surroundings.contents[Int(step.content)] else { return }
      let other = slots[Int(step.slot)]
      let line = own.rule.constrained(sourceRect: other.frame, by: other.frame)
      rect = surroundings.convert(line, from: other.space, to: space, slots)
    case .fitting:
      guard case .rule(let own, let aligned) = surroundings.contents[Int(step.content)] else { return }
      own.rule.formConstrain(sourceRect: &rect, by: before, direction: direction)
      alignment = aligned
    case .own:
      live?.narrow(&room, byOwn: Int(step.content), of: slot, surroundings: surroundings)
      return
    }
    for index in Int(step.firstRule)..<Int(step.endRule) {
      rules[index].form(&room, by: rect, direction)
    }
    alignment?.formLayout(rect: &room, in: before, direction: direction)
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
      var origin = space.slot >= 0 ? slots[Int(space.slot)].frame.origin : space.origin
      if space.slot < 0, !known.isEmpty, let element = space.element, let frame = known[element] {
        origin = frame.origin
      }
      let sign: CGFloat = isHereDeeper ? 1 : -1
      offset.x += sign * (origin.x - space.boundsOrigin.x)
      offset.y += sign * (origin.y - space.boundsOrigin.y)
      if isHereDeeper { here = space.parent } else { there = space.parent }
    }
    return from == to ? rect : rect.moved(by: offset)
  }
}

extension CGFloat {
  /// Changes as another number did; exactly to what that became where both were the same.
  fileprivate mutating func follow(_ old: CGFloat, to new: CGFloat) {
    self = self == old ? new : self + (new - old)
  }
}
