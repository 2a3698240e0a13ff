import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Boxes and constraints in one tree.
struct ConstraintsAndBoxesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func free<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func frames(_ views: UIView...) -> [String] {
    root.layoutIfNeeded()
    return views.map(\.frame.short)
  }

  @Test func aBoxAmongConstraintsIsAsHighAsWhatIsInItAndWhatHangsFromItFollows() {
    let text = StubLeaf(150, 10, wraps: true)
    let column = free(LMColumnView(spacing: 5, StubLeaf(40, 20), text))
    let below = free(UIView())
    for view in [column, below] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      column.widthAnchor.constraint(equalToConstant: 100),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 30), below.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(frames(column, text, below) == ["10 10 100 45", "0 25 100 20", "10 60 30 30"])
    text.natural.width = 80
    #expect(frames(column, text, below) == ["10 10 100 35", "0 25 100 10", "10 50 30 30"])
  }

  @Test func aBoxObeysWidthsAndHeightsAndMeasuresWhatHasConstraintsInIt() {
    let fixed = free(UIView())
    let width = fixed.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([width, fixed.heightAnchor.constraint(equalToConstant: 20)])
    let (card, text) = (UIView(), free(UILabel()))
    text.text = "some words in a card"
    text.numberOfLines = 0
    func height(_ width: CGFloat) -> CGFloat {
      text.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    card.addSubview(text)
    let top = text.topAnchor.constraint(equalTo: card.topAnchor, constant: 6)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
      top, text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
    let column = LMColumnView(spacing: 8, fixed, card)
    column.frame = CGRect(x: 0, y: 0, width: 70, height: 200)
    root.addSubview(column)
    #expect(frames(fixed, card).map { $0.split(separator: " ").last } == ["20", "172"])
    #expect(fixed.frame.width == 70)
    #expect(column.sizeThatFits(CGSize(width: 70, height: 200)).height == 20 + 8 + 12 + height(60))
    width.constant = 60
    top.constant = 16
    #expect(frames(fixed)[0].hasPrefix("0 0 60 20"))
    #expect(column.sizeThatFits(CGSize(width: 70, height: 200)).height == 20 + 8 + 22 + height(50))
  }
}
