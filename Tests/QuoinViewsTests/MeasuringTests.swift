import Foundation
import Testing

@testable import QuoinViews

@Suite("Measuring")
struct MeasuringTests {
  @Test("A proposal is measured once until the content changes, and room beyond the natural width not at all")
  func cached() {
    let leaf = Leaf(30, 20)
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    for _ in 0..<3 {
      #expect(leaf.measuredSize(fitting: unlimited) == CGSize(width: 30, height: 20))
      _ = leaf.measuredSize(fitting: CGSize(width: 50, height: CGFloat.infinity))
      _ = leaf.measuredSize(fitting: CGSize(width: 50, height: 60))
    }
    #expect(leaf.measures == 2)
    leaf.content = CGSize(width: 10, height: 10)
    #expect(leaf.measuredSize(fitting: unlimited) == CGSize(width: 10, height: 10))
    #expect(leaf.measures == 3)
  }

  @Test("A change travels up only as far as somebody measured")
  func invalidation() {
    final class Container: UIView {
      var told = 0
      override func fittingSizeDidChange(of subview: UIView) {
        told += 1
        super.fittingSizeDidChange(of: subview)
      }
    }
    let (outer, middle, leaf) = (Container(), Container(), Leaf(1, 1))
    outer.addSubview(middle)
    middle.addSubview(leaf)
    leaf.content = CGSize(width: 2, height: 2)
    #expect(middle.told == 1 && outer.told == 0)
    _ = middle.measuredSize(fitting: .zero)
    leaf.content = CGSize(width: 3, height: 3)
    #expect(middle.told == 2 && outer.told == 1)
  }

  @Test("A plain view fits its present size and measures nothing")
  func plain() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 30))
    #expect(view.measuredSize(fitting: .zero) == .zero)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("A required direction comes back as asked for, the other fits")
  func priorities() {
    let text = Paragraph(300)
    #expect(
      text.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 300, height: 16))
    #expect(
      text.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 48))
  }

  @Test("Priorities are those of UIKit until they are set")
  func hugging() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
