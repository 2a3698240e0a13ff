import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Stack views")
struct StackViewTests {
  @Test("A stack tells those around it only of changes of what they have measured")
  func upward() {
    final class Outer: UIView {
      var told = 0
      override func fittingSizeDidChange(of subview: UIView) { told += 1 }
    }
    let outer = Outer()
    let leaf = Leaf(10, 10)
    let stack = UIStackView(arrangedSubviews: [leaf])
    outer.addSubview(stack)
    stack.layoutIfNeeded()
    outer.told = 0
    leaf.content.width = 20
    leaf.content.width = 30
    #expect(outer.told == 0 && stack.isLayoutNeeded)
    _ = stack.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
    leaf.content.width = 40
    leaf.content.width = 50
    #expect(outer.told == 1)
  }

  private func stack(_ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    change(stack)
    return stack
  }

  private func frames(_ stack: UIStackView) -> [String] {
    stack.layoutIfNeeded()
    return TreeNode(stack).children.map { String($0.line.drop { $0 != "(" }) }
  }

  @Test("Fill gives what is left to the last of the least hugging")
  func fill() {
    let views = [Leaf(20, 10), Leaf(20, 10)]
    let stack = stack(views) { $0.spacing = 10 }
    #expect(frames(stack) == ["(0 0 20 40)", "(30 0 70 40)"])
    views[1].setContentHuggingPriority(.required, for: .horizontal)
    #expect(frames(stack) == ["(0 0 70 40)", "(80 0 20 40)"])
  }

  @Test("Fill takes what is missing from the least resistant first")
  func shrink() {
    let views = [Leaf(60, 10), Leaf(60, 10)]
    let stack = stack(views)
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(frames(stack) == ["(0 0 40 40)", "(40 0 60 40)"])
  }

