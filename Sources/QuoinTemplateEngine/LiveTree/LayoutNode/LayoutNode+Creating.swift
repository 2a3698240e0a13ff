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
  ///   - registry: The components that the node and those inside stand for. Types that expressions name are those of the
  ///     root's.
  ///   - loader: Reads the images that expressions of a root and of the nodes inside name, relative names from the first
  ///     folder that it may read; without one, they may name none.
  ///   - children: The nodes inside.
  public convenience init(
    view: UIView.Type, id: String? = nil, outlet: String? = nil, state: Any = (),
    constants: [String: Any]..., expressions: [String: String] = [:], registry: ComponentRegistry,
    loader: ResourceLoader? = nil, children: [LayoutNode] = []
  ) {
    self.init(
      CodeDefinition(
        type: view, registry: registry, loader: loader, id: id, outlet: outlet, expressions: expressions,
        children: children),
      state: state, constants: constants)
  }

  /// Makes a node for a view that is there already.
  ///
  /// A root without a layout expression takes its frame from the view. The parameters are those for a class of view.
  public convenience init(
    view: UIView, id: String? = nil, outlet: String? = nil, state: Any = (), constants: [String: Any]...,
    expressions: [String: String] = [:], registry: ComponentRegistry, loader: ResourceLoader? = nil,
    children: [LayoutNode] = []
  ) {
    self.init(
      CodeDefinition(
        type: type(of: view), object: view, registry: registry, loader: loader, id: id, outlet: outlet,
        expressions: expressions, children: children),
      state: state, constants: constants)
  }

  /// Makes a node for a class of controller that a component stands for; its children stand in the controller's view, or
  /// are its tabs or its stack where it has such.
  ///
  /// The parameters are those for a class of view. Layout expressions are about the controller's view, and `view.alpha` is
  /// an attribute of it.
  public convenience init(
    viewController: UIViewController.Type, id: String? = nil, outlet: String? = nil, state: Any = (),
    constants: [String: Any]..., expressions: [String: String] = [:], registry: ComponentRegistry,
    loader: ResourceLoader? = nil, children: [LayoutNode] = []
  ) {
    self.init(
      CodeDefinition(
        type: viewController, registry: registry, loader: loader, id: id, outlet: outlet,
        expressions: expressions, children: children),
      state: state, constants: constants)
  }

  /// Makes a node for a controller that is there already. The parameters are those for a class of view.
  public convenience init(
    viewController: UIViewController, id: String? = nil, outlet: String? = nil, state: Any = (),
    constants: [String: Any]..., expressions: [String: String] = [:], registry: ComponentRegistry,
    loader: ResourceLoader? = nil, children: [LayoutNode] = []
  ) {
    self.init(
      CodeDefinition(
        type: type(of: viewController), object: viewController, registry: registry, loader: loader, id: id,
        outlet: outlet, expressions: expressions, children: children),
      state: state, constants: constants)
  }

  /// Makes a node of all that code says of it.
  package convenience init(_ definition: CodeDefinition, state: Any, constants: [[String: Any]]) {
    self.init(.code(definition))
    madeView = definition.object as? UIView
    madeController = definition.object as? UIViewController
    stateData = NodeData(state)
    constantData = NodeData(merging: constants)
    for child in definition.children where child.parentNode !== self {
      child.leaveTree()
      child.parentNode = self
    }
  }
}
