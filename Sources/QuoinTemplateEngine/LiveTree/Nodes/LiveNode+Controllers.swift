import QuoinViews

/// Which controller is within which.
extension LiveNode {
  /// Makes a controller a child of the nearest one around it, unless what it stands in has done so.
  func enterController(around host: UIViewController? = nil) {
    guard let controller = object as? UIViewController, controller.parent == nil else { return }
    if let parent, parent.program.arranges(program.component) { return }
    guard let outer = controllerAround ?? host, outer !== controller else { return }
    outer.addChild(controller)
    controller.didMove(toParent: outer)
  }

  private var controllerAround: UIViewController? {
    var node = parent
    while let next = node {
      if let controller = next.object as? UIViewController { return controller }
      node = next.parent
    }
    return nil
  }
}

extension LiveTree {
  /// Makes controllers with no other one around them in the tree children of the one that looks after a view.
  func enterControllers(around view: UIView) {
    var responder: UIResponder? = view.next
    while let next = responder, !(next is UIViewController) { responder = next.next }
    guard let host = responder as? UIViewController else { return }
    self.host(in: host)
  }

  private func host(in controller: UIViewController) {
    for node in table.nodes where node.program.component.isController {
      node.enterController(around: controller)
    }
  }

  /// Takes the controllers that stand in none of the tree's out of the one around.
  func leaveControllers() {
    let own = Set(
      table.nodes.filter(\.program.component.isController).map { ObjectIdentifier($0.object) })
    for node in table.nodes {
      guard let controller = node.object as? UIViewController, let parent = controller.parent,
        !own.contains(ObjectIdentifier(parent))
      else { continue }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}
