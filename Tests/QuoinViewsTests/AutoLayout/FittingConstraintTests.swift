import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Sizes by constraints")
struct FittingConstraintTests {
  /// A view with another one inside its edges.
  private func card(_ content: UIView, inset: CGFloat = 10) -> UIView {
    let card = UIView()
    pin(free(content, in: card), to: card, inset: inset)
    return card
  }

  @Test("A view is as large as what is in it, or as near to a target as its priorities let it")
  func fitting() {
    let card = card(SizedView(100, 30))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 50))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 50))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .defaultLow + 1,
        verticalFittingPriority: .defaultHigh + 1) == CGSize(width: 200, height: 20))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 120, height: 50))
  }

  @Test("Text is as high as it is in the width that is required")
  func text() {
    let card = card(FlowingView(area: 1000), inset: 5)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 60, height: 30))
    card.frame.size = size
    card.layoutIfNeeded()
    #expect(card.subviews[0].frame == rect(5, 5, 50, 20))
    #expect(
      card.measuredSize(fitting: CGSize(width: 60, height: CGFloat.infinity)) == CGSize(width: 60, height: 30)
    )
  }

  @Test("Asking changes no frame, and what is asked of a view in others is as if it stood alone")
  func asking() {
    let root = UIView(frame: rect(0, 0, 300, 300))
    let card = card(SizedView(100, 30))
    _ = free(card, in: root)
    pin(card, to: root, inset: 20)
    root.layoutIfNeeded()
    #expect(card.frame == rect(20, 20, 260, 260))
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 50))
    root.layoutIfNeeded()
    #expect(card.frame == rect(20, 20, 260, 260))
    #expect(card.subviews[0].frame == rect(10, 10, 240, 240))
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 160, height: 90))
    root.layoutIfNeeded()
    #expect(card.frame == rect(20, 20, 260, 260))
  }

  @Test("A stack and a box obey a width that a constraint says, and measure a view by constraints in it")
  func containers() {
    let (fixed, card) = (SizedView(10, 10), card(SizedView(50, 20)))
    let width = fixed.widthAnchor.constraint(equalToConstant: 33)
    width.isActive = true
    let stack = UIStackView(arrangedSubviews: [fixed, card])
    stack.frame = rect(0, 0, 200, 60)
    stack.layoutIfNeeded()
    #expect(fixed.frame == rect(0, 0, 33, 60))
    #expect(card.frame == rect(33, 0, 167, 60))
    #expect(card.subviews[0].frame == rect(10, 10, 147, 40))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 103, height: 40))
    width.constant = 40
    stack.layoutIfNeeded()
    #expect(fixed.frame.width == 40)
    (card.subviews[0] as? SizedView)?.content.height = 80
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 110, height: 100))
    width.isActive = false
    stack.layoutIfNeeded()
    #expect(fixed.layoutSizing.width.isNaN)
  }

  @Test("A stack among constraints is as large as what is in it, at its width")
  func stackAmongConstraints() {
    let root = UIView(frame: rect(0, 0, 100, 400))
    let stack = free(UIStackView(arrangedSubviews: [SizedView(20, 10), FlowingView(area: 1000)]), in: root)
    stack.axis = .vertical
    stack.spacing = 5
    let below = free(SizedView(10, 10), in: root)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 100, 25))
    #expect(below.frame.minY == 25)
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 50, 35))
    (stack.arrangedSubviews[0] as? SizedView)?.content.height = 30
    root.layoutIfNeeded()
    #expect(below.frame.minY == 55)
  }
}
