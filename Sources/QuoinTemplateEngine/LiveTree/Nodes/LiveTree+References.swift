import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LiveTree {
  /// The value of a reference at one place of the tree.
  func value(of reference: Reference, in slots: ContextSlots) throws(Diagnostic) -> Value {
    switch reference {
    case .layout(let reach, let edge):
      let target = try target(of: reach, from: slots, skipsHidden: true)
      if edge.isSize, case .node(let node) = target, let reader = slots.node {
        if node.isArranged, let given = try node.lengthGivenToContainer(edge.axis, for: reader) {
          return .number(given)
        }
        try node.requireKnownLength(edge.axis, for: reader)
      }
      return .number(try plainValue(of: edge, target: target))
    case .position(let reach, let edge, let coordinate):
      let target = try target(of: reach, from: slots, skipsHidden: true)
      return .number(try position(of: edge, target: target, in: coordinate, slots: slots))
    case .attribute(let reach, let index):
      guard case .node(let node) = try target(of: reach, from: slots, skipsHidden: false) else {
        return .null
      }
      return try node.presentValue(ofAttribute: index)
    case .named(let reach, let name):
      switch try target(of: reach, from: slots, skipsHidden: false) {
      case .node(let node): return try value(ofProperty: name, of: node)
      case .surroundings: return try value(ofSurroundings: name)
      case .missing: return .null
      }
    case .state(let distance, let index):
      guard let node = ancestor(distance, of: slots), node.stateCells.indices.contains(index) else {
        return .null
      }
      return try graph.read(node.stateCells[index])
    case .constant(let distance, let index):
      guard let node = ancestor(distance, of: slots), node.constants.indices.contains(index) else {
        return .null
      }
      return node.constants[index]
    case .imported(let number): return try graph.read(imports + CellID(number))
    case .item(let distance): return try graph.read(scope(distance, from: slots.scope).item)
    case .index(let distance): return try graph.read(scope(distance, from: slots.scope).index)
    case .ownerValue(let key):
      // Asked again by `LayoutNode.update()`.
      _ = try graph.read(environment.views)
      do {
        return Value(any: try (owner as? any LayoutOwner)?.layoutValue(forKey: key) as Any)
      } catch {
        throw .ownerValueFailed(key, error)
      }
    case .ownerString(let key): return .string(try ownerString(key))
    case .ownerFormat(let key):
      let (text, language, host) = (try ownerString(key), traits.language, host)
      return .function(
        FunctionValue { arguments in
          .string(
            try PrintFormat(text).text(
              arguments, of: key, symbols: NumberSymbols(language: language), in: host))
        })
    case .whole(let axis): return .number(try slots.node?.parentLength(axis) ?? 0)
    case .wholeOfContent(let axis): return .number(try slots.node?.insideLength(axis) ?? 0)
    case .auto(let axis): return .number(try slots.node?.autoLength(axis) ?? 0)
    case .autoOfContent(let axis): return .number(try slots.node?.number(CellOffset.content(axis)) ?? 0)
    case .safeArea: return try safeArea(of: slots.node ?? slots.parent)
    case .string(let reference):
      graph.observe(environment.traits)
      return .string(try string(reference).rawText(for: traits))
    case .stringFormat(let reference):
      graph.observe(environment.traits)
      let (string, traits, host, meter) = (try string(reference), traits, host, meter)
      return .function(
        FunctionValue { arguments in
          .string(try string.text(arguments, of: reference.key, for: traits, in: host, meter: meter))
        })
    }
  }

  /// The owner's text for a key, asked for again by `LayoutNode.update()`.
  private func ownerString(_ key: String) throws(Diagnostic) -> String {
    graph.observe(environment.traits)
    _ = try graph.read(environment.views)
    guard let found = (owner as? any LayoutOwner)?.nearestString(forKey: key) else {
      throw .missingString(key, nearest: nil, in: [])
    }
    return found
  }

  /// The string of a key in the language that people read.
  private func string(_ reference: StringReference) throws(Diagnostic) -> LocalizedString {
    guard let strings = host.resources?.strings(from: reference.base) else {
      throw .stringsNotAvailable(reference.key)
    }
    guard let string = try strings.string(reference.key, in: traits.language) else {
      throw try strings.missing(reference.key)
    }
    return string
  }

  private func ancestor(_ distance: Int, of slots: ContextSlots) -> LiveNode? {
    var node = slots.node ?? slots.parent
    for _ in 0..<(slots.node == nil ? distance - 1 : distance) { node = node?.parent }
    return node
  }

  private func scope(_ distance: Int, from scope: InstanceScope) -> InstanceScope {
    var scope = scope
    for _ in 0..<distance { scope = scope.parent ?? scope }
    return scope
  }

  /// A property as an attribute of the node, else as its view has it.
  private func value(ofProperty name: String, of node: LiveNode) throws(Diagnostic) -> Value {
    if let index = node.program.attributeIndexes[name] { return try node.presentValue(ofAttribute: index) }
    guard let get = node.program.component.property(named: name)?.get else { return .null }
    _ = try graph.read(environment.views)
    switch name.prefix(while: { $0 != "." }) {
    case "frame", "bounds", "center": try node.flushFrame()
    case "intrinsicContentSize": try node.flushSizingAttributes()
    case "contentSize": try node.flushContent()
    default: break
    }
    return get(node.object)
  }

  /// A property of the view that the root stands in.
  private func value(ofSurroundings name: String) throws(Diagnostic) -> Value {
    _ = try graph.read(environment.views)
    // A piece is made before it comes to stand where it was written.
    guard let view = root?.view.superview ?? listAround?.view else { return .null }
    let component = host.registry.component(for: type(of: view))?.component ?? host.registry["UIView"]
    return component?.properties[name]?.get?(view) ?? .null
  }

  // MARK: Where a reference leads

  /// What a reference leads to.
  enum Target {
    case node(LiveNode)
    /// What the root stands in.
    case surroundings
    /// A sibling that is not there.
    case missing(NodeReach.Step, parent: LiveNode?)
  }

  func target(
    of reach: NodeReach, from slots: ContextSlots, skipsHidden: Bool
  ) throws(Diagnostic) -> Target {
    var node = slots.node
    if case .identified(let distance, let index) = reach.start {
      let scope = scope(distance, from: slots.scope)
      if scope.presence >= 0 { graph.observe(scope.presence) }
      guard let found = self.node(scope[index]) else { return .missing(.previous, parent: slots.parent) }
      node = found
    }
    for step in reach.steps {
      guard let current = node else {
        guard step == .parent, let parent = slots.parent else { return .surroundings }
        node = parent
        continue
      }
      switch step {
      case .parent:
        guard let parent = current.parent else { return .surroundings }
        node = parent
      case .previous, .next:
        let sibling = try sibling(step, of: current, skipsHidden: skipsHidden)
        guard let sibling else { return .missing(step, parent: current.parent) }
        node = sibling
      }
    }
    return node.map { .node($0) } ?? .surroundings
  }

  private func sibling(
    _ step: NodeReach.Step, of node: LiveNode, skipsHidden: Bool
  ) throws(Diagnostic) -> LiveNode? {
    self.node(try sibling(of: node.id, isNext: step == .next, skipsHidden: skipsHidden))
  }
}
