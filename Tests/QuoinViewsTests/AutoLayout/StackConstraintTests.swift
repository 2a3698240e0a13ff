import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Stacks whose views have constraints")
struct StackConstraintTests {
  @Test("Views of a stack may be as wide as each other, or as others elsewhere")
  func equalWidths() {
    let (one, two) = (SizedView(20, 10), SizedView(60, 30))
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.spacing = 10
    stack.frame = rect(0, 0, 110, 50)
    let equal = one.widthAnchor.constraint(equalTo: two.widthAnchor)
    equal.isActive = true
    #expect(sentences { stack.layoutIfNeeded() } == [])
    #expect(one.frame == rect(0, 0, 50, 50))
    #expect(two.frame == rect(60, 0, 50, 50))
    equal.isActive = false
    stack.layoutIfNeeded()
    #expect(one.frame.width + two.frame.width == 100)
    #expect(one.frame.width != two.frame.width)
    #expect(stack.constraints.isEmpty)
  }

  @Test("A least height of a view counts for the stack")
  func leastHeight() {
    let view = SizedView(20, 10)
    let stack = UIStackView(arrangedSubviews: [view, SizedView(10, 5)])
    stack.axis = .vertical
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 49))
    stack.frame = rect(0, 0, 20, 49)
    stack.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 20, 44))
  }

  @Test("By constraints a stack arranges as it does by itself")
  func asByItself() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      func make() -> UIStackView {
        var numbers = SeededGenerator(seed: seed &+ 1_000)
        let views = (0..<Int.random(in: 2...4, using: &numbers)).map { _ in
          SizedView(numbers.number(10...40), numbers.number(10...40))
        }
        let stack = UIStackView(arrangedSubviews: views)
        for (index, view) in views.enumerated() {
          // One answer is best only where none holds on as strongly as another.
          for axis in NSLayoutAxis.allCases {
            view.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(700 + Float(index)), for: axis)
          }
        }
        stack.axis = numbers.one(of: NSLayoutAxis.allCases)
        stack.distribution = numbers.one(of: [.fill, .fillEqually, .equalSpacing, .fillProportionally])
        stack.alignment = numbers.one(of: [.fill, .leading, .center, .trailing])
        stack.spacing = numbers.number(0...12)
        stack.isLayoutMarginsRelativeArrangement = numbers.chance(30)
        if numbers.chance(30) { stack.setCustomSpacing(numbers.number(0...20), after: views[0]) }
        if numbers.chance(20) { views[1].isHidden = true }
        return stack
      }
      let size = CGSize(width: numbers.number(150...260), height: numbers.number(150...260))
      let (plain, solved) = (make(), make())
      plain.frame.size = size
      solved.frame.size = size
      // What makes it go by constraints says nothing.
      solved.arrangedSubviews[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
      let said = sentences {
        plain.layoutIfNeeded()
        solved.layoutIfNeeded()
      }
      #expect(said == [])
      #expect(solved.isArrangedByConstraints)
      for (one, other) in zip(plain.arrangedSubviews, solved.arrangedSubviews) where !one.isHidden {
        if !isNear(one.frame, other.frame) {
          Issue.record(
            "seed \(seed), \(plain.axis) \(plain.distribution) \(plain.alignment): \(one.frame), \(other.frame)"
          )
          return
        }
      }
    }
  }

  @Test("A stack by constraints follows its rules as they change")
  func rules() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.frame = rect(0, 0, 100, 100)
    stack.distribution = .fillEqually
    one.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    stack.layoutIfNeeded()
    #expect(two.frame == rect(50, 0, 50, 100))
    stack.axis = .vertical
    stack.spacing = 20
    stack.layoutIfNeeded()
    #expect(two.frame == rect(0, 60, 100, 40))
    one.isHidden = true
    stack.layoutIfNeeded()
    #expect(two.frame == rect(0, 0, 100, 100))
    one.isHidden = false
    stack.addArrangedSubview(SizedView(5, 5))
    stack.layoutIfNeeded()
    #expect(two.frame == rect(0, 40, 100, 20))
    one.removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(two.frame == rect(0, 0, 100, 40))
    #expect(!stack.isArrangedByConstraints)
  }
}
