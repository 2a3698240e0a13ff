import Foundation
import QuoinGraphics

/// A guide that follows something which moves over the view.
open class UITrackingLayoutGuide: UILayoutGuide { deinit {} }

/// The part of a view that the keyboard covers; without one, the part below the safe area.
///
/// ```swift
/// button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16).isActive = true
/// ```
///
/// No keys are drawn: a window's keyboard covers its part while something takes text, or where
/// `UIWindow.setKeyboardFrame(_:)` says.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept for code that sets it; the keyboard stands at the bottom here.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area where there is no keyboard, rather than at the view's edge.
  @Observed open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.keyboardDidChange() } }
  }

  deinit {}
}

extension UIView {
  /// How much of the view the keyboard covers, from its lower edge on; what lies below the safe area without one.
  final var heightOfKeyboard: CGFloat {
    let usesSafeArea = knownKeyboardGuide?.usesBottomSafeArea != false
    let least = usesSafeArea ? safeAreaInsets.bottom : 0
    guard let window, window.keyboardFrame != .zero else { return least }
    return max(least, bounds.maxY - convert(window.keyboardFrame, from: window).minY)
  }

  /// Whether margins or the keyboard's part of the view depend on where it stands.
  final var insetsFollowFrame: Bool {
    preservesSuperviewLayoutMargins || knownKeyboardGuide != nil && window?.keyboardFrame != .zero
  }

  final func keyboardDidChange() {
    if constraintMarks.contains(.tied) { rare?.tie?.surroundingsDidChange() }
  }
}
