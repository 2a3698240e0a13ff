import Foundation
import QuoinBoxes
import Testing

@Suite("Properties of a program's own beside those of boxes")
struct OwnPropertyTests {
  private final class Card: UIView {
    let height: CGFloat = 10
    var weight = "heavy"
    var anchor = CGPoint.zero
    var topMargin = 3
    var isDisplayable: Bool? = nil
    func sum() -> CGFloat { height + anchor.x + CGFloat(topMargin) }
  }

  private class Base: UIView { var width: Int = 3 }

  @Test("A class may have properties that boxes call the same; boxes see their own")
  func own() {
    let card = Card()
    (card as UIView).height = 44
    (card as UIView).width = 20
    #expect(card.height == 10 && card.weight == "heavy" && card.sum() == 13 && Base().width == 3)
    #expect((card as UIView).height == 44 && card.layoutSizing.height == 44 && card.width == 20)
    let row = LMRowView()
    row.horizontalAlignment = .leading
    row.verticalAlignment = .top
    row.addSubview(card)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    row.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 20, height: 44))
  }
}
