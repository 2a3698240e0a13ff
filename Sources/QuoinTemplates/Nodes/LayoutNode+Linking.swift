import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

extension LayoutNode {
  /// The root of the tree; the node itself when it has no parent.
  public var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The live node, made with the whole tree if there is none yet.
  @discardableResult func linked() -> LiveNode? {
    if let live { return live }
    root.link()
    return live
  }

  /// Compiles a tree made in code, or one whose children or first state have changed, and makes its live nodes.
  func link(environment: LayoutEnvironment = LayoutEnvironment()) {
    if let origin {
      link(origin: origin)
      return
    }
    var nodes: [ObjectIdentifier: LayoutNode] = [:]
    guard let source = makeSource(noting: &nodes) else { return }
    let host = TemplateHost(registry: .standard)
    let linker = Linker(
      registry: .standard, host: host, loader: nil, budget: environment.budget, isOpen: false)
    var shapes: [ObjectIdentifier: DataShape] = [:]
    var definitions: [ObjectIdentifier: NodeDefinition] = [:]
    for (identifier, node) in nodes {
      shapes[identifier] = DataShape(
        state: node.stateData.shape(host: host), constants: node.constantData.shape(host: host))
      definitions[identifier] = NodeDefinition(
        view: node.madeView, state: node.stateData.values, constants: node.constantData.values,
        handle: node === self ? nil : node)
    }
    let program = linker.link(source, data: shapes)
    earlyProblems.append(contentsOf: linker.diagnostics)
    adopt(program, definitions: definitions, host: host, loader: nil, environment: environment)
  }

  private func link(origin: TemplateOrigin) {
    let host = origin.template.host
    let shape = DataShape(state: stateData.shape(host: host), constants: constantData.shape(host: host))
    let linked = origin.template.linked(for: shape)
    earlyProblems.append(contentsOf: linked.diagnostics)
    let definition = NodeDefinition(view: madeView, state: stateData.values, constants: constantData.values)
    adopt(
      linked.program, definitions: [ObjectIdentifier(linked.program.source): definition], host: host,
      loader: origin.template.loader, environment: origin.options)
  }

  private func adopt(
    _ program: NodeProgram, definitions: [ObjectIdentifier: NodeDefinition], host: TemplateHost,
    loader: ResourceLoader?, environment: LayoutEnvironment
  ) {
    do throws(Diagnostic) {
      let tree = try LiveTree(
        program: program, host: host, loader: loader,
        meter: BudgetMeter.current ?? BudgetMeter(environment.budget),
        traits: environment.traits, definitions: definitions)
      self.tree = tree
      tree.root?.rootHandle = self
      live = tree.root
      madeView = tree.root?.view
    } catch {
      earlyProblems.append(error)
    }
  }
}

extension LiveNode {
  /// The public node of this one; made when it is first asked for.
  var publicNode: LayoutNode {
    if let rootHandle { return rootHandle }
    if let handle { return handle }
    let node = LayoutNode(definition: nil)
    node.live = self
    node.madeView = view
    handle = node
    return node
  }
}
