import Foundation
import QuoinGraphics

/// The keyboard of a window: how much it covers while something takes text, with what stands above it or in its place.
///
/// No keys are drawn. It comes and goes at once, and says how long that takes on a device.
final class WindowKeyboard {
  private unowned let window: UIWindow
  private let host = InputHost(frame: .zero)
  /// How high it is, in points, where a test has said so.
  var statedHeight: CGFloat? { didSet { if statedHeight != oldValue { update() } } }
  /// What it covers, in points of the window, whatever takes text, where a test has said so.
  var statedFrame: CGRect? { didSet { if statedFrame != oldValue { update() } } }
  /// What it covers, in points of the window; empty where there is none.
  private(set) var frame = CGRect.zero
  private weak var scrolled: (any KeyboardScroller)?
  private var stays = false

  /// How long it takes to come and to go, in seconds, as a device says.
  static let duration: TimeInterval = 0.25
  /// The curve by which it comes and goes: one without a name in UIKit.
  static let curve = 7

  init(of window: UIWindow) { self.window = window }

  /// How high it is where nothing else is said, in points.
  var usualHeight: CGFloat {
    Self.usualHeight(on: window.bounds.size, bottom: window.safeAreaInsets.bottom)
  }

  /// The keyboard's height on a device of a size, with the row of suggestions and what lies beneath the keys.
  ///
  /// The heights are those that `keyboardFrameEndUserInfoKey` is reported to have for English on devices of that size;
  /// Apple documents none.
  static func usualHeight(on size: CGSize, bottom: CGFloat) -> CGFloat {
    let isPad = min(size.width, size.height) >= 744
    let isUpright = size.height >= size.width
    if isPad {
      let isLarge = max(size.width, size.height) >= 1300
      return (isUpright ? (isLarge ? 403 : 320) : (isLarge ? 498 : 408)) + bottom
    }
    if !isUpright { return bottom > 0 ? 209 : 200 }
    if bottom > 0 { return size.width >= 414 ? 346 : 336 }
    return size.width >= 414 ? 271 : size.width >= 375 ? 260 : 253
  }

  /// Does something after which somebody else takes text, so that the keyboard waits for them.
  func staying<Result>(_ work: () -> Result) -> Result {
    let before = stays
    stays = true
    defer { stays = before }
    return work()
  }

  /// Follows who takes text now.
  func update() {
    if stays { return }
    let first = window.firstResponder
    let (accessory, owner) = first?.nearestInputView(\.inputAccessoryView) ?? (nil, nil)
    let own = first?.nearestInputView(\.inputView).view
    let takesText = first is any UIKeyInput
    host.show(own, below: accessory, of: owner)
    let whole = window.bounds
    var height: CGFloat = 0
    if let own {
      height = own.bounds.height
    } else if takesText {
      height = statedHeight ?? usualHeight
    } else if accessory != nil {
      height = window.safeAreaInsets.bottom
    }
    let above = accessory?.heightAsInput ?? 0
    let covered = first != nil && (own != nil || takesText || accessory != nil) ? height + above : 0
    let new =
      statedFrame
      ?? (covered > 0
        ? CGRect(x: 0, y: whole.height - covered, width: whole.width, height: covered) : .zero)
    place(accessory, above, own, height)
    if new != frame { change(to: new) }
    if new != .zero { showFirstResponder() }
  }

  private func place(_ accessory: UIView?, _ above: CGFloat, _ own: UIView?, _ height: CGFloat) {
    let whole = window.bounds
    guard accessory != nil || own != nil else { return host.removeFromSuperview() }
    UIView.performWithoutAnimation {
      if host.superview !== window { window.addSubview(host) } else { window.bringSubviewToFront(host) }
      let shown = above + (own == nil ? 0 : height)
      host.frame = CGRect(
        x: 0, y: whole.height - above - height, width: whole.width, height: shown)
      accessory?.frame = CGRect(x: 0, y: 0, width: whole.width, height: above)
      own?.frame = CGRect(x: 0, y: above, width: whole.width, height: height)
    }
  }

  // MARK: Telling

