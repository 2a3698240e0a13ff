import Foundation

extension UIScrollView: KeyboardScroller {
  final func reveal(_ view: UIView, above top: CGFloat) {
    guard let window else { return }
    if keepsClearOfKeyboard {
      let bottom = convert(bounds, to: window).maxY
      keyboardInset = max(0, bottom - top)
    }
    scrollRectToVisible(view.convert(view.bounds, to: self), animated: false)
    // Where the view itself keeps no room for the keyboard, it scrolls as far as its content goes.
    let hidden = view.convert(view.bounds, to: window).maxY - top
    let room = contentSize.height + adjustedContentInset.bottom - bounds.height - contentOffset.y
    if min(hidden, room) > 0 { contentOffset.y += min(hidden, room) }
  }

  final func keyboardDidGo() { keyboardInset = 0 }
}
