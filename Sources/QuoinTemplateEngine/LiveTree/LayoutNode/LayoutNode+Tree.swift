import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinViews

extension LayoutNode {
  /// The view that the node keeps.
  public var view: UIView {
    if let live = shown(linking: madeView == nil) { return live.view }
    if let madeView { return madeView }
    // A tree that cannot be linked still has a view to look at.
    let view = cell?.emptyView ?? UIView()
    madeView = view
    return view
  }

  /// The controller that the node keeps, where its component is one; its view is the node's view.
  public var viewController: UIViewController? { shown()?.object as? UIViewController }

  /// The live node, with what was set before it was linked shown by its views; without linking it, if so wished.
  private func shown(linking: Bool = true) -> LiveNode? {
    let root = root
    if root.owesUpdate, linking || live != nil { root.showState() }
    return linking ? linked() : live
  }

  /// The controllers of the node and of those inside, as far as no other controller stands between.
  public var viewControllers: [UIViewController] {
    if let viewController { return [viewController] }
    return children.flatMap(\.viewControllers)
  }

  /// The node's name, by which others refer to it.
  public var id: String? { live?.program.source.id ?? definition?.id ?? sourceOfRoot?.id }

  /// What an instance's root is made from, which is known before it is linked.
  private var sourceOfRoot: NodeSource? {
    guard let origin else { return nil }
    return origin.edits?.root ?? origin.template.source
  }

  /// The elements that the node of a template was made of: the one that stands in its place, then the roots of the files
  /// that this includes, each included by the one before; none for a node made in code.
  ///
  /// An attribute counts from the first of them that has it. All nodes that a repetition makes of one element share it:
  ///
  /// ```swift
  /// if let element = node.elements.first {
  ///   let edited = element.markup.applying(element.setting("alpha", to: "0.5"))
  /// }
  /// ```
  public var elements: [MarkupElement] { (live?.program.source ?? sourceOfRoot)?.elements ?? [] }

  /// The nodes directly inside, those of repetitions and conditions included, in order.
  public var children: [LayoutNode] {
    if live == nil, let definition { return definition.children }
    return shown(linking: origin != nil)?.children.map(\.publicNode) ?? []
  }

  /// The node around this one, or nothing for a root.
  public var parent: LayoutNode? { live?.parent?.publicNode ?? parentNode }

  /// The rectangle that the expressions come to, in points of the parent, before it is put on the pixel grid.
  public var frame: CGRect {
    guard let live = linked() else { return view.frame }
    do throws(Diagnostic) {
      return try live.tree.keeping { () throws(Diagnostic) in
        CGRect(
          x: try live.origin(.horizontal), y: try live.origin(.vertical),
          width: try live.length(.horizontal), height: try live.length(.vertical))
      }
    } catch {
      live.tree.unevaluated.note(error, at: live.cell(CellOffset.width))
      return live.view.frame
    }
  }

  /// Whether the node takes no part in layout and is not drawn.
  public var isHidden: Bool {
    guard let live = linked() else { return view.isHidden }
    return (try? live.tree.keeping { () throws(Diagnostic) in try live.tree.isHidden(live.id) })
      ?? live.view.isHidden
  }

  /// The attributes as they were written.
  public var expressions: [String: String] {
    if let definition { return definition.expressions }
    let pairs = (live?.program.source ?? sourceOfRoot)?.attributes.map { ($0.name, $0.text) } ?? []
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  /// The constants that were given with this node.
  public var constants: [String: Any] { constantData.dictionary }

  /// The state that was given with this node, as it is now.
  public var state: [String: Any] { stateData.dictionary }

  /// How many expressions the tree has evaluated since it was made.
  public var evaluationCount: Int { root.tree?.evaluationCount ?? live?.tree.evaluationCount ?? 0 }

  // MARK: Finding nodes

  /// The first node of an id in the whole tree.
  public func node(withID id: String) -> LayoutNode? { root.search { $0.program.source.id == id } }

  /// The first node of an id inside this one.
  public func childNode(withID id: String) -> LayoutNode? { childNodes(withID: id).first }

  /// All nodes of an id inside this one, at any depth.
  public func childNodes(withID id: String) -> [LayoutNode] {
    guard let live = linked() else { return [] }
    var found: [LayoutNode] = []
    var pending = Array(live.children.reversed())
    while let node = pending.popLast() {
      if node.program.source.id == id { found.append(node.publicNode) }
      pending += node.children.reversed()
    }
    return found
  }

  /// The same as `childNodes(withID:)`.
  public func children(withID id: String) -> [LayoutNode] { childNodes(withID: id) }

  private func search(_ matches: (LiveNode) -> Bool) -> LayoutNode? {
    guard let live = linked() else { return nil }
    var pending = [live]
    while let node = pending.popLast() {
      if matches(node) { return node.publicNode }
      pending += node.children.reversed()
    }
    return nil
  }

  // MARK: Values

  /// The value of an attribute as it is now; nothing when the node has no such expression.
  ///
  /// - Throws: What is wrong with the expression.
  public func value(forExpression name: String) throws(Diagnostic) -> Any? {
    guard let live = linked(), let index = live.program.attributeIndexes[name] else { return nil }
    let value = try live.tree.keeping { () throws(Diagnostic) in try live.value(ofAttribute: index) }
    if case .null = value { return nil }
    return value.any
  }
}
