import Foundation
import QuoinGraphics

/// What of a view has changed.
package nonisolated struct ViewAspects: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Where the view is: its place in the superview, its transform, the origin of its bounds.
  package static let place = ViewAspects(rawValue: 1 << 0)
  /// How large the view is.
  package static let size = ViewAspects(rawValue: 1 << 1)
  /// Where and how large the view is.
  package static let geometry: ViewAspects = [.place, .size]
  /// Which subviews the view has, and their order.
  package static let hierarchy = ViewAspects(rawValue: 1 << 2)
  /// What the view stands in.
  package static let surroundings = ViewAspects(rawValue: 1 << 3)
  /// What the view shows, and with it what it measures.
  package static let content = ViewAspects(rawValue: 1 << 4)
  /// What the view looks like, but not what it measures.
  package static let look = ViewAspects(rawValue: 1 << 5)
  /// The environment: style, scale, direction, sizes.
  package static let traits = ViewAspects(rawValue: 1 << 6)
  /// What is said of the view to those who do not see it.
  package static let accessibility = ViewAspects(rawValue: 1 << 7)
  /// What the view says to the container that it stands in, beside what it measures: whether it is there, how strongly it
  /// holds on to its size, what is added to the safe area.
  package static let fitting = ViewAspects(rawValue: 1 << 8)
}

extension UIView {
  /// The one gate that every change of a property goes through, after it: layout, the safe area, traits and what has to
  /// be drawn again follow from here.
  ///
  /// - Parameters:
  ///   - aspects: What has changed.
  ///   - previous: The traits before, where these have changed.
  // In place: each caller knows its aspects, so that nothing but what they ask for is left of this.
  @inline(__always)
  package final func didChange(_ aspects: ViewAspects, from previous: UITraitCollection? = nil) {
    // Subviews that come, go or move in the order are looked at one by one; some aspects are not seen at all.
    if aspects == .hierarchy {
      if !drawingMarks.isSuperset(of: .changedWithin) { markForDrawing(.changedWithin) }
    } else if !aspects.isSubset(of: [.accessibility, .fitting]), !drawingMarks.isSuperset(of: .changed) {
      markForDrawing(.changed)
    }
    if aspects.contains(.size) { setNeedsLayout() }
    if aspects.contains(.hierarchy) {
      setNeedsLayout()
      if !measuredSizes.isEmpty, !measuredSizes.isStale { invalidateMeasures() }
    }
    if aspects.contains(.content) { invalidateMeasures() }
    if aspects.contains(.traits), let previous { tellTraits(from: previous) }
    if isInSafeArea, !aspects.isDisjoint(with: [.geometry, .surroundings]) {
      updateSafeArea(resized: aspects.contains(.size) || aspects.contains(.surroundings))
    }
    if aspects.contains(.fitting) { parent?.fittingSizeDidChange(of: self) }
    if constraintMarks.contains(.tied), !aspects.isDisjoint(with: [.geometry, .content, .fitting]) {
      rare?.tie?.ownerDidChange(aspects)
    }
    if isObserved { tellObservations() }
  }

  /// The gate for what is said of the view's size to its container, which is told what was said before.
  package final func sizingDidChange(from old: LayoutSizing) {
    layoutSizingDidChange()
    parent?.layoutSizingDidChange(of: self, from: old)
  }

  /// The gate for what the container keeps with the view.
  package final func containerSlotDidChange() { parent?.layoutSizingDidChange(of: self, from: sizing) }

  private func invalidateMeasures() {
    // Who has measured and not asked since the last change knows already.
    if !measuredSizes.isStale { tellContentListeners() }
    measuredSizes.invalidate()
    parent?.fittingSizeDidChange(of: self)
  }

  private func tellTraits(from previous: UITraitCollection) {
    traitCollection.asCurrentOfView {
      var isOverridden = false
      forEachInSubtree { view in
        view.measuredSizes.removeAll()
        if view.constraintMarks.contains(.tied) { view.rare?.tie?.surroundingsDidChange() }
        view.markNeedsLayout()
        // Views come before those in them.
        if view !== self, view.rare?.traitOverrides != nil { isOverridden = true }
        if isOverridden {
          view.traitCollection.asCurrentOfView { view.hearOfTraits(from: previous) }
        } else {
          view.hearOfTraits(from: previous)
        }
      }
    }
    parent?.fittingSizeDidChange(of: self)
  }

  private func hearOfTraits(from previous: UITraitCollection) {
    // UIKit's order: the controller, then its view.
    rare?.owner?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    if let observers = rare?.traitObservers, !observers.isEmpty {
      observers.tell(from: previous, to: traitCollection)
    }
    rare?.owner?.traitObservers.tell(from: previous, to: traitCollection)
  }

  // MARK: Drawing

  /// Whether anything in the view looks different from when it was drawn last.
  ///
  /// Where it does, so it does in the superview.
  package final var isDrawingNeeded: Bool { drawingMarks.contains(.needsDrawing) }

  @inline(never)
  private func markForDrawing(_ marks: DrawingMarks) {
    var (view, marks) = (self, marks)
    while !view.drawingMarks.isSuperset(of: marks) {
      view.drawingMarks.formUnion(marks)
      guard let host = view.drawingHost else { return }
      // What a mask lets through is a matter of the masked view itself.
      marks = view.parent == nil ? .changed : .changedWithin
      view = host
    }
  }

  final func setBackgroundColor(_ color: UIColor?) {
    willChange(.backgroundColor)
    storedBackgroundColor = color
    didChange(.look)
  }

  final func setAlpha(_ alpha: CGFloat) {
    willChange(.opacity)
    storedAlpha = alpha.isNaN ? storedAlpha : min(max(alpha, 0), 1)
    didChange(.look)
  }

  final func setClipsToBounds(_ clips: Bool) {
    storedClipsToBounds = clips
    didChange(.look)
  }

  final func setContentMode(_ mode: ContentMode) {
    storedContentMode = mode
    didChange(.look)
  }

  final func setHidden(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else { return }
    storedIsHidden = isHidden
    didChange(.look)
    tellContentListeners()
    didChange(.fitting)
  }

  /// Takes note that the view and everything in it has been drawn.
  final func noteDrawn() {
    var masks: [UIView] = []
    var next: UIView? = self
    while let drawn = next {
      drawn.walkSubtree(where: { view in
        if let rare = view.rare {
          if let mask = rare.mask { masks.append(mask) }
          if let mask = rare.layer?.mask?.view { masks.append(mask) }
        }
        return view.drawingMarks.remove(.needsDrawing) != nil
      })
      next = masks.popLast()
    }
  }
}
