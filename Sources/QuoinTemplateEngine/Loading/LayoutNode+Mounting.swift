import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A controller whose view is a list.
package protocol ListController: UIViewController {
  /// Why an object cannot be mounted in it: a list would be no row of the other, and scroll within it.
  func problem(mounting object: AnyObject, at span: SourceSpan?) -> Diagnostic?
}

extension LayoutNode {
  /// Puts the root's view into a view, lays it out, and connects it with its owner: the view where it has what the tree
  /// names, else the controller around it.
  ///
  /// The tree follows the view's size from then on.
  ///
  /// - Parameter view: What the root's percentages measure against.
  /// - Throws: Everything that is wrong with the tree, names of outlets and methods that the owner lacks included. Nothing
  ///   is mounted then.
  public func mount(in view: UIView) throws(Diagnostics) {
    var controller = view.next
    while let responder = controller, !(responder is UIViewController) { controller = responder.next }
    try mount(in: view, owners: [view] + (controller.map { [$0] } ?? []))
  }

  /// Puts the root's view into a controller's, lays it out, and connects it with the controller.
  ///
  /// - Throws: Everything that is wrong with the tree, names of outlets and methods that the controller lacks included.
  ///   Nothing is mounted then.
  public func mount(in controller: UIViewController) throws(Diagnostics) {
    try refuseOwnClass(of: controller)
    try mount(in: controller.view, owners: [controller])
  }

  /// Takes the root's view out of the view that it was mounted in, and disconnects the tree from its owner.
  public func unmount() {
    unbind()
    mountedIn = nil
    follower = nil
    tree?.leaveControllers()
    madeView?.removeFromSuperview()
  }

  private func mount(in host: UIView, owners: [AnyObject]) throws(Diagnostics) {
    if parent != nil { throw Diagnostics([.mountedInside(label)]) }
    try refuseOwnClass(of: host)
    if LayoutNesting.depth >= LayoutNesting.limit {
      throw Diagnostics([.loadsItself("\(type(of: host))").located(at: origin?.template.source.span)])
    }
    let (result, inner) = LayoutNesting.collecting { () throws(Diagnostics) in
      try mountLinked(in: host, owners: owners)
    }
    switch result {
    case .success where inner.hasErrors:
      if let owner = owner as? any LayoutOwner {
        owner.layoutError(inner)
      } else if !LayoutNesting.take(inner) {
        LayoutMisuse.report(.unhandled(inner, of: host))
      }
    case .success: break
    case .failure(var problems):
      problems.append(contentsOf: inner)
      throw problems
    }
  }

  /// Refuses a root of the class that it is to be mounted in, before one is made: it would load its layout in turn.
  private func refuseOwnClass(of host: AnyObject) throws(Diagnostics) {
    guard host is any LayoutLoading, let template = origin?.template,
      let own = template.registry.component(for: type(of: host)), own.isExact,
      own.component.name == template.source.component.name
    else { return }
    throw Diagnostics([.mountedInOwnClass("\(type(of: host))").located(at: template.source.span)])
  }

  private func mountLinked(in host: UIView, owners: [AnyObject]) throws(Diagnostics) {
    // A tree that is bound already, to whoever is no part of the hierarchy, stays so.
    let isBound = tree?.binding != nil
    let isLinked = tree != nil
    // Mounting itself shows what state there is.
    owesUpdate = false
    if !isBound {
      owner = owner ?? owners.first { $0 is any LayoutOwner } ?? owners.first
      relinkForOwner()
    }
    guard linked() != nil, let tree else {
      try diagnostics.throwIfErrors()
      return
    }
    if host is any LayoutLoading, type(of: view) == type(of: host) {
      throw Diagnostics([.mountedInOwnClass("\(type(of: host))").located(at: tree.root?.program.source.span)])
    }
    if let controller = host.next as? any ListController, let root = tree.root,
      let problem = controller.problem(mounting: root.object, at: root.program.source.span)
    {
      throw Diagnostics([problem])
    }
    var problems = Diagnostics()
    if !isBound {
      problems = bind(toFirstOf: owners)
    }
    mountedIn = host
    let grid = view.pixelGrid
    host.addSubview(view)
    // What has been measured elsewhere suits other pixels.
    if view.pixelGrid != grid { self.tree?.noteScaleOfViews() }
    self.tree?.enterControllers(around: host)
    bringUpToDate()
    // What is wrong in cells comes out as they are laid out, which nobody does with what is taken out again.
    if problems.hasErrors || diagnostics.hasErrors, self.tree?.lists.isEmpty == false {
      view.layoutIfNeeded()
    }
    problems.append(contentsOf: diagnostics)
    if problems.hasErrors {
      unmount()
      if isLinked { relinkForOwner() } else { unlink() }
      throw problems.sortedByPlace
    }
    follower = HostFollower(self, in: host)
  }

  /// Binds the tree to the first who has all that it names; who is no owner has nothing, and comes last.
  ///
  /// - Returns: What is wrong for the one that was meant, where nobody has all.
  private func bind(toFirstOf owners: [AnyObject]) -> Diagnostics {
    var (missing, meant): (Diagnostics?, AnyObject?)
    for isOwner in [true, false] {
      for owner in owners where owner is any LayoutOwner == isOwner {
        self.owner = owner
        relinkForOwner()
        guard tree != nil else { continue }
        let found = bindLinked(to: owner, unless: \.earlyProblems)
        if !found.hasErrors { return Diagnostics() }
        // Who is an owner at all is the one that was meant.
        if missing == nil || isOwner { (missing, meant) = (found, owner) }
      }
    }
    owner = meant
    relinkForOwner()
    return missing ?? Diagnostics()
  }

  /// Brings the tree in line with what it stands in, where that has changed.
  func followSurroundings() {
    takePartsIfThere()
    guard let tree else { return }
    BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      readSurroundings()
      tree.update()
    }
    payLinking()
    tellOwner()
  }

  /// How messages call the node.
  private var label: String { id ?? "\(type(of: view))" }
}

extension Diagnostic {
  static func loadsItself(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "The layout of a \(name) holds a \(name), which loads its layout again, and so without end")
  }

  static func mountedInside(_ label: String) -> Diagnostic {
    Diagnostic(.error, "\(label) stands inside another node and cannot be mounted by itself")
  }

  static func mountedInOwnClass(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "The layout of a \(name) cannot have a \(name) as its root, which would load its layout again")
  }
}
