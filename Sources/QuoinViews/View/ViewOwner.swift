import Foundation
import QuoinGraphics

/// Whom a view belongs to, as its controller: asked for events before the superview, and told of what happens to the view.
protocol ViewOwner: UIResponder {
  /// The view, if there is one by now.
  var viewIfLoaded: UIView? { get }
  /// Whether the view keeps no less than the margins that the system wants.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The margins that the system wants, in points.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }

  /// Whether the view stands in a container with bars at its top, at any depth.
  var standsBeneathBars: Bool { get }

  /// Those who want to hear of changes of traits.
  var traitObservers: TraitObservers { get }

  /// Told before a layout, where the view is to update its constraints.
  func updateViewConstraints()
  /// Told before the view places its subviews, ahead of what a program overrides.
  func viewWillLayOut()
  /// Told before the view places its subviews.
  func viewWillLayoutSubviews()
  /// Told after the view placed its subviews.
  func viewDidLayoutSubviews()
  /// Told before the view gets into another window or none.
  func windowWillChange(to window: UIWindow?)
  /// Told after the view got into another window or none.
  func windowDidChange(to window: UIWindow?)
  /// Told that the view has its place in the window.
  func didArrive()
  /// Told that the view's safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Told that traits changed, in the view or above.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  /// Whose view this is.
  final var owner: (any ViewOwner)? { rare?.owner }
}
