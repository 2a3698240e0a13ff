import QuoinTemplates

/// Boxes that change places when state changes.
final class BoxesController: UIViewController, LayoutLoading {
  private struct Boxes {
    var isToggled = false
  }

  private var boxes = Boxes() {
    didSet { layoutNode?.setState(boxes, animated: true) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(named: "Boxes.xml", bundle: .layouts, state: boxes)
  }

  func toggle() {
    UIView.animate(withDuration: 0.4) { self.boxes.isToggled.toggle() }
  }

  static var layoutMembers: [OwnerMember] { [.action("toggle", BoxesController.toggle)] }
}
