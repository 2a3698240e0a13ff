import Foundation

extension LayoutCast {
  /// Computes all frames in a source and sets them.
  func layout(in source: CGRect) {
    if isStraight { isStraight = layoutStraight(in: source) }
    if !isStraight { layoutAtOnce(in: source) }
  }

  /// Computes and sets frame after frame, so that each weak reference is followed only once.
  ///
  /// - Returns: Whether all elements share one super element; if not, some frames are not set, or not the right ones.
  private func layoutStraight(in source: CGRect) -> Bool {
    let program = program
    let isDirectional = program.isDirectional
    let surroundings = LayoutSurroundings()
    var spaces = SpaceReader()
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: program.slotCount) { slots in
      slots.initialize(repeating: SlotReading(frame: .zero, isAlive: false))
      program.withParts { parts in
        for index in 0..<parts.count {
          let step = parts.steps + index
          let slot = Int(step.pointee.slot)
          guard slot >= 0, let element = element(at: slot) else { continue }
          spaces.add(element.superElement.map { ObjectIdentifier($0) })
          slots[slot].isAlive = true
          if isDirectional { slots[slot].direction = element.readingDirection }
          element.frame = program.place(step, parts, in: source, slots: slots, surroundings: surroundings)
        }
      }
    }
    return spaces.isUniform
  }

  /// Reads all elements, computes all frames, and sets them.
  private func layoutAtOnce(in source: CGRect) {
    let program = program
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: program.slotCount) { slots in
      withUnsafeTemporaryAllocation(of: (any LayoutElement)?.self, capacity: program.slotCount) { elements in
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: program.shape.leafCount) { results in
          guard let frames = results.baseAddress else { return }
          let surroundings = read(into: slots, isCaptured: false) { slot, element in
            elements.initializeElement(at: slot, to: element)
          }
          program.run(in: source, slots: slots, surroundings: surroundings, results: frames)
          program.forEachLeaf { leaf, slot in
            if slot >= 0, let element = elements[Int(slot)] { element.frame = frames[leaf] }
          }
          elements.deinitialize()
        }
      }
    }
  }

  /// Computes all frames in a source.
  func snapshot(for source: CGRect, known: [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    let program = program
    return withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: program.slotCount) { slots in
      let surroundings: LayoutSurroundings
      if known.isEmpty {
        surroundings = read(into: slots, isCaptured: false) { _, _ in }
      } else {
        surroundings = read(into: slots, isCaptured: false) { slot, element in
          if let element {
            if let frame = known[ObjectIdentifier(element)] { slots[slot].frame = frame }
            }
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
      program.forEachLeaf { leaf, slot in
        if slot >= 0, !SnapshotShape.isMissing(frames[leaf]), let element = element(at: Int(slot)) {
          element.frame = frames[leaf]
        }
      }
    }
    return true
  }

  /// The frames as they are.
  var currentSnapshot: LayoutSnapshot {
    var frames: [CGRect] = []
    frames.reserveCapacity(program.shape.leafCount)
    program.forEachLeaf { _, slot in
      frames.append((slot < 0 ? nil : element(at: Int(slot))?.frame) ?? SnapshotShape.missing)
    }
    return LayoutSnapshot(frames: frames, shape: program.shape)
  }

  /// The super element of the first element that still lives.
  var superElement: (any LayoutElement)? {
    var first: (any LayoutElement)?
    program.forEachLeaf { _, slot in
      if first == nil, slot >= 0 { first = element(at: Int(slot)) }
    }
    return first?.superElement
  }
}

extension LayoutProgram {
  /// Goes through the leaves of the snapshot, each with the slot of its element; -1 for none.
  @inline(__always)
  func forEachLeaf(_ body: (Int, Int32) -> Void) {
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress else { return }
      var leaf = 0
      for index in steps.indices {
        let arrangement = first[index].arrangement
        if arrangement < 0 {
          body(leaf, first[index].slot)
          leaf += 1
        } else {
          for slot in arrangements[Int(arrangement)].slots {
            body(leaf, slot)
            leaf += 1
          }
        }
      }
    }
  }

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
