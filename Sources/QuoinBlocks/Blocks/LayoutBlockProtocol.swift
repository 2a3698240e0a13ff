import Foundation

/// A part of a layout: it computes frames in a source, and sets them now or later.
public protocol LayoutBlockProtocol {
  /// Whether there is still something to lay out.
  var isActive: Bool { get }

  /// The frames as they are, as a snapshot.
  var currentSnapshot: any LayoutSnapshotProtocol { get }

  /// The frame as it is, or the smallest rectangle around all frames, in points.
  var currentRect: CGRect { get }

  /// Sets the frames in a source, in the super element's coordinates.
  func layout(in sourceRect: CGRect)

  /// The frames that `layout(in:)` would set.
  ///
  /// It changes no element and nothing here, so it may be taken on any thread while the elements are only read elsewhere.
  func snapshot(for sourceRect: CGRect) -> any LayoutSnapshotProtocol

  /// The frames that `layout(in:)` would set after other blocks.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the super element's coordinates.
  ///   - completedRects: The frames that elements are to have, by their identity; those of this block's elements are added.
  func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> any LayoutSnapshotProtocol

  /// Sets the frames of a snapshot.
  func apply(snapshot: any LayoutSnapshotProtocol)

  /// Sets the frames in the layout bounds of each super element, as in CGLayout 0.7; misuse unless implemented.
  func layout()

  /// All that is needed to take snapshots elsewhere; misuse, and nothing, unless implemented.
  func plan() -> LayoutPlan

  /// Writes down what the block does; for the package's own, which schemes run without asking them again.
  func record(in recorder: inout LayoutRecorder)

  /// Tells the scheme around this block, so that the block can say when it changes; nothing happens unless implemented.
  func join(_ scheme: LayoutScheme)
}

extension LayoutBlockProtocol {
  /// The frames that `layout(in:)` would set if elements had other frames than they have.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the super element's coordinates.
  ///   - constrainRects: The frame that an element counts with, by its identity.
  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]
  ) -> any LayoutSnapshotProtocol {
    var completed = constrainRects
    return snapshot(for: sourceRect, completedRects: &completed)
  }

  /// The frames that `layout(in:)` would set in what given rectangles leave of a source.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the super element's coordinates.
  ///   - constrainRects: Rectangles of the same coordinates, which narrow the source one after the other.
  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ConstrainRect]
  ) -> any LayoutSnapshotProtocol {
    snapshot(for: sourceRect.narrowed(by: constrainRects))
  }

  /// As `snapshot(for:completedRects:)`, with the rectangles in a list, as in CGLayout 0.7; the last of an element counts.
  ///
  /// The frames of the elements of a block of one's own are not added.
  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [(AnyObject, CGRect)]
  ) -> any LayoutSnapshotProtocol {
    let known = Dictionary(completedRects.map { (ObjectIdentifier($0.0), $0.1) }, uniquingKeysWith: { $1 })
    var completed = known
    let snapshot = snapshot(for: sourceRect, completedRects: &completed)
    var recorder = LayoutRecorder()
    record(in: &recorder)
    for element in recorder.elements {
      let identifier = ObjectIdentifier(element)
      if let frame = completed[identifier], frame != known[identifier] {
        completedRects.append((element, frame))
      }
    }
    return snapshot
  }

  /// As `snapshot(for:constrainRects:)`, with the rectangles in a list, as in CGLayout 0.7; the last of an element counts.
  public func snapshot(
    for sourceRect: CGRect, constrainRects: [(AnyObject, CGRect)]
  ) -> any LayoutSnapshotProtocol {
    var completed = constrainRects
    return snapshot(for: sourceRect, completedRects: &completed)
  }

  public func layout() { BlockMisuse.report(.noSource) }

  public func plan() -> LayoutPlan {
    BlockMisuse.report(.ownBlockInPlan)
    return LayoutPlan(root: .nothing)
  }

  public func record(in recorder: inout LayoutRecorder) { recorder.addOwnBlock() }

  public func join(_ scheme: LayoutScheme) {}
}

/// A block whose snapshots are values of one type, which can be compared and encoded.
public protocol SnapshotValueBlock: LayoutBlockProtocol {
  /// The frames as they are.
  var currentSnapshot: LayoutSnapshot { get }
  /// The frames that `layout(in:)` would set.
  func snapshot(for sourceRect: CGRect) -> LayoutSnapshot
  /// The frames that `layout(in:)` would set after other blocks.
  func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot
}

extension LayoutBlockProtocol where Self: SnapshotValueBlock {
  public var currentSnapshot: any LayoutSnapshotProtocol {
    let value: LayoutSnapshot = currentSnapshot
    return value
  }

  public func snapshot(for sourceRect: CGRect) -> any LayoutSnapshotProtocol {
    let value: LayoutSnapshot = snapshot(for: sourceRect)
    return value
  }

  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> any LayoutSnapshotProtocol {
    let value: LayoutSnapshot = snapshot(for: sourceRect, completedRects: &completedRects)
    return value
  }
}

extension SnapshotValueBlock {
  /// The frames that `layout(in:)` would set if elements had other frames than they have.
  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    var completed = constrainRects
    return snapshot(for: sourceRect, completedRects: &completed)
  }

  /// The frames that `layout(in:)` would set in what given rectangles leave of a source.
  public func snapshot(for sourceRect: CGRect, constrainRects: [ConstrainRect]) -> LayoutSnapshot {
    snapshot(for: sourceRect.narrowed(by: constrainRects))
  }
}
