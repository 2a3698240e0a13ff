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
public struct LayoutPlan: Sendable {
  let program: LayoutProgram
  let slots: [SlotReading]
  let surroundings: LayoutSurroundings

  /// The frames in a source, in the super element's coordinates, by what was read when the plan was made.
  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: slots.count) { buffer in
      _ = buffer.initialize(from: slots)
      return program.snapshot(in: sourceRect, slots: buffer, surroundings: surroundings)
    }
  }
}

extension LayoutCast {
  func plan() -> LayoutPlan {
    var surroundings = LayoutSurroundings()
    let slots = [SlotReading](unsafeUninitializedCapacity: program.slotCount) { buffer, initialized in
      surroundings = read(into: buffer, isCaptured: true) { _, _ in }
      initialized = program.slotCount
    }
    return LayoutPlan(program: program, slots: slots, surroundings: surroundings)
  }
}
