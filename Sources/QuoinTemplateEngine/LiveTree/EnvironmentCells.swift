import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// The cells of what surrounds a tree, and of what else is no node's own.
struct EnvironmentCells {
  /// How many there are, the first of all.
  static let count: CellID = 6
  let width: CellID = 0
  let height: CellID = 1
  /// The part of the root that bars cover.
  let safeArea: CellID = 2
  /// Whether a root without a size fills its surroundings.
  let fills: CellID = 3
  /// Stands for direction, scale, style and text size; changes whenever one of them does.
  let traits: CellID = 4
  /// Set anew to let everything be evaluated that has read properties of views.
  let views: CellID = 5

  /// Adds them to a graph that has no others yet.
  func add(to graph: CellGraph) {
    _ = graph.add(Int(Self.count), owner: -1)
    for cell in [width, height, traits, views] { graph.set(cell, to: .number(0)) }
    graph.set(safeArea, to: .boxed(HostValue(UIEdgeInsets.zero)))
    graph.set(fills, to: .bool(false))
  }

  func size(in graph: CellGraph) -> CGSize {
    guard case .number(let width) = graph.cells[Int(width)].value,
      case .number(let height) = graph.cells[Int(height)].value
    else { return .zero }
    return CGSize(width: width, height: height)
  }

  func safeArea(in graph: CellGraph) -> UIEdgeInsets {
    guard case .boxed(let box) = graph.cells[Int(safeArea)].value else { return .zero }
    return box.value as? UIEdgeInsets ?? .zero
  }

  func fills(in graph: CellGraph) -> Bool {
    if case .bool(let fills) = graph.cells[Int(fills)].value { fills } else { false }
  }
}

extension PixelGrid {
  /// The grid of some traits; that of the main screen where they leave the scale open.
  init(for traits: UITraitCollection) {
    let scale = traits.layoutScale > 0 ? traits.layoutScale : traits.displayScale
    self.init(scale: scale > 0 ? scale : UIScreen.main.scale)
  }
}

extension LiveTree {
  /// Tells how large the root's surroundings are and which part of them bars cover.
  func setSurroundings(_ size: CGSize, safeArea insets: UIEdgeInsets, rootFills: Bool) {
    graph.set(environment.width, to: .number(size.width))
    graph.set(environment.height, to: .number(size.height))
    if environment.safeArea(in: graph) != insets {
      graph.set(environment.safeArea, to: .boxed(HostValue(insets)))
    }
    graph.set(environment.fills, to: .bool(rootFills))
  }

  /// Takes the surroundings over from a tree in whose place this one comes.
  func take(surroundingsOf other: LiveTree) {
    setSurroundings(
      other.environment.size(in: other.graph), safeArea: other.environment.safeArea(in: other.graph),
      rootFills: other.rootFillsSurroundings)
    setTraits(other.traits)
    grid = other.grid
  }

  var rootFillsSurroundings: Bool { environment.fills(in: graph) }

  /// Tells what the surroundings are like besides their size.
  func setTraits(_ traits: UITraitCollection) {
    if traits != self.traits {
      self.traits = traits
      graph.advance(environment.traits)
    }
    let grid = PixelGrid(for: traits)
    guard grid != self.grid else { return }
    self.grid = grid
    // Lengths stay what they are; where the pixels lie is another matter for each view.
    for node in table.nodes where node.program.component.hasView {
      graph.touched.append(node.cell(CellOffset.width))
    }
  }

  /// Lets everything be measured again whose views have come where pixels are of another size, though the tree was evaluated
  /// for that size already.
  func noteScaleOfViews() { graph.advance(environment.traits) }

  /// What bars cover of the view of the nearest controller around a node that a container has placed, or else of the root.
  func safeArea(of node: LiveNode?) throws(Diagnostic) -> Value {
    var current = node
    while let next = current {
      if next.isArranged, next.program.component.isController, let parent = next.parent {
        try next.requireArrangement()
        _ = try graph.read(parent.cell(CellOffset.arrangement))
        return .boxed(HostValue(next.view.safeAreaInsets))
      }
      current = next.parent
    }
    return try graph.read(environment.safeArea)
  }

  func surroundingLength(_ axis: Axis) throws(Diagnostic) -> Double {
    let cell = axis == .horizontal ? environment.width : environment.height
    guard case .number(let length) = try graph.read(cell) else { return 0 }
    return length
  }

  /// The length of a root that says nothing about it; nothing when its content decides.
  func rootLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard case .bool(true) = try graph.read(environment.fills) else { return nil }
    let length = try surroundingLength(axis)
    return length > 0 ? length : nil
  }

  func isRightToLeft(_ node: LiveNode) -> Bool {
    graph.observe(environment.traits)
    return node.view.superview == nil && traits.layoutDirection != .unspecified
      && node.view.semanticContentAttribute == .unspecified
      ? traits.layoutDirection == .rightToLeft : node.view.isRightToLeft
  }
}
