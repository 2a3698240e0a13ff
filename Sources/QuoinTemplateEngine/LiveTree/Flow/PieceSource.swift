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
  /// What repetitions and conditions have come to since the first piece, in order, where the container follows that.
  private var decisions: [Decision] = []
  /// What pieces import, by their program.
  private var readImports: [ObjectIdentifier: (imports: CellImports, values: [Value])] = [:]
  /// The pieces that wait for other data.
  private var waiting: [ObjectIdentifier: [LayoutNode]] = [:]

  /// What a repetition or a condition came to.
  private enum Decision {
    case items(FlowItems)
    /// The number of the branch; nothing for none.
    case branch(Int?)

    func isSame(as other: Decision, in graph: CellGraph) -> Bool {
      switch (self, other) {
      case (.items(let items), .items(let others)): items.isSame(as: others, in: graph)
      case (.branch(let branch), .branch(let other)): branch == other
      default: false
      }
    }
  }

  /// How far a sequence of parts has come.
  private struct Frame {
    let parts: [FlowPart]
    var next = 0
    let scope: InstanceScope
    /// The repetition whose items the parts are for, with the items and the number of the present one.
    var repetition: RepetitionProgram?
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
    (decisions, readImports) = ([], [:])
    if let node = list.node { frames = [Frame(parts: parts, scope: node.scope)] }
  }

  /// Whether pieces that were made from the first on would be the same now.
  package var isCurrent: Bool {
    guard let node = list.node else { return true }
    let graph = node.tree.graph
    for (imports, values) in readImports.values {
      guard zip(list.values(of: imports), values).allSatisfy({ graph.isSame($0, $1) }) else { return false }
    }
    let now = PieceSource(parts, of: list)
    now.restart()
    defer { now.restart() }
    while now.decisions.count < decisions.count {
      let known = now.decisions.count
      // The items of repetitions that decide nothing inside are not gone through.
      guard (try? now.decide()) == true, let found = now.decisions.last, now.decisions.count == known + 1,
        found.isSame(as: decisions[known], in: graph)
      else { return false }
    }
    return true
  }

  /// Goes on to the next repetition or condition without making what stands before it; tells whether there is one.
  private func decide() throws(Diagnostics) -> Bool {
    let count = decisions.count
    while decisions.count == count {
      guard try advance(mayPass: true) != nil || decisions.count > count else { return false }
    }
    return true
  }

  /// Makes the next piece.
  ///
  /// - Returns: Nothing behind the last one.
  /// - Throws: What is wrong with the items of a repetition, the test of a condition, or with the piece.
  package func next() throws(Diagnostics) -> FlowPiece? {
    while let part = try advance() {
      guard case .node(let template) = part else { continue }
      let inner = frames.lastIndex { $0.repetition != nil }
      let begins = inner.map { !frames[$0].hasBegun } ?? false
      if let inner { frames[inner].hasBegun = true }
      let node = try make(template)
      return FlowPiece(
        node: node, item: inner.map { frames[$0].items[frames[$0].number] }, beginsItem: begins,
        template: template)
    }
    return nil
  }

  /// Takes the next part; goes into it where it is a repetition or a condition.
  ///
  /// - Parameter mayPass: Whether repetitions are passed over that have nothing but pieces in them.
  /// - Returns: Nothing behind the last one.
  private func advance(mayPass: Bool = false) throws(Diagnostics) -> FlowPart? {
    while var frame = frames.last {
      let top = frames.count - 1
      guard frame.next < frame.parts.count else {
        guard frame.repetition != nil, frame.number + 1 < frame.items.count else {
          leave()
          continue
        }
        // Items may come to no piece at all.
        do throws(Diagnostic) { try BudgetMeter.current?.count(10) } catch { throw Diagnostics([error]) }
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
      case .node: break
      case .region(.each(let repetition, let parts)):
        let items = try evaluating(repetition.references, in: frame.scope) { slots throws(Diagnostic) in
          try slots.items(of: repetition, limit: FlowItems.limit)
        }
        if isFollowed { decisions.append(.items(items)) }
        if !items.isEmpty, !parts.isEmpty, !mayPass || parts.contains(where: \.decides) {
          enter(repetition, parts, items)
        }
      case .region(.choice(let choice, let branches)):
        let branch = try evaluating(choice.references, in: frame.scope) { slots throws(Diagnostic) in
          try slots.branch(of: choice)
        }
        if isFollowed { decisions.append(.branch(branch)) }
        if let branch { frames.append(Frame(parts: branches[branch], scope: frame.scope)) }
      }
      return part
    }
    return nil
  }

  /// Whether the container holds on to the pieces.
  private var isFollowed: Bool { (list.view as? any PieceContainer)?.followsPieces == true }

  // MARK: Looking ahead

  /// The same content from its first piece on, which leaves this source where it is.
  package func another() -> PieceSource {
    let source = PieceSource(parts, of: list)
    source.restart()
    return source
  }

  /// The number of the item of the outermost repetition that the source is in, and how many items that has; nothing outside
  /// of repetitions.
  package var progress: (number: Int, count: Int)? {
    frames.first { $0.repetition != nil }.map { ($0.number, $0.items.count) }
  }

  /// Goes to an item of that repetition, whose first piece comes next.
  package func skip(to number: Int) {
    guard let index = frames.firstIndex(where: { $0.repetition != nil }),
      frames[index].items.indices.contains(number)
    else { return }
    while frames.count > index + 1 { leave() }
    (frames[index].number, frames[index].next, frames[index].hasBegun) = (number, 0, false)
    setItem(of: frames[index])
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
    var readsOtherValues = false
    if let imports = node.cell?.linked?.imports, !imports.isEmpty, let tree = node.tree {
      // What it reads around it may be another value than when it was used last.
      readsOtherValues = tree.setImports(list.values(of: imports))
    }
    node.cell?.items = items
    node.changeState(NodeData(values))
    // Whoever takes the piece asks it for more than its size: whether it is there at all, for one. What it comes to does not
    // follow from how wide it was where it stood last.
    if readsOtherValues || known != nil { node.cell?.follower?.updateInRoom() }
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

  private func enter(_ repetition: RepetitionProgram, _ parts: [FlowPart], _ items: FlowItems) {
    guard let node = list.node, let around = frames.last?.scope else { return }
    let scope = InstanceScope(of: repetition, in: around, cellsOf: node.tree.graph)
    let frame = Frame(parts: parts, scope: scope, repetition: repetition, items: items)
    setItem(of: frame)
    frames.append(frame)
  }

  private func setItem(of frame: Frame) {
    guard let graph = list.node?.tree.graph else { return }
    frame.scope.put(frame.items[frame.number], at: frame.number, in: graph)
  }

  private func leave() {
    let frame = frames.removeLast()
    if frame.repetition != nil { list.node?.tree.drop(frame.scope.item, count: 2) }
  }

  // MARK: Expressions

  /// The numbers of the items that the source is in, the outermost repetition's first.
  private var items: [Int] { frames.compactMap { $0.repetition == nil ? nil : $0.number } }

  /// What is wrong, with the item in which it is.
  private func placed(_ problem: Diagnostic) -> Diagnostics {
    var found = PlacedProblems()
    found.note(problem, at: (list.node.map { $0.tree.items(around: $0.base) } ?? []) + items)
    return Diagnostics(found.all(Diagnostic.Note.init(items:)))
  }

  /// Evaluates expressions of the container, of which nothing follows that would be brought up to date.
  private func evaluating<Result>(
    _ references: [Reference], in scope: InstanceScope,
    _ evaluate: (ContextSlots) throws(Diagnostic) -> Result
  ) throws(Diagnostics) -> Result {
    do throws(Diagnostic) {
      guard let node = list.node else { throw .flowWithoutContainer }
      let tree = node.tree
      let slots = ContextSlots(tree: tree, parent: node.id, scope: scope, references: references)
      return try tree.keeping { () throws(Diagnostic) in
        try tree.graph.untracked { () throws(Diagnostic) in try evaluate(slots) }
      }
    } catch {
      throw placed(error)
    }
  }
}

extension FlowPart {
  /// Whether it is a repetition or a choice.
  fileprivate var decides: Bool { if case .region = self { true } else { false } }
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
