import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinViews

/// A piece of a container's content, made when it is its turn.
package struct FlowPiece {
  /// Keeps the piece's view in line with its data.
  package let node: LayoutNode
  /// The item of the innermost repetition that the piece is of; nothing outside of repetitions.
  package let item: Value?
  /// Whether it is the first piece of that item.
  package let beginsItem: Bool
  fileprivate let template: CellTemplate
}

/// Makes what stands in a container one piece after the other, in the order written; pieces that are given back are used
/// again for the next ones of the same pattern.
package final class PieceSource {
  private unowned let list: LiveList
  private let parts: [FlowPart]
  private var frames: [Frame] = []
  /// What was read around the container to make the pieces since the first: the items of repetitions that stand in it
  /// directly, and what pieces import, by their program.
  private var readItems: [(repetition: FlowRepetition, items: FlowItems)] = []
  private var readImports: [ObjectIdentifier: (imports: CellImports, values: [Value])] = [:]
  /// The pieces that wait for other data.
  private var waiting: [ObjectIdentifier: [LayoutNode]] = [:]

  /// How far a sequence of parts has come.
  private struct Frame {
    let parts: [FlowPart]
    var next = 0
    let scope: InstanceScope
    /// The repetition whose items the parts are for, with the items and the number of the present one.
    var repetition: FlowRepetition?
    var items = FlowItems.values([])
    var number = 0
    /// Whether a piece of the present item has been made.
    var hasBegun = false
  }

  init(_ parts: [FlowPart], of list: LiveList) {
    self.parts = parts
    self.list = list
  }

  /// Begins with the first piece again.
  package func restart() {
    while !frames.isEmpty { leave() }
    (readItems, readImports) = ([], [:])
    if let node = list.node { frames = [Frame(parts: parts, scope: node.scope)] }
  }

  /// Whether pieces that were made from the first on would be the same now.
  package var isCurrent: Bool {
    guard let node = list.node else { return true }
    let graph = node.tree.graph
    for (imports, values) in readImports.values {
      guard zip(list.values(of: imports), values).allSatisfy({ graph.isSame($0, $1) }) else { return false }
    }
    for (repetition, items) in readItems {
      guard let now = try? evaluate(repetition, in: node.scope), now.isSame(as: items, in: graph) else {
        return false
      }
    }
    return true
  }

  /// Makes the next piece.
  ///
  /// - Returns: Nothing behind the last one.
  /// - Throws: What is wrong with the items of a repetition, the test of a condition, or with the piece.
  package func next() throws(Diagnostics) -> FlowPiece? {
    while var frame = frames.last {
      let top = frames.count - 1
      guard frame.next < frame.parts.count else {
        guard frame.repetition != nil, frame.number + 1 < frame.items.count else {
          leave()
          continue
        }
        frames[top].number += 1
        frames[top].next = 0
        frames[top].hasBegun = false
        setItem(of: frames[top])
        continue
      }
      let part = frame.parts[frame.next]
      frames[top].next += 1
      frame = frames[top]
      switch part {
      case .piece(let template):
        let inner = frames.lastIndex { $0.repetition != nil }
        let begins = inner.map { !frames[$0].hasBegun } ?? false
        if let inner { frames[inner].hasBegun = true }
        let node = try make(template)
        return FlowPiece(
          node: node, item: inner.map { frames[$0].items[frames[$0].number] }, beginsItem: begins,
          template: template)
      case .repetition(let repetition):
        let items = try evaluate(repetition, in: frame.scope)
        if frames.count == 1 { readItems.append((repetition, items)) }
        if !items.isEmpty { enter(repetition, items) }
      case .condition(let condition):
        if let chosen = try choose(condition, in: frame.scope) {
          frames.append(Frame(parts: chosen, scope: frame.scope))
        }
      }
    }
    return nil
  }

  /// Takes back a piece that is not needed any more, for one of the same pattern.
  package func giveBack(_ piece: FlowPiece) {
    waiting[ObjectIdentifier(piece.template), default: []].append(piece.node)
  }

  // MARK: Pieces

  private func make(_ template: CellTemplate) throws(Diagnostics) -> LayoutNode {
    let known = waiting[ObjectIdentifier(template)]?.popLast()
    // What is measured now would be measured anew where it came to other traits afterwards.
    if let view = known?.view, view.superview == nil { list.view?.addSubview(view) }
    let node = known ?? LayoutNode(CellOrigin(template, in: list))
    var values: [(name: String, value: Value)] = []
    for frame in frames.reversed() {
      guard let repetition = frame.repetition else { continue }
      values.append((repetition.variable, frame.items[frame.number]))
      values.append((repetition.index, .number(Double(frame.number))))
    }
    if let imports = node.cell?.linked?.imports, !imports.isEmpty, let tree = node.tree {
      // What it reads around it may be another value than when it was used last.
      _ = tree.setImports(list.values(of: imports))
    }
    node.changeState(NodeData(values))
    _ = node.view
    try node.throwProblems()
    if let linked = node.cell?.linked, !linked.imports.isEmpty,
      readImports[ObjectIdentifier(linked.program)] == nil
    {
      readImports[ObjectIdentifier(linked.program)] = (linked.imports, list.values(of: linked.imports))
    }
    return node
  }

  // MARK: Frames

  private func enter(_ repetition: FlowRepetition, _ items: FlowItems) {
    guard let node = list.node, let around = frames.last?.scope else { return }
    let cells = node.tree.graph.add(2, owner: -1)
    let scope = InstanceScope(parent: around, count: repetition.tableCount, item: cells, index: cells + 1)
    let frame = Frame(parts: repetition.parts, scope: scope, repetition: repetition, items: items)
    setItem(of: frame)
    frames.append(frame)
  }

  private func setItem(of frame: Frame) {
    guard let graph = list.node?.tree.graph else { return }
    graph.set(frame.scope.item, to: frame.items[frame.number])
    graph.set(frame.scope.index, to: .number(Double(frame.number)))
  }

  private func leave() {
    let frame = frames.removeLast()
    if frame.repetition != nil { list.node?.tree.drop(frame.scope.item, count: 2) }
  }

  // MARK: Expressions

  private func evaluate(
    _ repetition: FlowRepetition, in scope: InstanceScope
  ) throws(Diagnostics) -> FlowItems {
    guard list.node != nil else { return .values([]) }
    do throws(Diagnostic) {
      let value = try evaluating(repetition.references, in: scope) { slots throws(Diagnostic) in
        try repetition.items.value(in: slots)
      }
      return try FlowItems(value)
    } catch {
      throw Diagnostics([error.located(at: repetition.span)])
    }
  }

  private func choose(
    _ condition: FlowCondition, in scope: InstanceScope
  ) throws(Diagnostics) -> [FlowPart]? {
    do throws(Diagnostic) {
      for branch in condition.branches {
        guard let (test, references) = branch.test else { return branch.parts }
        let holds = try evaluating(references, in: scope) { slots throws(Diagnostic) in
          try test.bool(in: slots)
        }
        if holds { return branch.parts }
      }
      return nil
    } catch {
      throw Diagnostics([error.located(at: condition.span)])
    }
  }

  /// Evaluates an expression of the container, of which nothing follows that would be brought up to date.
  private func evaluating<Result>(
    _ references: [Reference], in scope: InstanceScope,
    _ evaluate: (ContextSlots) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    guard let node = list.node else { throw .flowWithoutContainer }
    let tree = node.tree
    let slots = ContextSlots(tree: tree, parent: node.id, scope: scope, references: references)
    tree.evaluationCount += 1
    return try tree.keeping { () throws(Diagnostic) in
      try tree.graph.untracked { () throws(Diagnostic) in try evaluate(slots) }
    }
  }
}

extension Diagnostic {
  /// A source that is kept beyond its container.
  fileprivate static var flowWithoutContainer: Diagnostic {
    Diagnostic(.error, "The pieces of a container were asked for when it was gone")
  }
}

extension LayoutNode {
  /// Throws what is wrong with a piece.
  func throwProblems() throws(Diagnostics) {
    guard tree == nil || hasProblems else { return }
    try diagnostics.throwIfErrors()
  }
}
