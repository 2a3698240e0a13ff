import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

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
      throw Diagnostics([.loadsItself("\(type(of: host))", at: origin?.template.source.span)])
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
    throw Diagnostics([.mountedInOwnClass("\(type(of: host))", at: template.source.span)])
  }

  private func mountLinked(in host: UIView, owners: [AnyObject]) throws(Diagnostics) {
    // A tree that is bound already, to whoever is no part of the hierarchy, stays so.
    let isBound = tree?.binding != nil
    let isLinked = tree != nil
    if !isBound {
      owner = owner ?? owners.first { $0 is any LayoutOwner } ?? owners.first
      relinkForOwner()
    }
    guard linked() != nil, let tree else {
      try diagnostics.throwIfErrors()
      return
    }
    if host is any LayoutLoading, type(of: view) == type(of: host) {
      throw Diagnostics([.mountedInOwnClass("\(type(of: host))", at: tree.root?.program.source.span)])
    }
    if let problem = listProblem(in: host) { throw Diagnostics([problem]) }
    var problems = Diagnostics()
    if !isBound {
      problems = bind(toFirstOf: owners)
    }
    mountedIn = host
    host.addSubview(view)
    tree.enterControllers(around: host)
    bringUpToDate()
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
        guard let tree else { continue }
        var found = earlyProblems
        found.append(contentsOf: tree.bindingProblems(for: owner))
        if !found.hasErrors {
          tree.bind(to: owner)
          return Diagnostics()
        }
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
    tellOwner()
  }

  /// A list in the list that a controller has for its view would be no row of it, and scroll within it.
  private func listProblem(in host: UIView) -> Diagnostic? {
    let (list, controller): (String, String)
    switch (host.next, tree?.root?.object) {
    case (is UITableViewController, is UITableView):
      (list, controller) = ("UITableView", "UITableViewController")
    case (is UICollectionViewController, is UICollectionView):
      (list, controller) = ("UICollectionView", "UICollectionViewController")
    default: return nil
    }
    return .mountedInList(list, of: controller, at: tree?.root?.program.source.span)
  }

  /// How messages call the node.
  private var label: String { id ?? "\(type(of: view))" }
}

extension Diagnostic {
  static func loadsItself(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "The layout of a \(name) holds a \(name), which loads its layout again, and so without end",
      at: span)
  }

  static func mountedInside(_ label: String) -> Diagnostic {
    Diagnostic(.error, "\(label) stands inside another node and cannot be mounted by itself")
  }

  static func mountedInList(_ list: String, of controller: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "A \(list) cannot be mounted in a \(controller), whose view is one already; make \(controller) the root, or mount it in another controller",
      at: span)
  }

  static func mountedInOwnClass(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "The layout of a \(name) cannot have a \(name) as its root, which would load its layout again",
      at: span)
  }
}
