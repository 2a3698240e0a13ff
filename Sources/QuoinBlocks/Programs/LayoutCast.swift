import Foundation

/// What a program reads of an element beside its frame, asked anew for each layout.
enum ContentSource {
  case layoutBounds(Int32)
  case baseline(Int32)
  case fitting(ElementReference, Layout.Alignment)
}

/// Who plays in a program: the elements that stand in its slots, none of which is kept alive, and what is read of them beside
/// their frames. The program alone refers to no element and can be run on any thread.
final class LayoutCast {
  let program: LayoutProgram
  /// Storage of its own, so that following a reference does not first copy it.
  private let members: UnsafeMutablePointer<ElementReference>
  private let contents: [ContentSource]
  private let switches: [any LayoutConstraintProtocol]
  private let ownConstraints: [any LayoutConstraintProtocol]
  /// Whether the program says all that the blocks do; if not they have to be asked one by one.
  let isWhole: Bool

  /// Whether elements can be placed one by one, as far as is known; read and written by who sets frames only.
  var isStraight: Bool

  init(_ recorder: LayoutRecorder) {
    program = LayoutProgram(recorder)
    members = .allocate(capacity: recorder.elements.count)
    var spaces = SpaceReader()
    for (index, element) in recorder.elements.enumerated() {
      (members + index).initialize(to: ElementReference(element))
      if let space = element.superElement { spaces.add(ObjectIdentifier(space)) }
    }
    isStraight = recorder.isStraight && spaces.isUniform
    contents = recorder.contents
    switches = recorder.switches
    ownConstraints = recorder.ownConstraints
    isWhole = recorder.isWhole
  }

  deinit {
    members.deinitialize(count: program.slotCount)
    members.deallocate()
  }

  /// The element in a slot, if it still lives.
  @inline(__always)
  func element(at slot: Int) -> (any LayoutElement)? { (members + slot).pointee.element }

  /// Reads frames, coordinate spaces and directions, and changes nothing.
  ///
  /// - Parameters:
  ///   - known: The frames that elements count with though they have them not.
  ///   - finish: Given each slot with its element, if blocks count with that.
  @inline(__always)
  func read(
    into slots: UnsafeMutableBufferPointer<SlotReading>, known: [ObjectIdentifier: CGRect],
    isCaptured: Bool = false, finish: (Int, (any LayoutElement)?) -> Void
  ) -> LayoutSurroundings {
    let isDirectional = program.isDirectional
    var spaces = SpaceReader()
    for slot in 0..<program.slotCount {
      guard let element = element(at: slot), let space = element.superElement else {
        slots.initializeElement(at: slot, to: SlotReading(frame: .zero, isPresent: false))
        finish(slot, nil)
        continue
      }
      slots.initializeElement(at: slot, to: SlotReading(frame: element.frame, isPresent: true))
      spaces.add(ObjectIdentifier(space))
      if isDirectional { slots[slot].direction = element.statedReadingDirection }
      if !known.isEmpty, let frame = known[ObjectIdentifier(element)] { slots[slot].frame = frame }
      finish(slot, element)
    }
    if spaces.isUniform, contents.isEmpty, switches.isEmpty, ownConstraints.isEmpty {
      return LayoutSurroundings()
    }
    return surroundings(slots, known: known, isCaptured: isCaptured)
  }

  @inline(never)
  private func surroundings(
    _ slots: UnsafeMutableBufferPointer<SlotReading>, known: [ObjectIdentifier: CGRect], isCaptured: Bool
  ) -> LayoutSurroundings {
    var builder = SpaceTable()
    for slot in 0..<program.slotCount {
      guard let element = element(at: slot) else { continue }
      builder.slots[ObjectIdentifier(element)] = Int32(slot)
    }
    for slot in 0..<program.slotCount {
      guard let element = element(at: slot) else { continue }
      slots[slot].space = builder.space(inside: element.superElement)
    }
    var result = LayoutSurroundings()
    result.contents = contents.map { content in
      switch content {
      case .layoutBounds(let slot):
        guard let element = element(at: Int(slot)) else { return .none }
        let isOwn = element.hasOwnCoordinates
        return .bounds(
          element.layoutBounds, at: element.frame,
          space: isOwn ? builder.space(inside: element) : slots[Int(slot)].space,
          hasOwnCoordinates: isOwn, followsSize: element.layoutBoundsFollowFrame)
      case .baseline(let slot):
        guard let label = element(at: Int(slot)) as? UILabel else { return .none }
        return .rule(OwnRule(rule: label.baselineConstraint), alignment: .equal)
      case .fitting(let reference, let alignment):
        guard let element = reference.element as? any AdjustableLayoutElement, element.superElement != nil
        else { return .none }
        return .rule(
          OwnRule(rule: isCaptured ? element.capturedContentConstraint : element.contentConstraint),
          alignment: alignment)
      }
    }
    result.switches = switches.map(\.isActive)
    result.spaces = builder.spaces
    result.known = known
    return result
  }

  /// Asks a constraint of one's own.
  func narrow(
    _ room: inout CGRect, byOwn index: Int, of slot: Int, surroundings: borrowing LayoutSurroundings
  ) {
    let constraint = ownConstraints[index]
    guard constraint.isActive, let space = element(at: slot)?.superElement else { return }
    let rect = constraint.elementIdentifier.flatMap { surroundings.known[$0] }
    constraint.formConstrain(sourceRect: &room, by: rect, in: space)
  }

  /// Whether nothing of it is a constraint of one's own, so that it can be run away from the elements.
  var isCapturable: Bool { ownConstraints.isEmpty }
}

/// Finds out on the way whether all elements share one super element.
struct SpaceReader {
  private var first: ObjectIdentifier?
  private var hasFirst = false
  private(set) var isUniform = true

  @inline(__always)
  mutating func add(_ identity: ObjectIdentifier) {
    if !hasFirst {
      hasFirst = true
      first = identity
    } else if identity != first {
      isUniform = false
    }
  }
}

/// Numbers the coordinate spaces around elements, each with the one it lies in; 0 is the space around all roots.
private struct SpaceTable {
  var slots: [ObjectIdentifier: Int32] = [:]
  private(set) var spaces = [
    LayoutSurroundings.Space(parent: -1, depth: 0, slot: -1, element: nil, origin: .zero, boundsOrigin: .zero)
  ]
  private var numbers: [ObjectIdentifier: Int32] = [:]

  mutating func space(inside element: (any LayoutElement)?) -> Int32 {
    var path: [any LayoutElement] = []
    var next = element.map(\.spaceOwner)
    var parent: Int32 = 0
    while let element = next, path.count < deepestHierarchy {
      if let known = numbers[ObjectIdentifier(element)] {
        parent = known
        break
      }
      path.append(element)
      next = element.superElement.map(\.spaceOwner)
    }
    for element in path.reversed() {
      let number = Int32(spaces.count)
      spaces.append(
        LayoutSurroundings.Space(
          parent: parent, depth: spaces[Int(parent)].depth + 1,
          slot: slots[ObjectIdentifier(element)] ?? -1, element: ObjectIdentifier(element),
          origin: element.frame.origin,
          boundsOrigin: element.bounds.origin))
      numbers[ObjectIdentifier(element)] = number
      parent = number
    }
    return parent
  }
}