  private func change(to new: CGRect) {
    let old = frame
    let (comes, goes) = (old == .zero, new == .zero)
    let whole = window.bounds
    func onScreen(_ rect: CGRect, height: CGFloat) -> CGRect {
      let rect = rect == .zero ? CGRect(x: 0, y: whole.height, width: whole.width, height: height) : rect
      return window.convert(rect, to: nil)
    }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: onScreen(old, height: new.height)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: onScreen(new, height: old.height)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: window.screen, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    if comes { post(UIResponder.keyboardWillShowNotification) }
    if goes { post(UIResponder.keyboardWillHideNotification) }
    frame = new
    window.forEachInSubtree { $0.keyboardDidChange() }
    if goes { letScrolledGo() }
    post(UIResponder.keyboardDidChangeFrameNotification)
    if comes { post(UIResponder.keyboardDidShowNotification) }
    if goes { post(UIResponder.keyboardDidHideNotification) }
  }

  // MARK: Scrolling

  /// Scrolls what takes text into what is seen above the keyboard.
  private func showFirstResponder() {
    guard let view = window.firstResponder as? UIView, view is any UIKeyInput else { return letScrolledGo() }
    var next = view.superview
    while let around = next, !(around is any KeyboardScroller) { next = around.superview }
    guard let scroll = next as? any KeyboardScroller else { return letScrolledGo() }
    if scroll !== scrolled { letScrolledGo() }
    scrolled = scroll
    scroll.reveal(view, above: frame.minY)
  }

  private func letScrolledGo() {
    scrolled?.keyboardDidGo()
    scrolled = nil
  }
}

/// What scrolls what takes text into what is seen above the keyboard.
protocol KeyboardScroller: UIView {
  /// Scrolls a view of the content into sight.
  ///
  /// - Parameters:
  ///   - view: What takes text.
  ///   - top: Where the keyboard begins, in points of the window.
  func reveal(_ view: UIView, above top: CGFloat)
  /// Told that the keyboard has gone.
  func keyboardDidGo()
}

/// Holds what stands above the keyboard, and what stands in its place.
final class InputHost: UIView {
  override var drawsContent: Bool { false }
  private weak var source: UIResponder?
  /// Whose view stands above the keyboard, so that fields in it find what they write with.
  override var next: UIResponder? { source ?? super.next }

  func show(_ own: UIView?, below accessory: UIView?, of owner: UIResponder?) {
    source = owner
    for view in subviews where view !== own && view !== accessory { view.removeFromSuperview() }
    if let accessory, accessory.superview !== self { addSubview(accessory) }
    if let own, own.superview !== self { addSubview(own) }
  }
}

extension UIResponder {
  /// The view that this responder, or the nearest above it, has for the keyboard, and whose it is.
  fileprivate final func nearestInputView(_ view: KeyPath<UIResponder, UIView?>) -> (
    view: UIView?, owner: UIResponder?
  ) {
    var next: UIResponder? = self
    while let responder = next {
      if let found = responder[keyPath: view] { return (found, responder) }
      next = responder.next
    }
    return (nil, nil)
  }
}

extension UIView {
  /// How high the view is above a keyboard: as it was made, or as its content asks for where it has no height.
  fileprivate final var heightAsInput: CGFloat {
    bounds.height > 0 ? bounds.height : max(intrinsicContentSize.height, 0)
  }
}

extension UIWindow {
  /// How high the keyboard is while something takes text, in points: that of the device unless set. 0 stands for a keyboard of
  /// hardware, above which only an `inputAccessoryView` is seen.
  public final var keyboardHeight: CGFloat {
    get { keyboard.statedHeight ?? keyboard.usualHeight }
    set { keyboard.statedHeight = newValue.isFinite ? max(newValue, 0) : nil }
  }

  /// What the keyboard covers, in points of the window, with what stands above it; zero while there is none.
  public final var keyboardFrame: CGRect { windowKeyboard?.frame ?? .zero }

  /// Says what the keyboard covers, whatever takes text.
  ///
  /// ```swift
  /// window.setKeyboardFrame(CGRect(x: 0, y: 467, width: 375, height: 345))
  /// ```
  ///
  /// - Parameter frame: In points of the window; nothing for a keyboard that follows what takes text again.
  public final func setKeyboardFrame(_ frame: CGRect?) { keyboard.statedFrame = frame }

  final var keyboard: WindowKeyboard {
    if let windowKeyboard { return windowKeyboard }
    let made = WindowKeyboard(of: self)
    windowKeyboard = made
    return made
  }
}
