import Foundation

/// One block: constraints narrow its source, the layout gives its frame.
struct PlacementStep: Sendable {
  /// The element's slot; -1 for none.
  var slot: Int32
  var firstConstraint: Int32
  var endConstraint: Int32
  var layout: PlainLayout
  /// The index of a layout that is not plain; -1 for none.
  var layoutIndex: Int32
}

/// One constraint: a rectangle, and rules that narrow by it.
struct ConstraintStep: Sendable {
  enum Kind: UInt8, Sendable { case source, frame, content, baseline, fitting, own }

  var kind: Kind
  /// The slot of the constraining element; -1 for none.
  var slot: Int32
  /// The index of what is read from the element beside its frame, or of a constraint of one's own; -1 for nothing.
  var content: Int32
  /// The index of the constraint that says whether this one counts; -1 for always.
  var switchIndex: Int32
  var firstRule: Int32
  var endRule: Int32
}

/// What schemes compute, as values in contiguous storage that refer to no element.
final class LayoutProgram: Sendable {
  let steps: [PlacementStep]
  let constraints: [ConstraintStep]
  let rules: [AnchorRule]
  let layouts: [Layout]
  let shape: SnapshotShape
  let slotCount: Int
  /// Whether reading from right to left may make a difference.
  let isDirectional: Bool

  init(_ recorder: LayoutRecorder) {
    steps = recorder.steps
    constraints = recorder.constraints
    rules = recorder.rules
    layouts = recorder.layouts
    shape = SnapshotShape(recorder.shape)
    slotCount = recorder.elements.count
    isDirectional = recorder.isDirectional
  }
}

/// What is known of a slot: read from its element first, replaced once a block has placed it.
struct SlotReading: Sendable {
  var frame: CGRect
  /// The coordinates in which the frame is given, as an index of `LayoutSurroundings.spaces`; 0 when all slots share them.
  var space: Int32 = 0
  /// Whether the element lives and has a super element.
  var isPresent: Bool
  /// The direction that the element's tree states.
  var direction: ReadingDirection?
}

/// What is read beside the frames: rare, and empty in most schemes.
struct LayoutSurroundings: Sendable {
  /// A step from one coordinate space to the one around it.
  struct Space: Sendable {
    var parent: Int32
    var depth: Int32
    /// The slot whose frame places the space; -1 for an element that no block places.
    var slot: Int32
    /// The element; nothing for the space around all roots.
    var element: ObjectIdentifier?
    var origin: CGPoint
    var boundsOrigin: CGPoint
  }

  /// What is read of an element for a constraint.
  enum Content: Sendable {
    case none
    /// Layout bounds with the frame they were read at, and the space they are in.
    case bounds(CGRect, at: CGRect, space: Int32, hasOwnCoordinates: Bool, followsSize: Bool)
    case rule(OwnRule<any RectBasedConstraint>, alignment: Layout.Alignment)
  }

  var spaces: [Space] = []
  /// The frames that elements are to have though they have them not, by their identity.
  var known: [ObjectIdentifier: CGRect] = [:]
  var contents: [Content] = []
  var switches: [Bool] = []
}
