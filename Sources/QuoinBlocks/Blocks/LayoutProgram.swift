import Foundation

/// One block: constraints narrow its source, the layout gives its frame.
struct PlacementStep: Sendable {
  /// The element's slot; -1 for none, or for an arrangement.
  var slot: Int32
  var firstConstraint: Int32
  var endConstraint: Int32
  /// The index of an arrangement of several elements; -1 for a single one.
  var arrangement: Int32
  var layout: Layout
}

/// One constraint: a rectangle, and anchors that narrow by it.
struct ConstraintStep: Sendable {
  enum Kind: UInt8, Sendable { case source, frame, content, baseline, fitting }

  var kind: Kind
  /// The slot of the constraining element; -1 for none.
  var slot: Int32
  /// The index of what is read from the element beside its frame; -1 for nothing.
  var content: Int32
  /// The index of the constraint that says whether this one counts; -1 for always.
  var switchIndex: Int32
  var firstAnchor: Int32
  var endAnchor: Int32
}

/// Several elements placed together.
struct ArrangementStep: Sendable {
  let slots: [Int32]
  let rule: any RectArrangement
}

/// A rule that places several rectangles in a source at once.
public protocol RectArrangement: Sendable {
  /// Places rectangles, in order.
  func arrange(_ frames: inout [CGRect], in source: CGRect, direction: ReadingDirection)
}

/// What schemes compute, as values in contiguous storage that refer to no element.
final class LayoutProgram: Sendable {
  let steps: [PlacementStep]
  let constraints: [ConstraintStep]
  let anchors: [LayoutAnchor]
  let arrangements: [ArrangementStep]
  let shape: SnapshotShape
  let slotCount: Int
  /// Whether reading from right to left may make a difference.
  let isDirectional: Bool

  init(_ recorder: LayoutRecorder) {
    steps = recorder.steps
    constraints = recorder.constraints
    anchors = recorder.anchors
    arrangements = recorder.arrangements
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
  var isAlive: Bool
  var direction: ReadingDirection = .leftToRight
}

/// What is read beside the frames: rare, and empty in most schemes.
struct LayoutSurroundings: Sendable {
  /// A step from one coordinate space to the one around it.
  struct Space: Sendable {
    var parent: Int32
    var depth: Int32
    /// The slot whose frame places the space; -1 for an element that no block places.
    var slot: Int32
    var origin: CGPoint
    var boundsOrigin: CGPoint
  }

  /// What is read of an element for a constraint.
  enum Content: Sendable {
    case none
    /// Layout bounds with the frame they were read at, and the space they are in.
    case bounds(CGRect, at: CGRect, space: Int32, hasOwnCoordinates: Bool)
    case rule(any RectBasedConstraint, alignment: Layout.Alignment)
  }

  var spaces: [Space] = []
  var contents: [Content] = []
  var switches: [Bool] = []
}
