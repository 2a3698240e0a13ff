import Foundation
import QuoinGraphics

// Each kind of number says it by itself, so that nothing asks what it is while views are laid out.

nonisolated extension CGFloat {
  /// So far to the right.
  @inlinable public var horizontalOffset: UIOffset { UIOffset(horizontal: self, vertical: 0) }
  /// So far down.
  @inlinable public var verticalOffset: UIOffset { UIOffset(horizontal: 0, vertical: self) }
}

nonisolated extension Double {
  /// So far to the right.
  @inlinable public var horizontalOffset: UIOffset { CGFloat(self).horizontalOffset }
  /// So far down.
  @inlinable public var verticalOffset: UIOffset { CGFloat(self).verticalOffset }
}

nonisolated extension Float {
  /// So far to the right.
  @inlinable public var horizontalOffset: UIOffset { CGFloat(self).horizontalOffset }
  /// So far down.
  @inlinable public var verticalOffset: UIOffset { CGFloat(self).verticalOffset }
}

nonisolated extension Int {
  /// So far to the right.
  @inlinable public var horizontalOffset: UIOffset { CGFloat(self).horizontalOffset }
  /// So far down.
  @inlinable public var verticalOffset: UIOffset { CGFloat(self).verticalOffset }
}
