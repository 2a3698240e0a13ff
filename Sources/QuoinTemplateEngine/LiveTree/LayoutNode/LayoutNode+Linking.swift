import Foundation
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
  ///
  /// - Parameter old: The tree in whose place this one comes.
  func link(insteadOf old: LiveTree? = nil, environment: LayoutEnvironment = LayoutEnvironment()) {
    outline = nil
    if let cell {
      link(cell: cell, insteadOf: old)
      return
    }
    if let origin {
      link(origin: origin, insteadOf: old)
      return
    }
    guard let definition else { return }
    let (registry, loader) = (definition.registry, definition.loader)
    let folder = loader?.policy.folders.first
    var reader = CodeReader(
      base: folder.map { URL(fileURLWithPath: $0.path, isDirectory: true) },
      depthLimit: environment.budget.depth)
    guard let source = reader.source(of: self, registry: registry) else { return }
    earlyProblems.append(contentsOf: registry.diagnostics)
    earlyProblems.append(contentsOf: reader.diagnostics)
    let host = TemplateHost(registry: registry, loader: loader)
    let linker = Linker(
      registry: registry, host: host, loader: loader, budget: environment.budget, isOpen: false,
      owner: owner)
    let (shapes, definitions) = reader.data(besides: self, host: host)
    let program = linker.link(source, data: shapes)
    defer { keepOutline(linker, reader, insteadOf: old) }
    earlyProblems.append(contentsOf: linker.diagnostics)
    ownerNames = linker.ownerNames
    adopt(
      program, definitions: definitions, host: host, loader: loader, environment: environment,
      insteadOf: old)
  }

  private func link(origin: TemplateOrigin, insteadOf old: LiveTree?) {
    let template = origin.template
    let host = template.host
    var reader = CodeReader(base: template.beginning.file.url, depthLimit: origin.options.budget.depth)
    self.origin?.edits?.readAgain(&reader, registry: template.registry)
    earlyProblems.append(contentsOf: reader.diagnostics)
    let edited = self.origin?.edits?.root
    let source = edited ?? template.source
    let shape = DataShape(state: stateData.shape(host: host), constants: constantData.shape(host: host))
    var (inner, definitions) = reader.data(besides: self, host: host)
    // A root of another class is another view.
    let keepsView = old?.root?.program.component.name == source.component.name
    definitions[source.key] = NodeDefinition(
      object: keepsView ? old?.root?.object : nil, state: stateData.values, constants: constantData.values)
    let isReplaced = old.map { $0.root?.program.source.key != source.key } ?? false
    // Nodes inside that were given state of their own since.
    let nodes =
      old?.table.nodes.compactMap(\.handle).filter { !$0.stateData.isEmpty && $0.definition == nil } ?? []
    let places =
      isReplaced && !nodes.isEmpty ? NodePaths(template.linked(for: shape).program).sources : [:]
    let oldPaths = isReplaced ? old?.root.map { NodePaths($0.program) } : nil
    for node in nodes where node.origin == nil {
      guard let program = node.live?.program,
        let source = isReplaced ? oldPaths.flatMap({ places[$0.path(of: program)] }) : program.source
      else { continue }
      inner[source.key] = DataShape(state: node.stateData.shape(host: host))
      definitions[source.key] = NodeDefinition(state: node.stateData.values)
    }
    var linker: Linker?
    let linked = template.linked(
      for: shape, inner: inner, owner: owner, edited: edited, linkedBy: { linker = $0 })
    defer { keepOutline(linker, reader, insteadOf: old) }
    earlyProblems.append(contentsOf: linked.diagnostics)
    // Another template takes the place of the present one only if it is right.
    if isReplaced, linked.diagnostics.hasErrors { return }
    ownerNames = linked.ownerNames
    adopt(
      linked.program, definitions: definitions, host: host, loader: origin.template.loader,
      environment: origin.options, insteadOf: old)
  }

  /// Keeps what a tree was linked from that comes in the place of another: code that has changed it may do so again.
  private func keepOutline(_ linker: Linker?, _ reader: CodeReader, insteadOf old: LiveTree?) {
    guard let linker, let old, tree !== old, !reader.diagnostics.hasErrors else { return }
    outline = LinkOutline(linker, base: reader.base, given: reader.given)
  }

  /// Makes the live tree of a program.
  ///
  /// - Parameter imports: What a cell reads outside of it.
  func adopt(
    _ program: NodeProgram, definitions: [ObjectIdentifier: NodeDefinition], host: TemplateHost,
    loader: ResourceLoader?, environment: LayoutEnvironment, insteadOf old: LiveTree?, imports: [Value]? = nil
  ) {
    let carried = (old?.takeApart()).map { CarriedNodes($0, for: program) }
    do throws(Diagnostic) {
      let tree = try LiveTree(
        program: program, host: host, loader: loader,
        meter: BudgetMeter.current ?? BudgetMeter(environment.budget),
        traits: environment.traits, definitions: definitions, carried: carried, owner: owner,
        imports: imports)
      if let old { tree.take(surroundingsOf: old) }
      self.tree = tree
      tree.root?.rootHandle = self
      live = tree.root
      madeView = tree.root?.view
      tree.listen(to: madeView)
      madeController = tree.root?.object as? UIViewController
      if let old { tree.takeBinding(of: old) }
    } catch {
      earlyProblems.append(error)
      guard let old else { return }
      // What there was stays, with what is wrong beside it.
      old.putTogether()
      tree = old
      live = old.root
    }
  }
}

extension LiveNode {
  /// The public node of this one; made when it is first asked for.
  var publicNode: LayoutNode {
    if let rootHandle { return rootHandle }
    if let handle { return handle }
    let node = LayoutNode(.element)
    adopt(node)
    return node
  }

  /// Lets a public node stand for this one.
  func adopt(_ node: LayoutNode) {
    node.live = self
    node.madeView = view
    node.madeController = object as? UIViewController
    handle = node
  }
}
