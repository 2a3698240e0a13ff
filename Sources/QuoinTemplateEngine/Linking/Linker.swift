import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// Resolves every name of a tree of nodes for data of one shape and compiles its expressions.
final class Linker {
  let registry: ComponentRegistry
  let host: TemplateHost
  let loader: ResourceLoader?
  let budget: Budget
  /// With the budget used up, what is left is not linked; whoever started the work says so.
  private(set) var meter = BudgetMeter.current
  /// Who may explain names that nothing else does, and have strings.
  private var owner: (any LayoutOwner)?
  /// What the owner was asked, or would have been: for another one all may mean something else.
  private(set) var ownerNames = OwnerNames()
  /// Whether names that nothing explains may be data that will be given later, so that nothing is made of what is linked.
  private(set) var isOpen: Bool
  /// Whether somebody looks for mistakes, so that it is looked through as well what is linked with other data than these.
  var isChecking = false
  /// Whether code may give data of the same names as those around.
  private(set) var hidesData = false
  var diagnostics = Diagnostics()
  /// Whether the image that was found last is the same in all surroundings.
  var isFixedImage = false
  /// The names around a cell.
  var outer: OuterNames?
  /// The names that only data can explain, with the attributes in which they come first.
  var openNames: [OpenName] = []
  /// What is wrong with strings that no file has, as long as constants or an owner may still come that have them.
  private(set) var openStrings = Diagnostics()
  /// The strings that are named, with the attribute in which each comes first.
  private(set) var strings: [(reference: StringReference, source: AttributeSource)] = []
  private var knownStrings: Set<StringReference> = []
  /// The expressions of macros by their texts.
  private var macros: [String: ExpressionSyntax] = [:]
  /// The ids by which expressions name nodes.
  var namedIDs: Set<String> = []
  /// Where components stand as they should.
  var placesWithoutWarning: Set<Place> = []
  var data: [ObjectIdentifier: DataShape] = [:]
  private(set) var outermostScope = LinkScope(parent: nil, repetition: nil)
  /// Scopes and nodes refer to each other loosely; this keeps the scopes while linking.
  private var scopes: [LinkScope] = []
  /// The root of what was outlined or linked.
  private(set) var outlined: LinkNode?

  init(
    registry: ComponentRegistry, host: TemplateHost, loader: ResourceLoader?, budget: Budget, isOpen: Bool,
    owner: AnyObject? = nil
  ) {
    self.owner = owner as? any LayoutOwner
    self.registry = registry
    self.host = host
    self.loader = loader
    self.budget = budget
    self.isOpen = isOpen
  }

  /// The type of the owner's value for a key; nothing where there is none, or no owner.
  func ownerValue(_ key: String) throws -> ValueType? {
    do {
      let type = try owner?.layoutValue(forKey: key).map { ValueType(ofData: Value(any: $0), host: host) }
      ownerNames.note(type.map { .value($0) } ?? .nothing, to: .value(key))
      return type
    } catch {
      ownerNames.note(.failure, to: .value(key))
      throw error
    }
  }

  /// Whether the owner has a text for a key of a string.
  func ownerHasString(_ key: String) -> Bool {
    let isThere = owner?.nearestString(forKey: key) != nil
    ownerNames.note(isThere ? .text : .nothing, to: .string(key))
    return isThere
  }

  /// How many values the owner's text for a key takes; nothing where it has none.
  func ownerFormat(_ key: String) throws(Diagnostic) -> Int? {
    guard let text = owner?.nearestString(forKey: key) else {
      ownerNames.note(.nothing, to: .format(key))
      return nil
    }
    do throws(Diagnostic) {
      let count = try PrintFormat(text).argumentCount
      ownerNames.note(.format(count), to: .format(key))
      return count
    } catch {
      ownerNames.note(.failure, to: .format(key))
      throw error
    }
  }

  /// Links a tree.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - data: The shapes of the data of those nodes that have some.
  func link(_ root: NodeSource, data: [ObjectIdentifier: DataShape]) -> NodeProgram {
    if isChecking { checkIdentifiers(of: root) }
    let node = build(root, data: data)
    outlined = node
    return program(of: node, isRoot: true)
  }

