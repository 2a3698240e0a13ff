import Foundation
import QuoinViews

/// What was known of a subview's size; the measures of its own of a box.
struct KnownMeasures {
  let sizes: MeasuredSizes
  let box: BoxMeasures?

  /// The height that was known for a width, in points.
  ///
  /// - Parameter isExact: Whether heights at other widths tell nothing.
  func height(at width: CGFloat, isExact: Bool) -> CGFloat? {
    if let box, box.exactWidth == width { return box.height }
    return isExact ? nil : sizes.size(within: width)?.height
  }
}

/// A subview that measures differently, and what it measured before; nothing when that is not known.
struct SubviewChange {
  let view: UIView
  /// What was said of its size before.
  let sizing: LayoutSizing
  let before: KnownMeasures?
}

extension LMLayoutView {
  /// Notes that a subview would measure differently.
  ///
  /// - Parameter sizing: What was said of its size before, if that has changed.
  final func noteChange(of subview: UIView, from sizing: LayoutSizing? = nil) {
    changes.note(subview, from: sizing)
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
    baselines.removeAll()
    forgetSizes()
  }

  private func forgetSizes() {
    measuredSizes.removeAll()
    boxMeasures = BoxMeasures()
  }

  private func announceChange() {
    isUnsettled = true
    if rigidity != .unknown { (toldRigidity, rigidity) = (rigidity, .unknown) }
    markNeedsLayout()
    // Whoever around this box depends on more of it than its size: on its baselines, or on its cells in a grid.
    let isSeenInto = !baselines.isEmpty || outerBox?.hasGrid == true
    if !baselines.isEmpty { baselines.removeAll() }
    if hasToldSuperview { return }
    hasToldSuperview = true
    measuredSizes.invalidate()
    guard let parent else { return }
    // A box of fixed size changes within only.
    if parent.isBox, !sizing.width.isNaN, !sizing.height.isNaN, !isSeenInto { return }
    didChange(.fitting)
  }

  /// Brings the measures up to date by measuring again what was measured before, as far as subviews have changed.
  ///
  /// - Returns: Whether any measure differs.
  @discardableResult
  final func settle() -> Bool {
    guard isUnsettled else { return false }
    isUnsettled = false
    hasToldSuperview = false
    if changes.isEverything, measuredSizes.isEmpty, boxMeasures.isEmpty {
      forgetEverything()
      return false
    }
    let (old, oldBox) = (measuredSizes, boxMeasures)
    if changes.isEverything {
      forgetSizes()
      forgetEverything()
    } else {
      let differing = settleSubviews()
      measuredSizes.isStale = false
      if differing.isEmpty { return false }
      forgetSizes()
      if let (width, height) = remeasureHeight(after: differing) {
        if oldBox.exactWidth == width, sizing.height.isNaN { boxMeasures.keepHeight(height, at: width) }
      } else {
        isPlaced = false
        forgetContent()
      }
    }
    let differs = measuresDiffer(from: old, oldBox)
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
    for entry in changes.subviews ?? [] {
      let view = entry.view
      let (before, sizing) = (sizesBeforeChange(of: view), entry.sizing ?? view.sizing)
      if remeasure(view) || dependsOnBaselines || view.sizing.derivesHeight || sizing != view.sizing {
        differing.append(SubviewChange(view: view, sizing: sizing, before: before))
      }
    }
    changes.clear()
    return differing
  }

  /// What a subview measured before it changed; nothing when somebody else has measured it since.
  ///
  /// What has given way to measures within other widths is no reason to look at all subviews again: what is left was true at
  /// the same time. Otherwise the first change in each cell of a long list would take as long as all of it, once that has
  /// got another width.
  private func sizesBeforeChange(of view: UIView) -> KnownMeasures? {
    let sizes = view.measuredSizes
    if sizes.hasForgottenOlder { return nil }
    guard let box = view.asBox else { return sizes.isStale ? KnownMeasures(sizes: sizes, box: nil) : nil }
    if box.hasNewMeasures { return nil }
    return KnownMeasures(sizes: sizes, box: box.boxMeasures)
  }

  private func measuresDiffer(from old: MeasuredSizes, _ oldBox: BoxMeasures) -> Bool {
    if old.hasForgotten || oldBox.hasForgotten { return true }
    if oldBox.hasHeight, height(at: oldBox.exactWidth) != oldBox.height { return true }
    if old.hasNatural, naturalSize() != old.natural { return true }
    if old.hasLimited, size(within: old.limit) != old.limited { return true }
    if !oldBox.naturalWidth.isNaN, width(within: .infinity) != oldBox.naturalWidth { return true }
    return !oldBox.limitedWidth.isNaN && width(within: oldBox.limit) != oldBox.limitedWidth
  }

  /// Measures a subview again as it was measured before.
  ///
  /// - Returns: Whether any measure differs.
  private func remeasure(_ view: UIView) -> Bool {
    if let box = view.asBox {
      let differs = box.settle() || box.hasNewMeasures
      box.hasNewMeasures = false
      return box.changesRigidity() || differs
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
