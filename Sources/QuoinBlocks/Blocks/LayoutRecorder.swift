import Foundation

/// Writes down what blocks and constraints say, once, as the program that is run for each layout.
///
/// Elements become numbered slots: a block that names an element after another block has placed it sees the new frame.
public struct LayoutRecorder {
  var steps: [PlacementStep] = []
  var constraints: [ConstraintStep] = []
  var anchors: [LayoutAnchor] = []
  var arrangements: [ArrangementStep] = []
  var shape: [Int32] = []
  var elements: [any LayoutElement] = []
  var contents: [ContentSource] = []
  var switches: [any LayoutConstraintProtocol] = []
  var isDirectional = false
  private var placesTwice = false
  private var readsFrames = false
  private var isPlaced: [Bool] = []
  private var slots: [ObjectIdentifier: Int32] = [:]
  private var currentSwitch: Int32 = -1

  init() {}

  /// Whether each frame follows from the source and from frames that were given before it, so that elements that share a
  /// super element can be placed one by one.
  var isStraight: Bool {
    !readsFrames && !placesTwice && arrangements.isEmpty && contents.isEmpty && switches.isEmpty
  }

  /// Narrows the source of the block being recorded.
  public mutating func narrow(by rect: ConstrainingRect, with anchors: [LayoutAnchor]) {
    let first = Int32(self.anchors.count)
    self.anchors.append(contentsOf: anchors)
    for anchor in anchors where anchor.rule.isDirectional { isDirectional = true }
    var step = ConstraintStep(
      kind: .source, slot: -1, content: -1, switchIndex: currentSwitch, firstAnchor: first,
      endAnchor: Int32(self.anchors.count))
    switch rect {
    case .source: break
    case .frame(let element):
      step.kind = .frame
      step.slot = slot(of: element)
      if !isPlaced[Int(step.slot)] { readsFrames = true }
    case .content(let element):
      step.kind = .content
      step.slot = slot(of: element)
      step.content = add(.layoutBounds(step.slot))
    case .baseline(let element):
      step.kind = .baseline
      step.slot = slot(of: element)
      step.content = add(.baseline(step.slot))
    case .fitting(let element, let alignment):
      step.kind = .fitting
      isDirectional = true
      step.content = add(.fitting(ElementReference(element), alignment))
    }
    constraints.append(step)
  }

  /// Narrows the source of the block being recorded by rules of any kind.
  public mutating func narrow(by rect: ConstrainingRect, with anchors: [any RectBasedConstraint]) {
    narrow(by: rect, with: anchors.map(LayoutAnchor.build))
  }

  /// Records that an element is placed.
  public mutating func place(
    _ element: (any LayoutElement)?, with layout: Layout,
    constraints: [any LayoutConstraintProtocol] = []
  ) {
    let first = Int32(self.constraints.count)
    for constraint in constraints {
      if constraint.isSwitchable {
        let outer = currentSwitch
        currentSwitch = Int32(switches.count)
        switches.append(constraint)
        constraint.record(in: &self)
        currentSwitch = outer
      } else {
        constraint.record(in: &self)
      }
    }
    if layout.isDirectional { isDirectional = true }
    if layout.keepsFrame { readsFrames = true }
    let placed = element.map { slot(of: $0) } ?? -1
    notePlaced(placed)
    steps.append(
      PlacementStep(
        slot: placed, firstConstraint: first,
        endConstraint: Int32(self.constraints.count), arrangement: -1, layout: layout))
    shape.append(SnapshotShape.leaf)
  }

  /// Records that elements are placed together by a rule of their own.
  public mutating func arrange(_ elements: [any LayoutElement], by arrangement: any RectArrangement) {
    let slots = elements.map { slot(of: $0) }
    for slot in slots { notePlaced(slot) }
    isDirectional = true
    steps.append(
      PlacementStep(
        slot: -1, firstConstraint: 0, endConstraint: 0, arrangement: Int32(arrangements.count),
        layout: .nothing))
    arrangements.append(ArrangementStep(slots: slots, rule: arrangement))
    shape.append(Int32(elements.count))
    shape.append(contentsOf: repeatElement(SnapshotShape.leaf, count: elements.count))
  }

  /// Records blocks as children of one snapshot.
  public mutating func group(_ blocks: [any LayoutBlockProtocol]) {
    shape.append(Int32(blocks.count))
    for block in blocks { block.record(in: &self) }
  }

  private mutating func slot(of element: any LayoutElement) -> Int32 {
    let key = ObjectIdentifier(element)
    if let slot = slots[key] { return slot }
    let slot = Int32(elements.count)
    slots[key] = slot
    elements.append(element)
    isPlaced.append(false)
    return slot
  }

  private mutating func notePlaced(_ slot: Int32) {
    guard slot >= 0 else { return }
    if isPlaced[Int(slot)] { placesTwice = true }
    isPlaced[Int(slot)] = true
  }

  private mutating func add(_ source: ContentSource) -> Int32 {
    contents.append(source)
    return Int32(contents.count - 1)
  }
}
