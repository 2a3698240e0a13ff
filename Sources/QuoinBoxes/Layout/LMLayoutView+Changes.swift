import Foundation
import QuoinViews

/// A subview that measures differently, and what it measured before; nothing when that is not known.
struct SubviewChange {
  let view: UIView
  let before: MeasuredSizes?
}

extension LMLayoutView {
  /// Notes that a subview would measure differently.
  final func noteChange(of subview: UIView) {
    changes.note(subview)
    announceChange()
  }

  /// Notes that all that was measured is out of date.
  final func noteEverything() {
    changes.noteEverything()
    knowsInsets = false
    announceChange()
  }

  /// Forgets all that was measured without telling the box around, which is about to ask.
  final func forgetMeasures() {
    changes.noteEverything()
    knowsInsets = false
    isUnsettled = true
    markNeedsLayout()
    measuredSizes.removeAll()
  }

  private func announceChange() {
    isUnsettled = true
    markNeedsLayout()
    if hasToldSuperview { return }
    hasToldSuperview = true
    measuredSizes.invalidate()
    guard let parent else { return }
    // A box of fixed size changes within only.
    if parent.isBox, !boxValues.width.isNaN, !boxValues.height.isNaN, !isSeenInto { return }
    parent.fittingSizeDidChange(of: self)
  }

  /// Whether a box around this one depends on more of it than its size: on its cells in a grid, or on its baselines, which
  /// may count as those of boxes between.
  private var isSeenInto: Bool {
    var box = outerBox
    if box?.hasGrid == true { return true }
    while let outer = box {
      if outer.dependsOnBaselines { return true }
      box = outer.outerBox
    }
    return false
  }

  /// Brings the measures up to date by measuring again what was measured before, as far as subviews have changed.
  ///
  /// - Returns: Whether any measure differs.
  @discardableResult
  final func settle() -> Bool {
    guard isUnsettled else { return false }
    isUnsettled = false
    hasToldSuperview = false
    if changes.isEverything, measuredSizes.isEmpty {
      forgetEverything()
      return false
    }
    let old = measuredSizes
    if changes.isEverything {
      measuredSizes.removeAll()
      forgetEverything()
    } else {
      let differing = settleSubviews()
      measuredSizes.isStale = false
      if differing.isEmpty { return false }
      measuredSizes.removeAll()
      if old.hasExact, boxValues.height.isNaN,
        let height = remeasureHeight(at: old.exactWidth, after: differing)
      {
        measuredSizes.keepHeight(height, at: old.exactWidth)
      } else {
        isPlaced = false
        forgetContent()
      }
    }
    let differs = measuresDiffer(from: old)
    if differs { hasNewMeasures = true }
    return differs
  }

  private func forgetEverything() {
    changes.clear()
    settledVersion = childrenVersion
    knowsInsets = false
    isPlaced = false
    forgetContent()
  }

  private func settleSubviews() -> [SubviewChange] {
    let dependsOnBaselines = dependsOnBaselines
    var differing: [SubviewChange] = []
    for reference in changes.subviews ?? [] {
      let view = reference.takeUnretainedValue()
      let before = sizesBeforeChange(of: view)
      if remeasure(view) || dependsOnBaselines || view.boxValues.derivesHeight {
        differing.append(SubviewChange(view: view, before: before))
      }
    }
    changes.clear()
    return differing
  }

  /// What a subview measured before it changed; nothing when somebody else has measured it since.
  private func sizesBeforeChange(of view: UIView) -> MeasuredSizes? {
    let sizes = view.measuredSizes
    let isMeasuredSince =
      view.isBox ? unsafeDowncast(view, to: LMLayoutView.self).hasNewMeasures : !sizes.isStale
    return isMeasuredSince || sizes.hasForgotten ? nil : sizes
  }

  private func measuresDiffer(from old: MeasuredSizes) -> Bool {
    if old.hasForgotten { return true }
    if old.hasExact, height(at: old.exactWidth) != old.exactHeight { return true }
    if old.hasNatural, naturalSize() != old.natural { return true }
    if old.hasLimited, size(within: old.limit) != old.limited { return true }
    if old.hasNaturalWidth, width(within: .infinity) != old.natural.width { return true }
    if old.hasLimitedWidth, width(within: old.limit) != old.limited.width { return true }
    return false
  }

  /// Measures a subview again as it was measured before.
  ///
  /// - Returns: Whether any measure differs.
  private func remeasure(_ view: UIView) -> Bool {
    if view.isBox {
      let box = unsafeDowncast(view, to: LMLayoutView.self)
      let differs = box.settle() || box.hasNewMeasures
      box.hasNewMeasures = false
      return differs
    }
    let old = view.measuredSizes
    // Somebody else has measured it meanwhile, and what this box saw is lost.
    if !old.isStale { return !old.isEmpty }
    view.measuredSizes.removeAll()
    if old.hasForgotten { return true }
    if old.hasNatural, measureLeaf(view, within: .infinity) != old.natural { return true }
    if old.hasLimited, measureLeaf(view, within: old.limit) != old.limited { return true }
    return false
  }
}
