import Foundation
import QuoinGraphics

extension UINavigationController {
  final func changeBars(animated: Bool, bar: UIView, isHidden: Bool, _ change: () -> Void) {
    guard animated, let view = viewIfLoaded, view.window != nil else {
      change()
      return viewIfLoaded?.setNeedsLayout() ?? ()
    }
    view.layoutIfNeeded()
    bar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: {
        change()
        layOutParts(keepsVisible: bar)
        view.layoutIfNeeded()
      }, completion: { _ in view.setNeedsLayout() })
  }

  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === stack.last { toolbar.setItems(controller.toolbarItems, animated: animated) }
  }

  /// Places bars and rooms.
  ///
  /// - Parameter bar: One that is on its way out, and still seen.
  final func layOutParts(keepsVisible bar: UIView? = nil) {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    contained.host.frame = bounds
    navigationBar.backgroundReach = safe.top
    navigationBar.isInSheet =
      safe.top == 0 && presentingViewController != nil && sheetPresentationController != nil
    let height = navigationBar.presentHeight
    navigationBar.isHidden = isBarHidden && navigationBar !== bar
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : safe.top, width: bounds.width, height: height)
    toolbar.backgroundReach = safe.bottom
    toolbar.isHidden = isLowerBarHidden && toolbar !== bar
    let lower = isLowerBarHidden ? 0 : UIToolbar.height
    toolbar.frame = CGRect(
      x: 0, y: isLowerBarHidden ? bounds.height : bounds.height - safe.bottom - lower, width: bounds.width,
      height: UIToolbar.height)
    var insets = safe
    insets.top += isBarHidden ? 0 : navigationBar.greatestHeight
    insets.bottom += lower
    for room in contained.shownRooms { place(room, insets: insets, in: bounds) }
    if followed !== stack.last?.contentScrollView(for: .top) { follow(stack.last) }
  }

  /// Gives a room its place: beneath the bars where its controller reaches there, else between them.
  private func place(_ room: ControllerRoom, insets: UIEdgeInsets, in bounds: CGRect) {
    let controller = room.controller
    let extended = controller.edgesForExtendedLayout
    let isOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    var (frame, safe) = (bounds, insets)
    if !extended.contains(.top) || isOpaque && !isBarHidden {
      frame.origin.y += insets.top
      frame.size.height -= insets.top
      safe.top = 0
    }
    if !extended.contains(.bottom), !isLowerBarHidden {
      frame.size.height -= insets.bottom
      safe.bottom = 0
    }
    frame.size.height = max(frame.height, 0)
    room.bounds.size = frame.size
    room.center = CGPoint(x: frame.midX, y: frame.midY)
    room.setSafeAreaInsets(safe)
  }

  /// Lets the controller at the bottom of the stack lead back to something outside it.
  final func leadsBack(to item: UINavigationItem?, _ back: @escaping () -> Void) {
    navigationBar.itemBelow = item
    leaveStack = item == nil ? nil : back
  }
}
