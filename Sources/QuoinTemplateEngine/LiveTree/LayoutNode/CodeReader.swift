import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinViews

/// Reads nodes made in code, as `SourceReader` reads markup.
struct CodeReader {
  /// From which folder relative names count.
  let base: URL?
  /// Which source belongs to which node.
  private(set) var nodes: [ObjectIdentifier: LayoutNode] = [:]
  private(set) var diagnostics = Diagnostics()
  /// What the nodes were given, to find what was given twice.
  private(set) var given: Set<ObjectIdentifier> = []
  /// How deep nodes may nest; whatever follows goes through them level by level.
  private let depthLimit: Int
  private var depth = 0

  init(base: URL?, depthLimit: Int) {
    self.base = base
    self.depthLimit = depthLimit
  }

  /// The source of a node, and of those inside.
  ///
  /// - Parameter registry: The components for nodes that take those around them.
  mutating func source(of node: LayoutNode, registry: ComponentRegistry) -> NodeSource? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= depthLimit else {
      diagnostics.append(.tooDeep(limit: depthLimit))
      return nil
    }
    if let view = node.definition?.object.flatMap(PlainContainer.view), node.definition?.givenFrame == nil {
      node.definition?.givenFrame = view.frame
    }
    if node.origin != nil { return embeddedSource(of: node) }
    guard let definition = node.definition else { return nil }
    let own: AnyObject = definition.object ?? node
    guard given.insert(ObjectIdentifier(own)).inserted else {
      diagnostics.append(.givenTwice(definition.id ?? "\(definition.type)"))
      return nil
    }
    let registry = definition.takesRegistryAround ? registry : definition.registry
    let found = registry.component(for: definition.type)
    if definition.object == nil, found?.isExact != true {
      diagnostics.append(.classNotRegistered(String(describing: definition.type)))
    }
    let component = found?.component ?? ResolvedComponent(.view, superclass: nil)
    var attributes = NamedList<AttributeSource>()
    for (name, text) in definition.expressions.sorted(by: { $0.key < $1.key })
    where name != "bleed" && name != "overlaps" && name != "outlet" {
      attributes.append(attribute(name, text, of: definition.id ?? component.name))
    }
    var parts = NodeParts(component: component, id: definition.id, attributes: attributes)
    parts.outlet = (definition.outlet ?? definition.expressions["outlet"]).map {
      attribute("outlet", $0, of: definition.id ?? component.name)
    }
    parts.bleeds = definition.expressions["bleed"].map { $0 == "true" }
    parts.overlaps = definition.expressions["overlaps"].map { $0 == "true" }
    for child in definition.children {
      if let source = source(of: child, registry: registry) { parts.children.append(.node(source)) }
    }
    let source = parts.finished()
    nodes[source.key] = node
    return source
  }

  /// The shapes of the data that nodes have of their own, and what else they were given, by their sources.
  ///
  /// - Parameter root: Who is held by nobody in the tree.
  func data(
    besides root: LayoutNode, host: TemplateHost
  ) -> ([ObjectIdentifier: DataShape], [ObjectIdentifier: NodeDefinition]) {
    var shapes: [ObjectIdentifier: DataShape] = [:]
    var definitions: [ObjectIdentifier: NodeDefinition] = [:]
    for (key, node) in nodes {
      shapes[key] = DataShape(
        state: node.stateData.shape(host: host), constants: node.constantData.shape(host: host))
      definitions[key] = NodeDefinition(
        object: node.madeController ?? node.madeView, givenFrame: node.definition?.givenFrame,
        state: node.stateData.values, constants: node.constantData.values,
        handle: node === root ? nil : node)
    }
    return (shapes, definitions)
  }

  /// The source of a template's instance that stands inside another tree, as nodes of its own.
  private mutating func embeddedSource(of node: LayoutNode) -> NodeSource? {
    guard let origin = node.origin else { return nil }
    guard given.insert(ObjectIdentifier(node)).inserted else {
      diagnostics.append(.givenTwice(node.id ?? origin.template.source.component.name))
      return nil
    }
    var edits = origin.edits ?? SourceEdits(origin.template.source)
    edits.standApart()
    edits.readAgain(&self, registry: origin.template.registry)
    node.origin?.edits = edits
    nodes[edits.root.key] = node
    return edits.root
  }

  private func attribute(_ name: String, _ text: String, of label: String) -> AttributeSource {
    let map = SourceMap(text: text, file: "\(label).\(name)")
    return AttributeSource(
      name: name, text: text, namePlace: SourcePlace(source: map.source, range: 0..<text.utf8.count),
      map: map, base: base)
  }
}

extension Diagnostic {
  static func givenTwice(_ label: String) -> Diagnostic {
    Diagnostic(
      .error, "\(label) stands in the tree twice; a view belongs to one node, and a node to one parent")
  }

  static func classNotRegistered(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is not among the components; register it, or give the node an instance of it")
  }
}
