import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// What few nodes have: apart from the others, so that those are small.
final class RareParts {
  @exclusivity(unchecked) fileprivate(set) var stateCells: [CellID] = []
  @exclusivity(unchecked) fileprivate(set) var constants: [Value] = []
  @exclusivity(unchecked) var givenFrame: CGRect?
  fileprivate var handle: LayoutNode?
  fileprivate var rootHandle: BackReference<LayoutNode>?
  fileprivate(set) var backReference: BackReference<LiveNode>?
  fileprivate var binding: NodeBinding?
  @exclusivity(unchecked) fileprivate var heightSlots: ContextSlots?
  @exclusivity(unchecked) fileprivate var measurer: NodeMeasurer?
  @exclusivity(unchecked) fileprivate var fixedSize = RareParts.freeSize
  @exclusivity(unchecked) fileprivate var arranged: [ArrangedChild] = []
  @exclusivity(unchecked) fileprivate var list: LiveList?
  @exclusivity(unchecked) fileprivate var sizeObserver: ControllerSizeObserver?
  @exclusivity(unchecked) fileprivate var proposedSize: CGSize?
  fileprivate var tiedNodes: [NodeID] = []
  fileprivate var writtenReadings: [Int: Value] = [:]
  fileprivate var inherited: [String: UsedValue] = [:]

  fileprivate static let freeSize = CGSize(width: CGFloat.nan, height: .nan)
}

extension LiveNode {
  /// A way to the node for those who do not keep it.
  var backReference: BackReference<LiveNode> {
    let rare = ensureRare()
    if let known = rare.backReference { return known }
    let made = BackReference(self)
    rare.backReference = made
    return made
  }

  /// A cell for each of the node's own state variables.
  var stateCells: [CellID] {
    get { rare?.stateCells ?? [] }
    set { ensureRare().stateCells = newValue }
  }

  /// The node's own constants.
  var constants: [Value] {
    get { rare?.constants ?? [] }
    set { if rare != nil || !newValue.isEmpty { ensureRare().constants = newValue } }
  }

  /// The frame of a view that was given, which holds where expressions say nothing.
  var givenFrame: CGRect? { rare?.givenFrame }

  /// What users hold for this node, once somebody asked; that of the root is held by its user.
  var handle: LayoutNode? {
    get { rare?.handle }
    set { if rare != nil || newValue != nil { ensureRare().handle = newValue } }
  }

  var rootHandle: LayoutNode? {
    get { rare?.rootHandle?.object }
    set { if rare != nil || newValue != nil { ensureRare().rootHandle = newValue?.backReference } }
  }

  /// What the property of an attribute read just after it was written, where people change it in use or it is written in
  /// an order.
  func writtenReading(ofAttribute index: Int) -> Value? { rare?.writtenReadings[index] }

  func noteReading(_ reading: Value?, ofAttribute index: Int) {
    // In its place: the other readings are not copied.
    if rare != nil || reading != nil { ensureRare().writtenReadings[index] = reading }
  }

  /// What another tree's node has written to the object that people change in use, until it is written here.
  var inherited: [String: UsedValue] {
    get { rare?.inherited ?? [:] }
    set { if rare != nil || !newValue.isEmpty { ensureRare().inherited = newValue } }
  }

  /// What of the owner is bound here.
  var binding: NodeBinding? {
    get { rare?.binding }
    set { if rare != nil || newValue != nil { ensureRare().binding = newValue } }
  }

  /// The slots of the expression of a height that follows from the content, which outlast its evaluation: the container
  /// asks for it again with other widths.
  var heightSlots: ContextSlots {
    let rare = ensureRare()
    if let known = rare.heightSlots { return known }
    let made = makeSlots()
    rare.heightSlots = made
    return made
  }

  /// Measures the node for the container around it.
  var measurer: NodeMeasurer? {
    get { rare?.measurer }
    set { if rare != nil || newValue != nil { ensureRare().measurer = newValue } }
  }

  /// The lengths that the container around the node has to keep; NaN for none.
  var fixedSize: CGSize {
    get { rare?.fixedSize ?? RareParts.freeSize }
    set {
      if rare != nil || !newValue.width.isNaN || !newValue.height.isNaN { ensureRare().fixedSize = newValue }
    }
  }

  /// Where a container had put its children when others were last told.
  var arranged: [ArrangedChild] {
    get { rare?.arranged ?? [] }
    set { if rare != nil || !newValue.isEmpty { ensureRare().arranged = newValue } }
  }

  /// The cells of a table or collection.
  var list: LiveList? {
    get { rare?.list }
    set { if rare != nil || newValue != nil { ensureRare().list = newValue } }
  }

  /// Tells of sizes that a controller's view gets from outside.
  var sizeObserver: ControllerSizeObserver? {
    get { rare?.sizeObserver }
    set { if rare != nil || newValue != nil { ensureRare().sizeObserver = newValue } }
  }

  /// The nodes that the constraints of this one tie it to.
  var tiedNodes: [NodeID] {
    get { rare?.tiedNodes ?? [] }
    set { if rare != nil || !newValue.isEmpty { ensureRare().tiedNodes = newValue } }
  }

  /// What 100% is for the children of a view that a container sizes, while it is being measured.
  var proposedSize: CGSize? {
    get { rare?.proposedSize }
    set { if rare != nil || newValue != nil { ensureRare().proposedSize = newValue } }
  }
}
