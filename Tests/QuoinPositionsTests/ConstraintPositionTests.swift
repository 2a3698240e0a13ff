import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

/// Positions of views and guides that constraints place.
@Suite struct ConstraintPositionTests {
  let window = QuoinPositionsTests.window(scale: 2)

  @Test func aViewStandsAtOneThatConstraintsPlaceAndAtAGuideOfTheirs() {
    let (panel, guide) = (UIView(), UILayoutGuide())
    panel.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(panel)
    window.addLayoutGuide(guide)
    let top = panel.topAnchor.constraint(equalTo: window.topAnchor, constant: 30)
    NSLayoutConstraint.activate([
      top, panel.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      panel.widthAnchor.constraint(equalToConstant: 50), panel.heightAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: panel.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10), guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    let (tag, mark) = (window.add(0, 0, 12, 12), window.add(0, 0, 4, 4))
    for offset in [30, 60] as [CGFloat] {
      top.constant = offset
      window.layoutIfNeeded()
      tag.topLeft --> panel.bottomRight
      mark.topLeft --> guide.bottomRight
      #expect(tag.frame == CGRect(x: 70, y: offset + 40, width: 12, height: 12))
      #expect(mark.frame == CGRect(x: 30, y: offset + 50, width: 4, height: 4))
    }
  }
}
