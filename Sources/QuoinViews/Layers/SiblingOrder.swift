import Foundation

/// What stands in a view or a layer beside others.
enum Sibling {
  case view(UIView)
  /// A layer of its own.
  case layer(CALayer)

  /// How far to the front it is moved.
  var depth: CGFloat {
    switch self {
    case .view(let view): return view.rare?.layer?.zPosition ?? 0
    case .layer(let layer): return layer.zPosition
    }
  }
}

extension UIView {
  /// The subviews in the order in which they are drawn: by their layers' `zPosition`, then as they were added.
  package final var childrenFromBack: [UIView] {
    if !childrenHaveDepths { return children }
    guard let sorted = children.sorted(byDepth: { $0.rare?.layer?.zPosition ?? 0 }) else {
      // Those that had one may have left, or lie in the plane again.
      childrenHaveDepths = false
      return children
    }
    return sorted
  }
}

extension CALayer {
  /// The subviews of the layer's view and the layers that were added, in the order in which they are drawn.
  final var siblingsFromBack: [Sibling] {
    let siblings = ownSublayers.merged(with: view?.children ?? [])
    return siblings.sorted(byDepth: \.depth) ?? siblings
  }
}

nonisolated extension Array {
  /// The elements by their depth, those of one depth in their order; nothing where none has any.
  fileprivate func sorted(byDepth depth: (Element) -> CGFloat) -> [Element]? {
    let depths = enumerated().map { (depth: depth($1), index: $0, element: $1) }
    if depths.allSatisfy({ $0.depth == 0 }) { return nil }
    return depths.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.element)
  }
}
