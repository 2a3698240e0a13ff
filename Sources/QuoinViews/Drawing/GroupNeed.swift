import Foundation
import QuoinGraphics

/// Whether a half transparent view has to be drawn as a group, or its parts can be drawn with its alpha one by one,
/// because none lies over another.
struct GroupNeed {
  /// The alphas to draw with when no group is needed.
  struct Shares {
    var background: CGFloat
    var children: CGFloat
  }

  /// More subviews than these are drawn as a group rather than compared.
  private static let comparedChildren = 8

  /// What to draw with; nothing when a group is needed.
  let shares: Shares?

  init(_ view: UIView, layer: CALayer?, alpha: CGFloat) {
    let hasOwnDrawing =
      view.drawsContent || view.drawsOverSubviews
      || layer.map { $0.drawsOwnContent || $0.hasOwnSublayers || $0.borderWidth > 0 || $0.shadowOpacity > 0 }
        == true
    if hasOwnDrawing {
      shares = nil
    } else if view.children.isEmpty {
      shares = Shares(background: alpha, children: 1)
    } else if view.backgroundColor == nil, Self.childrenKeepApart(view) {
      shares = Shares(background: 1, children: alpha)
    } else {
      shares = nil
    }
  }

  private static func childrenKeepApart(_ view: UIView) -> Bool {
    let children = view.children
    if children.count > comparedChildren { return false }
    // A child that lets something out may cover its sibling's.
    if children.count > 1, children.contains(where: \.letsOut) { return false }
    for (index, child) in children.enumerated() {
      for other in children[(index + 1)...] where child.frame.overlaps(other.frame) { return false }
    }
    return true
  }
}

extension UIView {
  /// Whether anything that counts may be drawn beyond the bounds.
  fileprivate final var letsOut: Bool {
    if clipsToBounds { return false }
    let layer = rare?.layer
    if !children.isEmpty || layer?.hasOwnSublayers == true { return true }
    let extent = extent(for: .siblings) ?? contentExtent(with: layer)
    return (layer?.extentWithShadow(extent) ?? extent) != bounds
  }
}
