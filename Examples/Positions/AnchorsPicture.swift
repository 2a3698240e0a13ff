import Foundation
import Quoin

/// A view, and a dot and a name at each of its nine anchors.
func anchorsPicture() -> UIView {
  let page = Page(width: 480, height: 300)
  let view = page.panel(width: 260, height: 140, color: UIColor(0xDBEAFE))
  view.middle --> .middle

  let anchors: [(String, ViewPosition, ViewPosition.Anchor, UIOffset)] = [
    ("topLeft", view.topLeft, .bottomRight, -6.horizontalOffset),
    ("top", view.top, .bottom, -6.verticalOffset),
    ("topRight", view.topRight, .bottomLeft, 6.horizontalOffset),
    ("left", view.left, .right, -8.horizontalOffset),
    ("middle", view.middle, .bottom, -6.verticalOffset),
    ("right", view.right, .left, 8.horizontalOffset),
    ("bottomLeft", view.bottomLeft, .topRight, -6.horizontalOffset),
    ("bottom", view.bottom, .top, 6.verticalOffset),
    ("bottomRight", view.bottomRight, .topLeft, 6.horizontalOffset),
  ]
  for (name, position, side, offset) in anchors {
    let dot = page.dot(UIColor(0x1D4ED8))
    dot.middle --> position
    let label = page.label(name, font: .systemFont(ofSize: 13, weight: .medium))
    label.position(side) --> position + offset
  }
  return page
}
