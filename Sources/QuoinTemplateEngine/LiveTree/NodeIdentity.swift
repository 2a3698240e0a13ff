import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// What makes a node of a template the same in a tree that is made again, of the same template or of one that has been
/// edited since: its path, and the keys of the instances of repetitions around it.
struct NodeIdentity: Hashable {
  /// The classes of the nodes from the root, each counted among its like; from the repetition around it only, where the
  /// node has an id.
  let path: String
  let keys: [String]
}

/// The paths of the nodes of a program.
struct NodePaths {
  private var paths: [ObjectIdentifier: String] = [:]
  /// The sources of the nodes by their paths.
  private(set) var sources: [String: NodeSource] = [:]

  init(_ root: NodeProgram) {
    // A list instead of calls, since nodes nest deep.
    var pending: [(children: [ChildProgram], path: String, scope: String)] = []
    var ids: Set<String> = []
    func note(_ program: NodeProgram, path: String, scope: String) {
      let byID = program.source.id.map { "\(scope)#\($0)/\(program.component.name)" }
      let own = byID.flatMap { ids.insert($0).inserted ? $0 : nil } ?? path
      paths[ObjectIdentifier(program)] = own
      sources[own] = program.source
      pending.append((program.children, own, scope))
    }
    note(root, path: root.component.name, scope: "")
    while let (children, path, scope) = pending.popLast() {
      var counts: [String: Int] = [:]
      func step(_ name: String) -> String {
        defer { counts[name, default: 0] += 1 }
        return "\(path)/\(name)[\(counts[name] ?? 0)]"
      }
      for child in children {
        switch child {
        case .node(let program): note(program, path: step(program.component.name), scope: scope)
        case .region(.each(_, let inner)):
          let own = step("repeat")
          pending.append((inner, own, own))
        case .region(.choice(_, let branches)):
          let own = step("if")
          for (index, branch) in branches.enumerated() {
            pending.append((branch, "\(own)/\(index)", scope))
          }
        }
      }
    }
  }

  /// The path of a node.
  func path(of program: NodeProgram) -> String { paths[ObjectIdentifier(program)] ?? "" }

  /// What makes an instance of a program the same in another tree.
  func identity(of program: NodeProgram, in scope: InstanceScope) -> NodeIdentity {
    var keys: [String] = []
    var current = scope
    while let outer = current.parent {
      keys.append(current.key)
      current = outer
    }
    return NodeIdentity(path: path(of: program), keys: keys)
  }
}

/// What a node hands on to the same one in another tree.
struct CarriedNode {
  let object: AnyObject
  let handle: LayoutNode?
  /// What has been written to the object so far.
  let program: NodeProgram
  /// What of it people change in use, by the attributes' names.
  let used: [String: UsedValue]
  let identity: NodeIdentity
}

/// What the nodes of a tree hand on to those of another, each to one: to the node of the same source where there is one,
/// else to one of the same place.
struct CarriedNodes {
  private struct SourceKey: Hashable {
    let source: ObjectIdentifier
    let keys: [String]
  }

  private var bySource: [SourceKey: CarriedNode] = [:]
  private var byPlace: [NodeIdentity: CarriedNode] = [:]
  private let paths: NodePaths

  /// - Parameter program: That of the tree that takes the nodes over.
  init(_ nodes: [CarriedNode], for program: NodeProgram) {
    paths = NodePaths(program)
    let stays = Set(paths.sources.values.map(\.key))
    for node in nodes {
      let source = node.program.source.key
      if stays.contains(source) {
        bySource[SourceKey(source: source, keys: node.identity.keys)] = node
      } else {
        byPlace[node.identity] = node
      }
    }
  }

  /// Takes out what is handed on to an instance of a program.
  mutating func take(_ program: NodeProgram, in scope: InstanceScope) -> CarriedNode? {
    let identity = paths.identity(of: program, in: scope)
    let key = SourceKey(source: program.source.key, keys: identity.keys)
    return bySource.removeValue(forKey: key) ?? byPlace.removeValue(forKey: identity)
  }
}

extension LiveTree {
  /// Takes the views out of each other, so that another tree can arrange them, and lists what that may take over.
  func takeApart() -> [CarriedNode] {
    var carried: [CarriedNode] = []
    let paths = root.map { NodePaths($0.program) }
    for node in table.nodes {
      loosen(node)
      for child in node.children { node.program.container.remove(child.object, from: node.object) }
      // Nodes made in code hold their views themselves.
      if node.handle?.definition == nil, let identity = paths?.identity(of: node.program, in: node.scope) {
        carried.append(
          CarriedNode(
            object: node.object, handle: node.handle, program: node.program, used: node.usedValues,
            identity: identity))
      }
    }
    return carried
  }

  /// Takes what this tree says of sizes off the view of a node and off those in it.
  func loosen(_ node: LiveNode) {
    for child in node.children {
      node.program.container.setFixedSize(of: child.view, width: nil, height: nil)
    }
    if node.measurer == nil { return }
    node.view.removeAttachment(ContentMeasurer.self)
    node.view.layoutSizing.derivesHeight = false
  }

  /// Arranges the views again as they were before `takeApart`, whatever became of them since.
  func putTogether() {
    for node in table.nodes {
      if let handle = node.handle { node.adopt(handle) }
      node.orderObjects()
      // What people have changed is no business of what could not be made.
      node.inherited = node.usedValues
      node.writeConstants(at: .made)
      node.writeConstants(at: .filled)
      node.arranged = []
      if node.isArranged { setUpMeasuring(of: node) }
      node.list?.serve()
    }
    for node in table.nodes {
      node.writeConstants(at: .placed)
      node.announce()
      if node.arrangesChildren || node.program.holdsConstrained { node.invalidateArrangement() }
      node.list?.reload()
    }
  }
}
