import Foundation
import QuoinGraphics

/// A guide that follows something which moves over the view.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; without one, the part below the safe area.
///
/// ```swift
/// button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16).isActive = true
/// ```
///
/// No keyboard is drawn here: `UIWindow.setKeyboardFrame(_:)` says where one would be.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept for code that sets it; the keyboard stands at the bottom here.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area where there is no keyboard, rather than at the view's edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.keyboardDidChange() } }
  }
}

extension UIResponder {
  /// Posted before the keyboard comes.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard came.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard went.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard moves.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard moved.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was, a `CGRect` in points of the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, a `CGRect` in points of the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, a `Double` in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve by which it moves, an `Int`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's, a `Bool`.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Where a window's keyboard is.
private final class WindowKeyboard {
  var frame: CGRect

  init(_ frame: CGRect) { self.frame = frame }
}

extension UIWindow {
  /// Where the keyboard is, in points of the window; nothing without one, as at first.
  public final var keyboardFrame: CGRect? { attachment(WindowKeyboard.self)?.frame }

  /// Says where the keyboard is: guides of views follow it, and those are told who listen to its notifications.
  ///
  /// ```swift
  /// window.setKeyboardFrame(CGRect(x: 0, y: 467, width: 375, height: 345))
  /// ```
  ///
  /// - Parameter frame: In points of the window; nothing for no keyboard.
  public final func setKeyboardFrame(_ frame: CGRect?) {
    let old = keyboardFrame
    if frame == old { return }
    let below = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: (frame ?? old)?.height ?? 0)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old ?? below,
      UIResponder.keyboardFrameEndUserInfoKey: frame ?? below,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    if old == nil { post(UIResponder.keyboardWillShowNotification) }
    if frame == nil { post(UIResponder.keyboardWillHideNotification) }
    if let frame { setAttachment(WindowKeyboard(frame)) } else { removeAttachment(WindowKeyboard.self) }
    forEachInSubtree { $0.keyboardDidChange() }
    if old == nil { post(UIResponder.keyboardDidShowNotification) }
    if frame == nil { post(UIResponder.keyboardDidHideNotification) }
    post(UIResponder.keyboardDidChangeFrameNotification)
  }
}

extension UIView {
  /// How much of the view the keyboard covers, from its lower edge on; what lies below the safe area without one.
  final var heightOfKeyboard: CGFloat {
    let usesSafeArea = knownKeyboardGuide?.usesBottomSafeArea != false
    let least = usesSafeArea ? safeAreaInsets.bottom : 0
    guard let window, let frame = window.keyboardFrame else { return least }
    return max(least, bounds.maxY - convert(frame, from: window).minY)
  }

  final func keyboardDidChange() {
    if constraintMarks.contains(.tied) { rare?.tie?.surroundingsDidChange() }
  }
}
