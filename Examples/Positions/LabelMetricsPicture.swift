import Foundation
import Quoin

/// A label with lines along its cap line and its baseline, and a dot at each of its six text anchors.
func labelMetricsPicture() -> UIView {
  let page = Page(width: 480, height: 260)
  let word = page.label("Hxgåp", font: .systemFont(ofSize: 110, weight: .bold))
  word.backgroundColor = UIColor(0xFEF3C7)
  word.middle --> .middle

  for (name, left, right) in [
    ("cap", word.capLeft, word.capRight), ("baseline", word.baselineLeft, word.baselineRight),
  ] {
    let line = page.panel(width: (left |--| right).width, height: 1, color: UIColor(0xB91C1C))
    line.left --> left
    let label = page.label(name, font: .systemFont(ofSize: 13, weight: .medium))
    label.left --> right + 10.horizontalOffset
  }
  for position in [
    word.capLeft, word.cap, word.capRight, word.baselineLeft, word.baseline, word.baselineRight,
  ] {
    page.dot(UIColor(0xB91C1C)).middle --> position
  }
  return page
}
