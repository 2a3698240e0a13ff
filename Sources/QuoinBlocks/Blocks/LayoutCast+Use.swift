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
      slots.initialize(repeating: SlotReading(frame: .zero, isPresent: false))
      program.withParts { parts in
        for index in 0..<parts.count {
          let step = parts.steps + index
          let slot = Int(step.pointee.slot)
          guard slot >= 0, let element = element(at: slot), let space = element.superElement else { continue }
          spaces.add(ObjectIdentifier(space))
          slots[slot].isPresent = true
          if isDirectional { slots[slot].direction = element.statedReadingDirection }
          element.frame = program.place(
            step, parts, in: source, slots: slots, surroundings: surroundings, live: nil)
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
          let surroundings = read(into: slots, known: [:]) { slot, element in
            elements.initializeElement(at: slot, to: element)
          }
          program.run(in: source, slots: slots, surroundings: surroundings, live: self, results: frames)
          program.forEachLeaf { leaf, slot in
            if slot >= 0, let element = elements[Int(slot)] { element.frame = frames[leaf] }
          }
          elements.deinitialize()
        }
      }
    }
  }

  /// Computes all frames in a source, with frames that elements count with though they have them not.
  func snapshot(for source: CGRect, known: [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    withUnsafeTemporaryAllocation(of: SlotReading.self, capacity: program.slotCount) { slots in
      let surroundings = read(into: slots, known: known) { _, _ in }
      return program.snapshot(in: source, slots: slots, surroundings: surroundings, live: self)
    }
  }

  /// Computes all frames in a source after other blocks, and adds them to what those gave.
  func snapshot(
    for source: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    let snapshot = snapshot(for: source, known: completedRects)
    program.forEachLeaf { leaf, slot in
      let frame = snapshot.frames[leaf]
      guard slot >= 0, !SnapshotShape.isMissing(frame), let element = element(at: Int(slot)) else { return }
      completedRects[ObjectIdentifier(element)] = frame
      if let baseline = element as? UILabel.Baseline, let label = baseline.leader {
        let id = ObjectIdentifier(label)
        completedRects[id] = UILabel.Baseline.frame(
          of: label, at: completedRects[id] ?? label.frame, placedAt: frame)
      }
      (element as? any PlacingGuide)?.complete(&completedRects, placedAt: frame)
    }
    return snapshot
  }

  /// Sets the frames of a snapshot that has the shape of these blocks.
  func apply(_ snapshot: LayoutSnapshot) {
    guard snapshot.shape === program.shape || snapshot.shape == program.shape else {
      return BlockMisuse.report(.otherBlocks)
    }
    snapshot.frames.withUnsafeBufferPointer { frames in
      program.forEachLeaf { leaf, slot in
        if slot >= 0, !SnapshotShape.isMissing(frames[leaf]), let element = element(at: Int(slot)) {
          element.frame = frames[leaf]
        }
      }
    }
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

  /// The super element of all elements that have one, if it is the same.
  var commonSuperElement: (any LayoutElement)? {
    var common: (any LayoutElement)?
    var isCommon = true
    program.forEachLeaf { _, slot in
      guard isCommon, slot >= 0, let space = element(at: Int(slot))?.superElement else { return }
      isCommon = common == nil || common === space
      common = space
    }
    return isCommon ? common : nil
  }
}

extension LayoutProgram {
  /// Goes through the leaves of the snapshot, each with the slot of its element; -1 for none.
  @inline(__always)
  func forEachLeaf(_ body: (Int, Int32) -> Void) {
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress else { return }
      for index in steps.indices { body(index, first[index].slot) }
    }
  }

  /// Runs the program into a new snapshot.
  func snapshot(
    in source: CGRect, slots: UnsafeMutableBufferPointer<SlotReading>,
    surroundings: borrowing LayoutSurroundings, live: LayoutCast?
  ) -> LayoutSnapshot {
    let count = shape.leafCount
    let frames = [CGRect](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let first = buffer.baseAddress {
        run(in: source, slots: slots, surroundings: surroundings, live: live, results: first)
      }
      initialized = count
    }
    return LayoutSnapshot(frames: frames, shape: shape)
  }
}
