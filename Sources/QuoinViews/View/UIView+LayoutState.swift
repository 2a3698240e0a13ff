/// The state that the floors above read and write for every view in every pass.
///
/// The attribute that spares a stored property the run-time checks of exclusive access is not seen from other modules;
/// these accessors are inlined there and bring the unchecked access with them.
extension UIView {
  @inlinable
  package final var geometry: ViewGeometry {
    @inline(__always) _read { yield storedGeometry }
    @inline(__always) _modify { yield &storedGeometry }
  }

  /// The superview.
  @inlinable
  package final var parent: UIView? {
    @inline(__always) get { storedParent?.takeUnretainedValue() }
    @inline(__always) set { storedParent = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether both views stand in the same superview.
  @inlinable
  package final func isSibling(of other: UIView) -> Bool {
    guard let storedParent, let parent = other.storedParent else { return false }
    return storedParent.toOpaque() == parent.toOpaque()
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

  @inlinable
  package final var boxValues: BoxValues {
    @inline(__always) _read { yield storedBoxValues }
    @inline(__always) _modify { yield &storedBoxValues }
  }

  @inlinable
  package final var needsLayout: Bool {
    @inline(__always) get { storedNeedsLayout }
    @inline(__always) set { storedNeedsLayout = newValue }
  }

  /// Whether the view is one of the boxes of a higher floor, whose margins are 0 unless set.
  @inlinable
  package final var isBox: Bool {
    @inline(__always) get { storedIsBox }
    @inline(__always) set { storedIsBox = newValue }
  }

  /// Whether the size for one width tells nothing about another, as where content takes a part of the width.
  @inlinable
  package final var isMeasuredExactly: Bool {
    @inline(__always) get { storedIsMeasuredExactly }
    @inline(__always) set { storedIsMeasuredExactly = newValue }
  }
}
