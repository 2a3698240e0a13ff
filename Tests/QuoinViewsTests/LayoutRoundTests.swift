import Foundation
import QuoinResources
import Testing

@testable import QuoinViews

/// Layouts that ask for more.
@Suite("Rounds of layout")
struct LayoutRoundTests {
  /// Asks for another layout of itself a number of times.
  private final class Asking: UIView {
    var left = 0
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      if left > 0 {
        left -= 1
        setNeedsLayout()
      }
    }
  }

  @Test("A view is laid out as often as it asks, up to twelve times in one pass")
  func own() {
    for (asked, laidOut) in [(0, 1), (1, 2), (11, 12), (12, 12), (1000, 12)] {
      let view = Asking()
      view.left = asked
      view.layoutIfNeeded()
      #expect(view.layouts == laidOut && !view.isLayoutNeeded)
    }
  }

  @Test("So it is within another view, which is laid out once")
  func within() {
    let (outer, view) = (Asking(), Asking())
    outer.addSubview(view)
    view.left = 1000
    outer.layoutIfNeeded()
    #expect(view.layouts == 12 && outer.layouts == 1 && !view.isLayoutNeeded)
    view.left = 3
    view.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(view.layouts == 16 && outer.layouts == 1)
  }

  /// Asks for a layout of the next of its siblings.
  private final class Passing: UIView {
    weak var neighbour: Passing?
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      neighbour?.setNeedsLayout()
    }
  }

  @Test("Siblings may ask each other some dozens of times, more where there are more, and not for ever")
  func siblings() {
    for (count, limit) in [(2, 80), (5, 104)] {
      let root = UIView()
      let views = (0..<count).map { _ in Passing() }
      for (index, view) in views.enumerated() {
        view.neighbour = views[(index + 1) % count]
        root.addSubview(view)
      }
      root.layoutIfNeeded()
      #expect(views.reduce(0) { $0 + $1.layouts } == limit)
      #expect(!root.isLayoutNeeded && views.allSatisfy { !$0.isLayoutNeeded })
      // The next pass begins anew.
      views[0].setNeedsLayout()
      root.layoutIfNeeded()
      #expect(views.reduce(0) { $0 + $1.layouts } == 2 * limit)
    }
  }

  @Test("With the budget used up a layout ends, and what is left is laid out with the next one")
  func budget() {
    var budget = Budget.default
    budget.wallTime = .zero
    let (outer, view, inner) = (Asking(), Asking(), Asking())
    outer.addSubview(view)
    view.addSubview(inner)
    BudgetMeter.metering(budget) { meter in
      _ = meter.allows(1 << 30)
      outer.layoutIfNeeded()
      #expect(outer.layouts == 0 && view.layouts == 0 && inner.layouts == 0)
    }
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.layouts > 0 && view.layouts > 0 && inner.layouts > 0)
  }

  @Test("What the budget gave out for is laid out later, although nothing has asked again")
  func budgetInBetween() {
    final class Spending: UIView {
      override func layoutSubviews() { try? BudgetMeter.current?.countSteps(2) }
    }
    var budget = Budget.default
    budget.expressionSteps = 1
    let (root, view, inner) = (Spending(), Asking(), Asking())
    root.addSubview(view)
    view.addSubview(inner)
    BudgetMeter.metering(budget) { _ in root.layoutIfNeeded() }
    #expect(!root.isLayoutNeeded && view.layouts == 0 && inner.layouts == 0)
    root.layoutIfNeeded()
    #expect(view.layouts > 0 && inner.layouts > 0)
  }

  @Test("What was given up on is laid out when it next asks")
  func asksAgain() {
    let (root, outer, inner) = (UIView(), Restless(), Asking())
    root.addSubview(outer)
    outer.addSubview(inner)
    root.layoutIfNeeded()
    let layouts = inner.layouts
    outer.isRestless = false
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inner.layouts > layouts)
  }
}

/// A view whose layout asks for another, of itself and of all in it.
private final class Restless: UIView {
  var isRestless = true

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRestless else { return }
    setNeedsLayout()
    for view in subviews { view.setNeedsLayout() }
  }
}
