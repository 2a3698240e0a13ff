import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Updating constraints")
struct ConstraintUpdateTests {
  private class Asked: UIView {
    var log: () -> Void = {}
    override func updateConstraints() {
      log()
      super.updateConstraints()
    }
  }

  private final class Eager: Asked {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  @Test("A class that needs constraints is asked for them once, the innermost first, before the first layout")
  func required() {
    var order: [String] = []
    let (outer, inner, plain) = (Eager(), Eager(), Asked())
    outer.log = { order.append("outer") }
    inner.log = { order.append("inner") }
    plain.log = { order.append("plain") }
    outer.addSubview(plain)
    plain.addSubview(inner)
    let root = UIView()
    root.addSubview(outer)
    #expect(outer.needsUpdateConstraints())
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    plain.setNeedsUpdateConstraints()
    plain.updateConstraintsIfNeeded()
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer", "plain"])
  }

  @Test("Constraints that are made when asked count in the same layout")
  func madeWhenAsked() {
    let view = Asked(frame: rect(0, 0, 100, 100))
    let inner = free(UIView(), in: view)
    view.log = { [unowned view] in
      if view.constraints.isEmpty { pin(inner, to: view, inset: 10) }
    }
    view.layoutIfNeeded()
    #expect(inner.frame == rect(10, 10, 80, 80))
  }

  @Test("A controller is asked in its view's place, and asks the view")
  func controller() {
    final class Controller: UIViewController {
      var count = 0
      override func loadView() { view = Asked(frame: rect(0, 0, 10, 10)) }
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    var asked = 0
    (controller.view as? Asked)?.log = { asked += 1 }
    controller.view.layoutIfNeeded()
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 2)
    #expect(asked == 2)
  }

  @Test("Views that keep asking are left at that, with a sentence")
  func ring() {
    let view = Asked()
    view.accessibilityIdentifier = "ring"
    var count = 0
    view.log = { [unowned view] in
      count += 1
      view.setNeedsUpdateConstraints()
    }
    let said = sentences {
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
    }
    #expect(count < 200)
    #expect(said.count >= 1)
    #expect(said.first?.contains("updateConstraints()") == true)
  }

  @Test("Views that come through the quick path are asked as well")
  func quickPath() {
    let (root, view) = (UIView(), Eager())
    var count = 0
    view.log = { count += 1 }
    root.addSubviews([UIView(), view])
    root.layoutIfNeeded()
    #expect(count == 1)
  }
}
