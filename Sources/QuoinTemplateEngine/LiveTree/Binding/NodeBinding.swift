import QuoinViews

/// What of an owner is bound at one live node, so that it can be taken off again.
final class NodeBinding {
  /// Who gets what the node tells.
  weak var owner: AnyObject?
  /// The property that holds the node.
  private(set) var outlet: HeldOutlet?
  /// The methods that are called, by the attributes that name them.
  private var actions: [Int: BoundAction] = [:]
  /// The delegates that the owner became.
  private var delegates: [DelegateAccess] = []

  init(owner: AnyObject) { self.owner = owner }

  /// Lets a property hold a part; nothing happens where it does already.
  func hold(_ part: AnyObject, in outlet: OwnerMember.Outlet, named name: String, of owner: AnyObject) {
    self.outlet = HeldOutlet(name: name, outlet: outlet, owner: owner, part: part)
    if outlet.get(owner) !== part { outlet.set(owner, part) }
  }

  /// Makes the owner the delegate of everything that the template leaves open.
  func becomeDelegate(of node: LiveNode) {
    guard let owner else { return }
    for property in node.program.openDelegates {
      guard let delegate = property.delegate, delegate.fits(owner) else { continue }
      delegate.set(node.object, owner)
      delegates.append(delegate)
    }
  }

  /// Puts a method in the place of the one that an attribute named before.
  func bind(_ action: BoundAction?, toAttribute index: Int, of node: LiveNode) {
    guard let binder = node.program.attributes[index].property?.action else { return }
    binder.bind(node.object, actions[index], action)
    actions[index] = action
  }

  /// Takes methods and delegates off; what properties hold stays.
  func undoTelling(of node: LiveNode) {
    for index in actions.keys.sorted() { bind(nil, toAttribute: index, of: node) }
    actions = [:]
    for delegate in delegates where delegate.get(node.object) === owner { delegate.set(node.object, nil) }
    delegates = []
  }

  /// Takes everything off.
  func undo(of node: LiveNode) {
    undoTelling(of: node)
    outlet?.letGo()
    outlet = nil
  }
}

/// A property of an owner that holds a part of a layout.
struct HeldOutlet {
  let name: String
  let outlet: OwnerMember.Outlet
  private(set) weak var owner: AnyObject?
  private(set) weak var part: AnyObject?

  init(name: String, outlet: OwnerMember.Outlet, owner: AnyObject, part: AnyObject) {
    self.name = name
    self.outlet = outlet
    self.owner = owner
    self.part = part
  }

  /// Whether both are the same property of the same owner.
  func isSame(as other: HeldOutlet) -> Bool { name == other.name && owner === other.owner }

  /// Sets the property to `nil`, unless it holds something else by now.
  func letGo() {
    guard let owner, let part, outlet.get(owner) === part else { return }
    outlet.set(owner, nil)
  }
}