  /// Finds what is wrong with a tree whatever its data are.
  func check(_ root: NodeSource) {
    checkIdentifiers(of: root)
    _ = contents(of: build(root, data: [:]))
  }

  private func build(_ root: NodeSource, data: [ObjectIdentifier: DataShape]) -> LinkNode {
    self.data = data
    outermostScope = LinkScope(parent: nil, repetition: nil)
    scopes = [outermostScope]
    return build(root, parent: nil, scope: outermostScope)
  }

  /// Resolves the names of a tree without compiling anything, and finds a node in it.
  func outline(
    _ root: NodeSource, data: [ObjectIdentifier: DataShape], finding source: NodeSource
  ) -> LinkNode? {
    outlined = build(root, data: data)
    var pending = outlined.map { [$0] } ?? []
    while let node = pending.popLast() {
      if node.source === source { return node }
      pending += node.children.flatMap(\.nodes)
    }
    return nil
  }

  /// The scope of a repetition, which is kept while linking.
  func innerScope(of repetition: RepetitionSource?, in scope: LinkScope) -> LinkScope {
    let inner = LinkScope(parent: scope, repetition: repetition)
    scopes.append(inner)
    return inner
  }

  /// Finds what is wrong with a cell whatever its data are, where somebody looks for that: it is linked for good only with
  /// the data of its row.
  ///
  /// - Parameter isForCode: Whether the cell is given further data, which may have names that stand for others around it.
  func check(_ cell: NodeSource, in node: LinkNode, scope: LinkScope, isForCode: Bool = false) {
    guard isOpen || isChecking else { return }
    let known = (isOpen, hidesData)
    (isOpen, hidesData) = (true, hidesData || isForCode)
    defer { (isOpen, hidesData) = known }
    // Nothing outside sees what is in it.
    _ = contents(of: build(cell, parent: node, scope: innerScope(of: nil, in: scope)))
  }

  /// Takes note of a name that data may explain.
  ///
  /// - Parameter found: Tells what there is to say of it.
  func noteOpen(_ name: String, found: () -> OpenName) {
    // Nobody reads on beyond these.
    if openNames.count >= Diagnostics.limit || openNames.contains(where: { $0.name == name }) { return }
    openNames.append(found())
  }

  /// Takes note of problems, and of those that data may put right.
  func note(_ problems: [Diagnostic]) {
    for problem in problems {
      if !isOpen || TemplateProblem(of: problem) != .missingString {
        diagnostics.append(problem)
      } else if !openStrings.all.contains(problem) {
        openStrings.append(problem)
      }
    }
  }

  /// Takes note of a string that is named.
  func noteString(_ reference: StringReference, in source: AttributeSource) {
    if knownStrings.insert(reference).inserted { strings.append((reference, source)) }
  }

  /// What the expression of a macro reads as, found once however often the macro is used.
  func syntax(ofMacro text: String) -> ExpressionSyntax {
    if let known = macros[text] { return known }
    let syntax = ExpressionSyntax(text, budget: budget)
    macros[text] = syntax
    return syntax
  }

  /// Takes note of what is wrong in a file of strings, once.
  func noteStringProblem(_ problem: Diagnostic) {
    if !diagnostics.all.contains(problem) { diagnostics.append(problem) }
  }

  /// Goes on with work that has a budget of its own.
  ///
  /// - Parameter owner: Whom names are asked of; nobody keeps one who keeps no tree.
  func resume(for owner: AnyObject?) {
    self.owner = owner as? any LayoutOwner
    meter = BudgetMeter.current
    diagnostics = Diagnostics()
  }

  /// Lets go of whoever was asked.
  func rest() { (owner, meter) = (nil, nil) }

  /// Whether any node has an id.
  func knows(_ id: String) -> Bool { scopes.contains { $0.ids[id] != nil } }

  /// Whether an id belongs to nodes inside some repetition.
  func isInsideRepetition(_ id: String) -> Bool {
    scopes.dropFirst().contains { $0.ids[id] != nil }
  }

