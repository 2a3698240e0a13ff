import Foundation
import QuoinViews

extension LMLayoutView {
  /// The first or last baseline of the first or last subview in the box of a size; the bottom of a box without any. Worked
  /// out once until something changes.
  final func baseline(_ which: LMBaseline, in size: CGSize) -> CGFloat {
    enter()
    settle()
    if let known = baselines.offset(isFirst: which == .first, for: size) { return known }
    guard let offset = onLevel({ measureBaseline(which, in: size) }) else { return size.height }
    baselines.keep(offset, isFirst: which == .first, for: size)
    return offset
  }

  private func measureBaseline(_ which: LMBaseline, in size: CGSize) -> CGFloat {
    guard let subview = which == .first ? firstDisplayable : lastDisplayable,
      let frame = place(of: subview, in: size)
    else { return size.height }
    return frame.minY + baseline(which, of: subview, size: frame.size)
  }

  /// Where a subview of a size has the baseline that counts, in whole pixels below its top.
  final func baseline(_ baseline: LMBaseline, of child: UIView, size: CGSize) -> CGFloat {
    let offset =
      switch baseline {
      case .first: child.firstBaselineOffset(for: size)
      case .last: child.lastBaselineOffset(for: size)
      }
    return offset.isFinite ? pixels.round(offset) : size.height
  }
}
