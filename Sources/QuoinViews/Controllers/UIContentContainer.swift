import Foundation
import QuoinGraphics

/// What has a size for itself and decides on the sizes of what is within it: a controller, or what arranges one over others.
public protocol UIContentContainer: AnyObject, ViewBound {
  /// The size that it asks for, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Told that what is within it asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Told that what something within it needs has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size, in points, of what is within it when it gets a size itself.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Told before it gets another size, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before it gets other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
