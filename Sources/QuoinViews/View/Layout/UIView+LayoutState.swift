/// The state that the floors above read and write for every view in every pass.
///
/// The attribute that spares a stored property the run-time checks of exclusive access is not seen from other modules;
/// these accessors are inlined there and bring the unchecked access with them.
extension UIView {
  @inlinable
  package final var geometry: ViewGeometry {
    @inline(__always) _read { yield storedGeometry }
  }

  /// Whether no transform carries the view away from the box before it.
  package final var isUntransformed: Bool { storedGeometry.warp?.isUpright ?? true }

  /// The superview.
  @inlinable
  package final var parent: UIView? {
    @inline(__always) get { storedParent }
    @inline(__always) set { storedParent = newValue }
  }

  /// Whether both views stand in the same superview.
  @inlinable
  package final func isSibling(of other: UIView) -> Bool {
    guard let storedParent, let parent = other.storedParent else { return false }
    return storedParent === parent
  }

  /// The subviews.
  @inlinable
  package final var children: [UIView] {
    @inline(__always) _read { yield storedChildren }
    @inline(__always) _modify { yield &storedChildren }
  }

  /// Differs after every change of the subviews or of their order.
  @inlinable
  package final var childrenVersion: UInt32 {
    @inline(__always) get { storedChildrenVersion }
    @inline(__always) set { storedChildrenVersion = newValue }
  }

  @inlinable
  package final var measuredSizes: MeasuredSizes {
    @inline(__always) _read { yield storedMeasuredSizes }
    @inline(__always) _modify { yield &storedMeasuredSizes }
  }

  /// What containers read of `layoutSizing`.
  @inlinable
  package final var sizing: LayoutSizing {
    @inline(__always) _read { yield storedSizing }
  }

  /// What the container keeps with the view.
  @inlinable
  package final var containerSlot: ContainerSlot? {
    @inline(__always) get { storedSlot }
    @inline(__always) set { storedSlot = newValue }
  }

  @inlinable
  package final var needsLayout: Bool {
    @inline(__always) get { storedNeedsLayout }
    @inline(__always) set { storedNeedsLayout = newValue }
  }

  /// Whether somebody else than a container that computed it has given a child a place; kept for the container to reset.
  @inlinable
  package final var childrenWereMoved: Bool {
    @inline(__always) get { storedChildrenWereMoved }
    @inline(__always) set { storedChildrenWereMoved = newValue }
  }

  /// The family of containers that the view itself belongs to; 0 for those that belong to none.
  @inlinable
  package final var containerFamily: ContainerFamily {
    @inline(__always) get { ContainerFamily(rawValue: storedFamily) }
    @inline(__always) set { storedFamily = newValue.rawValue }
  }

  /// Whether the size for one width tells nothing about another, as where content takes a part of the width.
  @inlinable
  package final var isMeasuredExactly: Bool {
    @inline(__always) get { storedIsMeasuredExactly }
    @inline(__always) set { storedIsMeasuredExactly = newValue }
  }
}