  @Test("Equal and proportional filling")
  func filling() {
    #expect(
      frames(stack([Leaf(10, 10), Leaf(30, 10)]) { $0.distribution = .fillEqually })
        == ["(0 0 50 40)", "(50 0 50 40)"])
    #expect(
      frames(stack([Leaf(10, 10), Leaf(30, 10)]) { $0.distribution = .fillProportionally })
        == ["(0 0 25 40)", "(25 0 75 40)"])
  }

  @Test("Equal spacing and equal centering")
  func spacing() {
    #expect(
      frames(stack([Leaf(10, 10), Leaf(20, 10), Leaf(10, 10)]) { $0.distribution = .equalSpacing })
        == ["(0 0 10 40)", "(40 0 20 40)", "(90 0 10 40)"])
    #expect(
      frames(stack([Leaf(10, 10), Leaf(40, 10), Leaf(30, 10)]) { $0.distribution = .equalCentering })
        == ["(0 0 10 40)", "(25 0 40 40)", "(70 0 30 40)"])
  }

  @Test("Alignments across the axis")
  func alignment() {
    for (alignment, y) in [(UIStackView.Alignment.top, 0), (.center, 15), (.bottom, 30)] {
      #expect(frames(stack([Leaf(100, 10)]) { $0.alignment = alignment }) == ["(0 \(y) 100 10)"])
    }
  }

  @Test("Baselines share a line")
  func baselines() {
    let (high, low) = (Leaf(50, 30), Leaf(50, 20))
    high.baseline = 25
    low.baseline = 10
    let stack = stack([high, low]) { $0.alignment = .firstBaseline }
    #expect(frames(stack) == ["(0 0 50 30)", "(50 15 50 20)"])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 100, height: 35))
    #expect(stack.firstBaselineOffset(for: CGSize(width: 100, height: 40)) == 25)
  }

  @Test("Stacks within each other ask for a baseline as often as one does", arguments: [1, 25, 200])
  func nestedBaselines(depth: Int) {
    let leaf = Leaf(10, 25)
    leaf.baseline = 20
    var inner: UIView = leaf
    for level in 0..<depth {
      let stack = UIStackView(arrangedSubviews: [inner, Leaf(10, 10)])
      stack.axis = level % 3 == 2 ? .vertical : .horizontal
      stack.alignment = level % 3 == 0 ? .firstBaseline : level % 3 == 1 ? .lastBaseline : .leading
      stack.isBaselineRelativeArrangement = true
      inner = stack
    }
    let outer = stack([inner, Leaf(10, 30)]) { $0.alignment = .firstBaseline }
    outer.layoutIfNeeded()
    #expect(leaf.baselineCount <= 16)
    let top = inner.frame.minY
    #expect(inner.firstBaselineOffset(for: inner.bounds.size) + top == 30)
    leaf.baseline = 15
    outer.layoutIfNeeded()
    #expect(leaf.baselineCount <= 32 && inner.frame.minY == top + 5)
    #expect(inner.firstBaselineOffset(for: inner.bounds.size) + inner.frame.minY == 30)
  }

  @Test("The spacing of a column may reach from baseline to baseline")
  func baselineSpacing() {
    let (upper, lower) = (Leaf(50, 20), Leaf(50, 20))
    upper.baseline = 15
    lower.baseline = 15
    let stack = stack([upper, lower]) {
      $0.axis = .vertical
      $0.spacing = 30
      $0.isBaselineRelativeArrangement = true
      $0.alignment = .leading
    }
    stack.frame.size.height = 50
    #expect(frames(stack) == ["(0 0 50 20)", "(0 30 50 20)"])
  }

  @Test("Hidden views take no room, custom spacings hold after their view, margins count when asked")
  func details() {
    let views = [Leaf(10, 10), Leaf(10, 10), Leaf(10, 10)]
    let stack = stack(views) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: views[0])
      $0.alignment = .top
    }
    #expect(frames(stack) == ["(0 0 10 10)", "(30 0 10 10)", "(45 0 55 10)"])
    views[1].isHidden = true
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames(stack) == ["(8 8 10 10)", "(30 0 10 10)", "(38 8 54 10)"])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 56, height: 26))
  }

  @Test("Right-to-left rows are mirrored")
  func mirrored() {
    let stack = stack([Leaf(20, 10), Leaf(30, 10)]) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(frames(stack) == ["(80 0 20 40)", "(0 0 80 40)"])
  }

  @Test("Sizes fixed from outside are kept")
  func fixed() {
    let views = [Leaf(20, 10), Leaf(20, 10)]
    views[1].layoutSizing.width = 25
    views[1].layoutSizing.height = 12
    #expect(frames(stack(views)) == ["(0 0 75 40)", "(75 0 25 12)"])
  }

  @Test("Text wraps at the column's width, and a change of it is laid out again")
  func wrapping() {
    let text = Paragraph(250)
    let stack = stack([text, Leaf(20, 10)]) { $0.axis = .vertical }
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 58))
    stack.frame.size.height = 58
    #expect(frames(stack) == ["(0 0 100 48)", "(0 48 100 10)"])
    text.length = 150
    text.invalidateIntrinsicContentSize()
    #expect(frames(stack) == ["(0 0 100 32)", "(0 32 100 26)"])
  }

  @Test("Frames land on whole pixels without gaps")
  func pixels() {
    let stack = stack([Leaf(0, 10), Leaf(0, 10), Leaf(0, 10)]) { $0.distribution = .fillEqually }
    #expect(frames(stack) == ["(0 0 33.5 40)", "(33.5 0 33 40)", "(66.5 0 33.5 40)"])
    stack.traitOverrides = UITraitCollection(displayScale: 1)
    #expect(frames(stack) == ["(0 0 33 40)", "(33 0 34 40)", "(67 0 33 40)"])
  }

  @Test("A view that leaves the stack leaves its arrangement, not the other way round")
  func membership() {
    let (a, b) = (UIView(), UIView())
    let stack = stack([a, b])
    stack.removeArrangedSubview(a)
    #expect(stack.subviews.count == 2 && stack.arrangedSubviews.count == 1)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
