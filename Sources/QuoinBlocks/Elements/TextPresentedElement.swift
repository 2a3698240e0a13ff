import Foundation

/// An element that shows text, and so has a baseline.
public protocol TextPresentedElement {
  /// What stands for the baseline.
  associatedtype BaselineElement: LayoutElement

  /// An element that stands for the baseline: a line of no height, in the coordinates that the text's frame is in.
  var baselineElement: BaselineElement { get }
}

/// An element whose frame follows from that of another, so that blocks need not wait until that is set.
protocol FollowingElement: LayoutElement {
  /// The element that is followed, if it lives.
  var leader: (any LayoutElement)? { get }
  /// Makes a source, the leader's frame, the frame of this element; it holds no element.
  var followingConstraint: any RectBasedConstraint { get }
}
