import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// A label places nothing, and is laid out only where somebody wants to hear of that.
@Suite struct LabelLayoutTests {
  private final class OwnLabel: UILabel {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class LabelController: UIViewController {
    var layouts = 0
    override func loadView() { view = UILabel() }
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  @Test func aPlainLabelWaitsForNoLayout() {
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    root.layoutIfNeeded()
    label.text = "Changed"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(!label.isLayoutPending && !root.isLayoutPending)
  }

  @Test func aClassOfItsOwnIsLaidOutWheneverItsSizeChanges() {
    let label = OwnLabel()
    label.layoutIfNeeded()
    label.frame.size.width = 40
    label.layoutIfNeeded()
    #expect(label.layouts == 2)
  }

  @Test func theControllerOfALabelHearsOfItsLayout() {
    let controller = LabelController()
    controller.view.layoutIfNeeded()
    controller.view.frame.size.width = 40
    controller.view.layoutIfNeeded()
    #expect(controller.layouts == 2)
  }
}
