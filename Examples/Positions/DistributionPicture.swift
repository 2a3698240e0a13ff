import Foundation
import Quoin

/// Three distributions of the same three views, one below the other.
func distributionPicture() -> UIView {
  let page = Page(width: 480, height: 300)
  row(in: page, at: 20, name: "a <> ~1~ <> b <> ~1~ <> c") { a, b, c in a <> ~1~ <> b <> ~1~ <> c }
  row(in: page, at: 112, name: "a <> ~2~ <> b <> ~1~ <> c") { a, b, c in a <> ~2~ <> b <> ~1~ <> c }
  row(in: page, at: 204, name: "8 <> a <> ~1~ <> b <> ~1~ <> c") { a, b, c in
    8 <> a <> ~1~ <> b <> ~1~ <> c
  }
  return page
}

private func row(
  in page: Page, at y: CGFloat, name: String, _ distribution: (UIView, UIView, UIView) -> [DistributionItem]
) {
  let title = page.label(name, font: .monospacedSystemFont(ofSize: 13, weight: .regular))
  title.topLeft --> .topLeft + 20.horizontalOffset + y.verticalOffset
  let band = page.panel(width: 440, height: 48, color: UIColor(0xE5E7EB))
  band.topLeft --> title.bottomLeft + 6.verticalOffset
  let views = [("a", 40, UIColor(0x2563EB)), ("b", 90, UIColor(0x16A34A)), ("c", 60, UIColor(0xDB2777))].map {
    name, width, color in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: 32))
    view.backgroundColor = color
    view.layer.cornerRadius = 6
    band.addSubview(view)
    let label = Page.makeLabel(name, font: .systemFont(ofSize: 15, weight: .semibold), color: .white)
    view.addSubview(label)
    label.middle --> .middle
    return view
  }
  band.distributeSubviewsHorizontally { distribution(views[0], views[1], views[2]) }
}
