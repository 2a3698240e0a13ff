import Foundation
import Testing

@testable import QuoinViews

@Suite("What views say of their size to containers")
struct LayoutSizingTests {
  private func laidOut(_ stack: UIStackView, _ width: CGFloat) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 10)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test("Lengths and weights that are not finite are none")
  func finite() {
    let view = UIView()
    view.layoutSizing.width = .infinity
    view.layoutSizing.height = .nan
    view.layoutSizing.weight = -.infinity
    #expect(view.layoutSizing == LayoutSizing() && !view.sizing.isSet)
    view.layoutSizing.height = 3
    #expect(view.sizing.isSet && view.sizing.fixesHeight)
  }

  @Test("Equal sizings have equal hashes, and nothing is the same as nothing")
  func equality() {
    var (one, other) = (LayoutSizing(), LayoutSizing())
    #expect(one == other && one.hashValue == other.hashValue)
    one.weight = 2
    #expect(one != other)
    other.weight = 2
    #expect(one == other && one.hashValue == other.hashValue)
    one.isIncluded = false
    #expect(one != other)
  }

  @Test("A change is told to the view and to its container, once")
  func told() {
    final class Told: UIView {
      var own = 0
      var others = 0
      override func layoutSizingDidChange() { own += 1 }
      override func layoutSizingDidChange(of subview: UIView, from old: LayoutSizing) { others += 1 }
    }
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    inner.layoutSizing.width = 5
    inner.layoutSizing.width = 5
    #expect((inner.own, outer.own, outer.others) == (1, 0, 1))
  }

  @Test("A stack leaves out what is not included, and gives weights their share of the rest")
  func stack() {
    let stack = UIStackView(arrangedSubviews: [Leaf(10, 10), Leaf(30, 10), Leaf(50, 10)])
    let views = stack.arrangedSubviews
    views[1].layoutSizing.weight = 1
    views[2].layoutSizing.weight = 3
    #expect(laidOut(stack, 90).map(\.width) == [10, 20, 60])
    // Both weighted views have at least their own length.
    #expect(stack.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width == 130)
    views[2].layoutSizing.isIncluded = false
    #expect(laidOut(stack, 90).map(\.width) == [10, 80, 60])
    views[1].layoutSizing.width = 25
    #expect(laidOut(stack, 90)[1].width == 25, "a fixed length wins over a weight")
  }

  @Test("The gap after a view belongs to its stack and is gone when it leaves")
  func slot() {
    let view = Leaf(10, 10)
    let (first, second) = (UIStackView(arrangedSubviews: [view]), UIStackView())
    first.setCustomSpacing(7, after: view)
    #expect(first.customSpacing(after: view) == 7)
    #expect(second.customSpacing(after: view) == UIStackView.spacingUseDefault)
    second.setCustomSpacing(9, after: view)
    #expect(first.customSpacing(after: view) == 7, "a stack says nothing of views that are not its own")
    second.addArrangedSubview(view)
    #expect(second.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }
}
