import Foundation

/// A layout with all that it depends on read, as a value for any thread.
///
/// Reading views while another thread changes them is a race. A plan reads them where it is made, and computes where it is used:
///
/// ```swift
/// let plan = scheme.plan()
/// let bounds = view.bounds
/// let snapshot = await Task.detached { plan.snapshot(for: bounds) }.value
/// scheme.apply(snapshot: snapshot)
/// ```
///
/// Rules of one's own go with it, and are called where it is used.
public struct LayoutPlan: Sendable {
  /// What a block's plan is made of.
  indirect enum Part: Sendable {
    case program(CapturedProgram)
    case stack(CapturedStack)
    case group([Part])
    case nothing
  }

  let root: Part

  /// The frames in a source, in the super element's coordinates, by what was read when the plan was made.
  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    var completed: [ObjectIdentifier: CGRect] = [:]
    return root.snapshot(for: sourceRect, &completed)
  }
}

extension LayoutPlan.Part {
  func snapshot(for source: CGRect, _ completed: inout [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    switch self {
    case .program(let program): return program.snapshot(for: source, &completed)
    case .stack(let stack): return stack.snapshot(for: source, &completed)
    case .group(let parts):
      return LayoutSnapshot(childSnapshots: parts.map { $0.snapshot(for: source, &completed) })
    case .nothing: return .nothing
    }
  }
}

/// A program with what it reads of its elements.
struct CapturedProgram: Sendable {
  let program: LayoutProgram
  let slots: [SlotReading]
  let identifiers: [ObjectIdentifier?]
  /// What guides in slots lay out.
  let contents: [Int: CapturedContent]
  let surroundings: LayoutSurroundings

  func snapshot(for source: CGRect, _ completed: inout [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    var surroundings = surroundings
    if !completed.isEmpty { surroundings.known = completed }
    let snapshot = withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: slots.count) { buffer in
      _ = buffer.initialize(from: slots)
      if !completed.isEmpty {
        for (slot, identifier) in identifiers.enumerated() {
          if let frame = identifier.flatMap({ completed[$0] }) { buffer[slot].frame = frame }
        }
      }
      return program.snapshot(in: source, slots: buffer, surroundings: surroundings, live: nil)
    }
    program.forEachLeaf { leaf, slot in
      guard slot >= 0, let identifier = identifiers[Int(slot)] else { return }
      let frame = snapshot.frames[leaf]
      if SnapshotShape.isMissing(frame) { return }
      completed[identifier] = frame
      contents[Int(slot)]?.complete(&completed, placedAt: frame)
    }
    return snapshot
  }
}

extension LayoutCast {
  func plan() -> LayoutPlan {
    guard isCapturable else {
      BlockMisuse.report(.ownBlockInPlan)
      return LayoutPlan(root: .nothing)
    }
    var surroundings = LayoutSurroundings()
    var identifiers: [ObjectIdentifier?] = []
    var contents: [Int: CapturedContent] = [:]
    let slots = [SlotReading](unsafeUninitializedCapacity: program.slotCount) { buffer, initialized in
      surroundings = read(into: buffer, known: [:], isCaptured: true) { slot, element in
        identifiers.append(element.map { ObjectIdentifier($0) })
        if let guide = element as? any PlacingGuide { contents[slot] = guide.captured }
      }
      initialized = program.slotCount
    }
    return LayoutPlan(
      root: .program(
        CapturedProgram(
          program: program, slots: slots, identifiers: identifiers, contents: contents,
          surroundings: surroundings)))
  }
}
