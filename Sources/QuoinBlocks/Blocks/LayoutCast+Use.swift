import Foundation

extension LayoutCast {
  /// Computes all frames in a source and sets them.
  func layout(in source: CGRect) {
    let count = program.slotCount
    let leaves = program.shape.leafCount
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: count) { slots in
      withUnsafeTemporaryAllocation(of: (any LayoutElement)?.self, capacity: count) { elements in
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: leaves) { results in
          guard let first = results.baseAddress else { return }
          let surroundings = read(into: slots, isCaptured: false) { slot, element in
            elements.initializeElement(at: slot, to: element)
          }
          program.run(in: source, slots: slots, surroundings: surroundings, results: first)
          var leaf = 0
          for index in program.steps.indices {
            let arrangement = Int(program.steps[index].arrangement)
            if arrangement < 0 {
              let slot = Int(program.steps[index].slot)
              if slot >= 0 { elements[slot]?.frame = results[leaf] }
              leaf += 1
            } else {
              for slot in program.arrangements[arrangement].slots {
                elements[Int(slot)]?.frame = results[leaf]
                leaf += 1
              }
            }
          }
          elements.deinitialize()
        }
      }
    }
  }

  /// Computes all frames in a source.
  func snapshot(for source: CGRect, known: [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: program.slotCount) { slots in
      let surroundings = read(into: slots, isCaptured: false) { slot, element in
        if !known.isEmpty, let element, let frame = known[ObjectIdentifier(element)] {
          slots[slot].frame = frame
        }
      }
      return program.snapshot(in: source, slots: slots, surroundings: surroundings)
    }
  }

  /// Sets the frames of a snapshot.
  ///
  /// - Returns: Whether the snapshot has the shape of these blocks; if not, nothing is set.
  func apply(_ snapshot: LayoutSnapshot) -> Bool {
    guard snapshot.shape === program.shape || snapshot.shape == program.shape else { return false }
    snapshot.frames.withUnsafeBufferPointer { frames in
      program.steps.withUnsafeBufferPointer { steps in
        var leaf = 0
        for index in steps.indices {
          if steps[index].arrangement < 0 {
            set(frames[leaf], at: steps[index].slot)
            leaf += 1
          } else {
            for slot in program.arrangements[Int(steps[index].arrangement)].slots {
              set(frames[leaf], at: slot)
              leaf += 1
            }
          }
        }
      }
    }
    return true
  }

  /// The frames as they are.
  var currentSnapshot: LayoutSnapshot {
    var frames: [CGRect] = []
    frames.reserveCapacity(program.shape.leafCount)
    for step in program.steps {
      let slots = step.arrangement < 0 ? [step.slot] : program.arrangements[Int(step.arrangement)].slots
      for slot in slots {
        frames.append((slot < 0 ? nil : element(at: Int(slot))?.frame) ?? SnapshotShape.missing)
      }
    }
    return LayoutSnapshot(frames: frames, shape: program.shape)
  }

  /// The super element of the first element that still lives.
  var superElement: (any LayoutElement)? {
    for step in program.steps {
      let slots = step.arrangement < 0 ? [step.slot] : program.arrangements[Int(step.arrangement)].slots
      for slot in slots where slot >= 0 {
        if let element = element(at: Int(slot)) { return element.superElement }
      }
    }
    return nil
  }

  @inline(__always)
  private func set(_ frame: CGRect, at slot: Int32) {
    if slot >= 0, !SnapshotShape.isMissing(frame), let element = element(at: Int(slot)) {
      element.frame = frame
    }
  }
}

extension LayoutProgram {
  /// Runs the program into a new snapshot.
  func snapshot(
    in source: CGRect, slots: UnsafeMutableBufferPointer<SlotReading>,
    surroundings: borrowing LayoutSurroundings
  ) -> LayoutSnapshot {
    let count = shape.leafCount
    let frames = [CGRect](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let first = buffer.baseAddress {
        run(in: source, slots: slots, surroundings: surroundings, results: first)
      }
      initialized = count
    }
    return LayoutSnapshot(frames: frames, shape: shape)
  }
}
