import Foundation

/// A part of a layout: it computes frames in a source, and sets them now or later.
///
/// A type of one's own need only implement `record(in:)`.
public protocol LayoutBlockProtocol {
  /// Whether there is still something to lay out.
  var isActive: Bool { get }

  /// The frames as they are, as a snapshot.
  var currentSnapshot: LayoutSnapshot { get }

  /// The frame as it is, or the smallest rectangle around all frames, in points.
  var currentRect: CGRect { get }

  /// Sets the frames in the bounds of the super element; nothing happens without one.
  func layout()

  /// Sets the frames in a source, in the super element's coordinates.
  func layout(in sourceRect: CGRect)

  /// The frames that `layout(in:)` would set.
  ///
  /// It changes no element and nothing here, so it may be taken on any thread while the elements are only read elsewhere.
  func snapshot(for sourceRect: CGRect) -> LayoutSnapshot

  /// The frames that `layout(in:)` would set if elements had other frames than they have.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the super element's coordinates.
  ///   - constrainRects: The frame that an element counts with, by its identity.
  func snapshot(for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]) -> LayoutSnapshot

  /// Sets the frames of a snapshot.
  ///
  /// - Returns: Whether the snapshot is one of these blocks; if not, nothing is changed.
  @discardableResult
  func apply(snapshot: any LayoutSnapshotProtocol) -> Bool

  /// All that is needed to take snapshots elsewhere: what constrains is read now, and no element is touched later.
  func plan() -> LayoutPlan

  /// Says what the block does.
  func record(in recorder: inout LayoutRecorder)

  /// Tells the scheme around this block, so that the block can say when it changes; nothing happens unless implemented.
  func join(_ scheme: LayoutScheme)
}

extension LayoutBlockProtocol {
  public var isActive: Bool { !currentSnapshot.isNothing }

  public var currentSnapshot: LayoutSnapshot { LayoutCast(self).currentSnapshot }

  public var currentRect: CGRect { currentSnapshot.frame }

  public func layout() {
    let cast = LayoutCast(self)
    if let bounds = cast.superElement?.bounds { cast.layout(in: bounds) }
  }

  public func layout(in sourceRect: CGRect) {
    LayoutCast(self).layout(in: sourceRect)
  }

  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    LayoutCast(self).snapshot(for: sourceRect, known: [:])
  }

  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    LayoutCast(self).snapshot(for: sourceRect, known: constrainRects)
  }

  @discardableResult
  public func apply(snapshot: any LayoutSnapshotProtocol) -> Bool {
    LayoutCast(self).apply(LayoutSnapshot(snapshot))
  }

  public func plan() -> LayoutPlan { LayoutCast(self).plan() }

  public func join(_ scheme: LayoutScheme) {}
}
