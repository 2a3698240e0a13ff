import Foundation
import QuoinBoxes
import QuoinGraphics
import QuoinViews
import Testing

/// Code as people have written it for Lima, in both generations.
struct DeclaringTests {
  @Test func documentsOfLimaCompileAsTheyAre() {
    var outlet: UILabel?
    let column = LMColumnView(
      margin: 8, leadingMargin: 12, trailingMargin: 12,
      UIImageView(image: nil, contentMode: .scaleAspectFit, height: 240),
      UILabel(text: "Hello, World!", textAlignment: .center, weight: 1) { label in
        label.layer.borderWidth = 0.5
        label.layer.borderColor = UIColor.lightGray.cgColor
        outlet = label
      },
      LMRowView(
        UILabel(text: "One", textAlignment: .center, weight: 1),
        LMSpacer(width: 1, backgroundColor: .lightGray),
        UILabel(text: "Two", textAlignment: .center, weight: 1)
      ),
      LMRowView(UIView { $0.weight = 1 }, UILabel(text: "Middle"), LMSpacer()),
      LMAnchorView(
        margin: 16,
        UILabel(text: "Top", anchor: [.top, .left, .right]),
        UILabel(text: "Leading", anchor: [.leading])
      ),
      LMScrollView(fitToWidth: true, UILabel(text: "Lorem ipsum dolor sit amet...", numberOfLines: 0))
    ) { column in
      column.spacing = 4
    }
    #expect(column.spacing == 4)
    #expect(column.leadingMargin == 12)
    #expect(column.topMargin == 8)
    #expect(column.subviews.count == 6)
    #expect(outlet?.weight == 1)
    #expect(outlet?.layer.borderWidth == 0.5)
  }

  @Test func aBlockOfCodeListsSubviews() {
    let names = ["One", "Two", "Three"]
    let isLong = true
    let footer: UIView? = nil
    let row = LMRowView(spacing: 8) {
      for name in names { UILabel(text: name) }
      if isLong {
        LMSpacer()
      } else {
        UILabel(text: "short")
      }
      switch names.count {
      case 3: UILabel(text: "three")
      default: UILabel(text: "other")
      }
      footer
    }
    #expect(row.subviews.count == 5)
    #expect(row.spacing == 8)
  }

  @Test func spacersWeighOneUnlessToldOtherwise() {
    #expect(LMSpacer().weight == 1)
    #expect(LMSpacer(width: 4).weight.isNaN)
    #expect(LMSpacer(height: 4).weight.isNaN)
    #expect(LMSpacer(weight: 2).weight == 2)
    #expect(LMSpacer().intrinsicContentSize == .zero)
  }

  @Test func marginsAreZeroUnlessGiven() {
    #expect(LMRowView().directionalLayoutMargins == .zero)
    #expect(LMRowView(topMargin: 3).directionalLayoutMargins.leading == 0)
    #expect(LMRowView(margin: 5, bottomMargin: 1).directionalLayoutMargins.bottom == 1)
  }

  @Test func numbersMakeColours() {
    #expect(UIColor(0xFF0080, alpha: 0.5) == UIColor(red: 1, green: 0, blue: 128.0 / 255, alpha: 0.5))
  }
}
