import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// What makes a node of a template the same in a tree that is made again: where it is written, and the names of the
/// instances of repetitions around it.
struct NodeIdentity: Hashable {
  let source: ObjectIdentifier
  let instances: [String]

  init(_ program: NodeProgram, in scope: InstanceScope) {
    source = ObjectIdentifier(program.source)
    var instances: [String] = []
    var current = scope
    while let outer = current.parent {
      instances.append(current.key)
      current = outer
    }
    self.instances = instances
  }
}

/// What a node hands on to the same one in another tree.
struct CarriedNode {
  let object: AnyObject
  let handle: LayoutNode?
}

extension LiveTree {
  /// Takes the views out of each other, so that another tree can arrange them, and lists what that may take over.
  func takeApart() -> [NodeIdentity: CarriedNode] {
    var carried: [NodeIdentity: CarriedNode] = [:]
    for node in table.nodes {
      for child in node.children {
        node.program.container.setFixedSize(of: child.view, width: nil, height: nil)
        node.program.container.remove(child.object, from: node.object)
      }
      if node.measurer != nil {
        node.view.removeAttachment(ContentMeasurer.self)
        node.view.layoutSizing.derivesHeight = false
      }
      carried[NodeIdentity(node.program, in: node.scope)] = CarriedNode(
        object: node.object, handle: node.handle)
    }
    return carried
  }

  /// Takes the surroundings over from a tree in whose place this one comes.
  func take(surroundingsOf other: LiveTree) {
    func length(_ cell: CellID) -> Double {
      if case .number(let length) = other.graph.cells[Int(cell)].value { return length }
      return 0
    }
    let size = CGSize(width: length(other.environment.width), height: length(other.environment.height))
    var insets = UIEdgeInsets.zero
    if case .boxed(let box) = other.graph.cells[Int(other.environment.safeArea)].value,
      let found = box.value as? UIEdgeInsets
    {
      insets = found
    }
    setSurroundings(size, safeArea: insets, rootFills: other.rootFillsSurroundings)
    setTraits(other.traits)
    grid = other.grid
  }
}