  func build(_ source: NodeSource, parent: LinkNode?, scope: LinkScope) -> LinkNode {
    let node = LinkNode(
      source, parent: parent, scope: scope, data: data[source.key] ?? DataShape())
    guard meter?.allows(64) != false else { return node }
    let accepts = parent?.source.component.takes(source.component)
    let isOpen = source.isOpen || parent?.source.isOpen == true
    if !isOpen, !(accepts ?? source.component.hasView) {
      diagnostics.append(.notAccepted(source.component, by: parent?.source.component.name), at: source.span)
    } else if !isOpen, let parent {
      warnOfPlace(of: source, in: parent.source)
    }
    node.attributes = attributesWithChildClasses(of: source).compactMap { attribute in
      role(of: attribute, on: node).map { (attribute, $0) }
    }
    node.attributes = WritingOrder.sorted(node.attributes)
    node.attributeIndexes.reserveCapacity(node.attributes.count)
    for (index, attribute) in node.attributes.enumerated() {
      node.attributeIndexes[attribute.source.name] = index
    }
    if let outlet = source.outlet { node.attributes.append((outlet, .outlet)) }
    let given = node.layoutIndexes
    node.horizontal = axisRule(.horizontal, of: node, given)
    node.vertical = axisRule(.vertical, of: node, given)
    node.children = source.children.compactMap { child in
      if takeCopy(child, of: node, scope: scope) { return nil }
      if case .repetition(let repetition) = child { warnOfPlace(of: repetition, in: source) }
      return build(child, parent: node, scope: scope)
    }
    return node
  }

  private func build(_ child: ChildSource, parent: LinkNode, scope: LinkScope) -> LinkChild {
    switch child {
    case .node(let source): return .node(build(source, parent: parent, scope: scope))
    case .repetition(let repetition):
      let inner = LinkScope(parent: scope, repetition: repetition)
      scopes.append(inner)
      return .repetition(
        repetition, inner, repetition.children.map { build($0, parent: parent, scope: inner) })
    case .condition(let condition):
      return .condition(
        condition,
        scope.joinBranches(condition.branches) { branch in
          branch.children.map { build($0, parent: parent, scope: scope) }
        })
    }
  }

  /// What a node is compiled to: while data are not known, nothing but what is wrong with it, as it is linked again with them.
  private typealias Contents = (
    attributes: [AttributeProgram], children: [ChildProgram], copies: CopiesProgram?
  )

  private func contents(of node: LinkNode) -> Contents {
    (
      node.attributes.compactMap { compile($0.source, role: $0.role, of: node) },
      node.children.compactMap { finish($0, in: node, scope: node.scope) }, finishCopies(of: node)
    )
  }

  func program(of node: LinkNode, isRoot: Bool = false) -> NodeProgram {
    let contents = contents(of: node)
    return NodeProgram(
      source: node.source, attributes: WritingOrder.deferring(contents.attributes), copies: contents.copies,
      horizontal: node.horizontal, vertical: node.vertical,
      references: node.slots.references, children: contents.children, data: node.data,
      tableIndex: node.tableIndex, rootTableCount: isRoot ? outermostScope.count : 0,
      usesLegacyEdges: node.usesLegacyEdges)
  }

  private func finish(_ child: LinkChild, in parent: LinkNode, scope: LinkScope) -> ChildProgram? {
    switch child {
    case .node(let node):
      if isOpen {
        _ = contents(of: node)
        return nil
      }
      return .node(program(of: node))
    case .repetition(let source, let inner, let children):
      let repetition = program(of: source, in: parent, scope: scope, inner: inner)
      let programs = children.compactMap { finish($0, in: parent, scope: inner) }
      return repetition.map { .region(.each($0, programs)) }
    case .condition(let source, let branches):
      let choice = choice(among: source.branches.map(\.test), at: source.span, in: parent, scope: scope)
      let programs = branches.map { $0.compactMap { finish($0, in: parent, scope: scope) } }
      return .region(.choice(choice, programs))
    }
  }
}

extension Diagnostic {
  static func notAccepted(_ component: ResolvedComponent, by container: String?) -> Diagnostic {
    let name = component.name
    guard let container else {
      return Diagnostic(
        .error, "The root of a template has to be a view or a controller, and \(name) is none")
    }
    let place = component.standsIn.map { "; \(name) stands in \($0)" } ?? ""
    return Diagnostic(.error, "\(container) takes no \(name) inside\(place)")
  }
}
