import Foundation
import QuoinViews

/// The rectangle by which a constraint narrows.
enum ConstrainingRect {
  /// The source itself, as the constraint finds it.
  case source
  /// The frame of an element.
  case frame(of: any LayoutElement)
  /// The layout bounds of an element.
  case content(of: any LayoutElement)
  /// The source as large as an element's content is in it; afterwards the source is aligned in what it was.
  case fitting(any AdjustableLayoutElement, alignment: Layout.Alignment)
}

/// Writes down what the package's blocks and constraints say, once, as the program that is run for each layout.
///
/// Elements become numbered slots: a block that names an element after another block has placed it sees the new frame.
public struct LayoutRecorder {
  private(set) var steps: [PlacementStep] = []
  private(set) var constraints: [ConstraintStep] = []
  private(set) var rules: [AnchorRule] = []
  private(set) var layouts: [Layout] = []
  private(set) var shape: [Int32] = []
  private(set) var elements: [any LayoutElement] = []
  private(set) var contents: [ContentSource] = []
  private(set) var switches: [any LayoutConstraintProtocol] = []
  private(set) var ownConstraints: [any LayoutConstraintProtocol] = []
  private(set) var isDirectional = false
  private var hasOwnBlock = false
  private var isGrouped = false
  private var placesTwice = false
  private var readsFrames = false
  private var isPlaced: [Bool] = []
  private var slots: [ObjectIdentifier: Int32] = [:]
  private var currentSwitch: Int32 = -1

  init() {}

  /// Whether the program says all that the blocks do. Blocks of one's own have to be asked themselves, and a constraint of
  /// one's own has to find the frames of earlier blocks set.
  var isWhole: Bool { !hasOwnBlock && (ownConstraints.isEmpty || !isGrouped) }

  /// Whether each frame follows from the source and from frames that were given before it, so that elements that share a
  /// super element can be placed one by one.
  var isStraight: Bool {
    !readsFrames && !placesTwice && contents.isEmpty && switches.isEmpty && ownConstraints.isEmpty
  }

  /// Narrows the source of the block being recorded.
  mutating func narrow(by rect: ConstrainingRect, with rules: [AnchorRule]) {
    let first = Int32(self.rules.count)
    self.rules.append(contentsOf: rules)
    for rule in rules {
      if rule.isDirectional { isDirectional = true }
      if rule.isOwn, followsOthers { hasOwnBlock = true }
    }
    var step = ConstraintStep(
      kind: .source, slot: -1, content: -1, switchIndex: currentSwitch, firstRule: first,
      endRule: Int32(self.rules.count))
    switch rect {
    case .source: break
    case .frame(let element):
      if let baseline = element as? UILabel.Baseline {
        guard let label = baseline.leader else { return }
        if moves(label) { hasOwnBlock = true }
        step.kind = .baseline
        step.slot = slot(of: label)
        step.content = add(.baseline(step.slot))
      } else {
        step.kind = .frame
        step.slot = slot(of: element)
        if !isPlaced[Int(step.slot)] { readsFrames = true }
        if moves(element) { hasOwnBlock = true }
      }
    case .content(let element):
      if moves(element) { hasOwnBlock = true }
      step.kind = .content
      step.slot = slot(of: element)
      step.content = add(.layoutBounds(step.slot))
    case .fitting(let element, let alignment):
      step.kind = .fitting
      isDirectional = true
      step.content = add(.fitting(ElementReference(element), alignment))
    }
    constraints.append(step)
  }

  /// Narrows the source of the block being recorded by asking a constraint of one's own.
  mutating func narrow(by constraint: any LayoutConstraintProtocol) {
    let rule = Int32(rules.count)
    constraints.append(
      ConstraintStep(
        kind: .own, slot: -1, content: Int32(ownConstraints.count), switchIndex: currentSwitch,
        firstRule: rule, endRule: rule))
    ownConstraints.append(constraint)
  }

  /// Records constraints that count while another one, made of them, is active.
  mutating func switched(
    by constraint: any LayoutConstraintProtocol, _ record: (inout LayoutRecorder) -> Void
  ) {
    let outer = currentSwitch
    currentSwitch = Int32(switches.count)
    switches.append(constraint)
    record(&self)
    currentSwitch = outer
  }

  /// Records that an element is placed.
  mutating func place(
    _ element: (any LayoutElement)?, with layout: Layout, constraints: [any LayoutConstraintProtocol]
  ) {
    let first = Int32(self.constraints.count)
    for constraint in constraints { constraint.record(in: &self) }
    if layout.isDirectional { isDirectional = true }
    if layout.keepsFrame { readsFrames = true }
    // Placing a baseline moves its label, and a guide lays out others; later blocks have to find their frames.
    if isGrouped, element is UILabel.Baseline || (element as? any PlacingElement)?.placesOthers == true {
      hasOwnBlock = true
    }
    if followsOthers, layout.isOwn || layout.keepsFrame && element.map({ moves($0) }) == true {
      hasOwnBlock = true
    }
    let placed = element.map { slot(of: $0) } ?? -1
    if placed >= 0 {
      if isPlaced[Int(placed)] { placesTwice = true }
      isPlaced[Int(placed)] = true
    }
    let plain = layout.plain
    steps.append(
      PlacementStep(
        slot: placed, firstConstraint: first, endConstraint: Int32(self.constraints.count),
        layout: plain ?? .equal, layoutIndex: plain == nil ? Int32(layouts.count) : -1))
    if plain == nil { layouts.append(layout) }
    shape.append(SnapshotShape.leaf)
  }

  /// Records blocks as children of one snapshot.
  mutating func group(of count: Int, _ record: (inout LayoutRecorder) -> Void) {
    isGrouped = true
    shape.append(Int32(count))
    record(&self)
  }

  /// Notes that there is a block of which nothing can be written down.
  mutating func addOwnBlock() {
    hasOwnBlock = true
  }

  /// Whether earlier blocks have placed others, so that a function of a user's own may read their frames.
  private var followsOthers: Bool { isGrouped && !steps.isEmpty }

  /// Whether an element that no block has placed is in a view that one has placed, and so may have moved with it.
  private func moves(_ element: any LayoutElement) -> Bool {
    guard followsOthers, element is UIView || element is UILayoutGuide else { return false }
    if let slot = slots[ObjectIdentifier(element)], isPlaced[Int(slot)] { return false }
    var (next, depth) = (element.superElement, 0)
    while let space = next, depth < deepestHierarchy {
      if let slot = slots[ObjectIdentifier(space)], isPlaced[Int(slot)] { return true }
      (next, depth) = (space.superElement, depth + 1)
    }
    return false
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

  private mutating func add(_ source: ContentSource) -> Int32 {
    contents.append(source)
    return Int32(contents.count - 1)
  }
}
