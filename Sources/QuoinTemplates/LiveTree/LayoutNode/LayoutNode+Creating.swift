import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources
import QuoinViews

extension LayoutNode {
  /// Makes a node for a class of view that a component stands for.
  ///
  /// - Parameters:
  ///   - view: The class.
  ///   - id: The name by which other expressions refer to the node, as `#id`.
  ///   - outlet: The property of the owner that is to hold the node or its view.
  ///   - state: A dictionary, a structure or a class whose values may change with `setState(_:animated:)`.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - expressions: The attributes, as they would stand in a template.
  ///   - children: The nodes inside.
  public convenience init(
    view: UIView.Type, id: String? = nil, outlet: String? = nil, state: Any = (),
    constants: [String: Any]..., expressions: [String: String] = [:], children: [LayoutNode] = []
  ) {
    self.init(
      type: view, instance: nil, id: id, outlet: outlet, state: state, constants: constants,
      expressions: expressions, children: children)
  }

  /// Makes a node for a view that is there already.
  ///
  /// Without a layout expression the view keeps its frame.
  public convenience init(
    view: UIView, id: String? = nil, outlet: String? = nil, state: Any = (), constants: [String: Any]...,
    expressions: [String: String] = [:], children: [LayoutNode] = []
  ) {
    self.init(
      type: type(of: view), instance: view, id: id, outlet: outlet, state: state, constants: constants,
      expressions: expressions, children: children)
  }

  private convenience init(
    type: UIView.Type, instance: UIView?, id: String?, outlet: String?, state: Any,
    constants: [[String: Any]], expressions: [String: String], children: [LayoutNode]
  ) {
    let registry = ComponentRegistry.standard
    let (component, isExact) = registry.component(for: type)
    self.init(
      definition: CodeDefinition(
        component: component, view: instance, id: id, outlet: outlet, expressions: expressions,
        children: children, unknownClass: isExact || instance != nil ? nil : String(describing: type)))
    madeView = instance
    stateData = NodeData(state)
    constantData = NodeData(merging: constants)
    for child in children {
      child.leaveTree()
      child.parentNode = self
    }
  }

  /// The source of a node made in code, and of those inside; notes which source belongs to which node.
  func makeSource(noting definitions: inout [ObjectIdentifier: LayoutNode]) -> NodeSource? {
    if let view = definition?.view, definition?.givenFrame == nil { definition?.givenFrame = view.frame }
    guard let definition else { return nil }
    if let name = definition.unknownClass {
      earlyProblems.append(.classNotRegistered(name))
    }
    var attributes = NamedList<AttributeSource>()
    for (name, text) in definition.expressions.sorted(by: { $0.key < $1.key }) {
      let map = SourceMap(text: text, file: "\(definition.id ?? definition.component.name).\(name)")
      attributes.append(
        AttributeSource(
          name: name, text: text, namePlace: SourcePlace(source: map.source, range: 0..<text.utf8.count),
          map: map, base: nil))
    }
    var parts = NodeParts(component: definition.component, id: definition.id, attributes: attributes)
    parts.children = definition.children.compactMap { child in
      child.makeSource(noting: &definitions).map { .node($0) }
    }
    let source = parts.finished()
    definitions[ObjectIdentifier(source)] = self
    return source
  }
}

extension ComponentRegistry {
  /// The component of a class, or of its nearest superclass that has one.
  func component(for type: UIView.Type) -> (ResolvedComponent, isExact: Bool) {
    var current: AnyClass? = type
    var isExact = true
    while let found = current {
      if let component = self[String(describing: found)], component.component.viewType == found {
        return (component, isExact)
      }
      current = _getSuperclass(found)
      isExact = false
    }
    let plain =
      self["UIView"]
      ?? ResolvedComponent(
        Component("UIView", UIView.self, superclass: nil) { _ in UIView() }, superclass: nil)
    return (plain, false)
  }
}

extension Diagnostic {
  static func classNotRegistered(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is not among the components; register it, or give the node an instance of it")
  }
}
