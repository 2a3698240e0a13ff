import Foundation
import QuoinGraphics

extension UIView {
  final func ensureRare() -> RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// A number to find the view by.
  public final var tag: Int {
    get { rare?.tag ?? 0 }
    set { ensureRare().tag = newValue }
  }

  // MARK: Tint

  final var inheritedTintColor: UIColor {
    let color = nearestTintColor ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// Whether the tint is the one that is set or a gray as light; the superview's way unless set, and never automatic when
  /// it is read.
  public final var tintAdjustmentMode: UIViewTintAdjustmentMode {
    get {
      var view: UIView? = self
      while let next = view {
        if let mode = next.rare?.tintAdjustmentMode, mode != .automatic { return mode }
        view = next.parent
      }
      return .normal
    }
    set {
      if newValue == .automatic, rare == nil { return }
      ensureRare().tintAdjustmentMode = newValue
      tintColorChanged()
    }
  }

  /// Pixels a point for the view's own drawing: what was set, which changes nothing here, or those of the view's tree.
  public final var contentScaleFactor: CGFloat {
    get { rare?.contentScaleFactor ?? displayScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      ensureRare().contentScaleFactor = newValue
    }
  }

  /// The tint that is set here or nearest above; nothing where nobody sets one.
  final var nearestTintColor: UIColor? {
    var view: UIView? = self
    while let next = view {
      if let color = next.rare?.tintColor { return color }
      view = next.parent
    }
    return nil
  }

  final func setTintColor(_ color: UIColor?) {
    if color == nil, rare == nil { return }
    ensureRare().tintColor = color
    tintColorChanged()
  }

  final func tintColorChanged() {
    walkSubtree(where: { view in
      if view !== self, view.rare?.tintColor != nil { return false }
      view.tintColorDidChange()
      view.didChange(.look)
      return true
    })
  }

  // MARK: Traits

  /// The environment at the view: the screen's and the window's, with the overrides on the way down.
  public final var traitCollection: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view = self
    while true {
      if let traits = view.rare?.traitOverrides { overrides.append(traits) }
      guard let next = view.parent else { break }
      view = next
    }
    return view.traits(overriddenBy: overrides)
  }

  /// Whether nobody from here up to the root says anything of the traits, so that outside of windows they are those of the
  /// work at hand.
  final var seesOutermostTraits: Bool {
    var view: UIView? = self
    while let next = view {
      if next.rare?.traitOverrides != nil { return false }
      view = next.parent
    }
    return true
  }

  /// Traits that the view and everything in it see instead of those above; nothing to override none.
  public final var traitOverrides: UITraitCollection? {
    get { rare?.traitOverrides }
    set {
      if newValue == nil, rare == nil { return }
      let previous = traitCollection
      ensureRare().traitOverrides = newValue
      if previous != traitCollection { didChange(.traits, from: previous) }
    }
  }

  /// Light or dark for the view and everything in it; unspecified for what the surroundings say.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traitOverrides?.userInterfaceStyle ?? .unspecified }
    set {
      var values = (traitOverrides ?? UITraitCollection()).values
      values.userInterfaceStyle = newValue
      traitOverrides = UITraitCollection(values)
    }
  }

  /// Pixels a point in the view's tree: what traits override, or the screen's of its window; the main screen's when
  /// nobody says.
  public final var displayScale: CGFloat { statedScale ?? UITraitCollection.mainScreen.displayScale }

  /// The scale that traits, a window or the work at hand states; nothing where the main screen's holds for want of one.
  package final var statedScale: CGFloat? {
    if storedParent == nil, rare == nil { return statedRootScale }
    var view = self
    while true {
      if let scale = view.rare?.traitOverrides?.displayScale, scale > 0 { return scale }
      guard let next = view.parent else { return view.statedRootScale }
      view = next
    }
  }

  /// The lines that layout rounds to: those of the pixels, or much finer ones where what is drawn has none.
  package final var pixelGrid: PixelGrid {
    var view = self
    while true {
      if let traits = view.rare?.traitOverrides, traits.displayScale > 0 {
        return PixelGrid(scale: traits.layoutScale > 0 ? traits.layoutScale : traits.displayScale)
      }
      guard let next = view.parent else { break }
      view = next
    }
    let scale = view.rootTraits.layoutScale
    return PixelGrid(
      scale: scale > 0 ? scale : view.statedRootScale ?? UITraitCollection.mainScreen.displayScale)
  }

  /// The scale that is stated for what the view stands in, or for itself where it is a root; 0 where it is not stated.
  ///
  /// One call and one reference, since positions ask whenever they are made.
  package final var surroundingScale: CGFloat { (storedParent ?? self).statedScale ?? 0 }

  // MARK: Direction

  /// Which way the view's content runs, by its semantics and its surroundings.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch storedSemantics {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return surroundingDirection
    }
  }

  /// The direction around the view, whatever its own semantics.
  package final var surroundingDirection: UIUserInterfaceLayoutDirection {
    var view = self
    while true {
      if let direction = view.rare?.traitOverrides?.layoutDirection, direction != .unspecified {
        return direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
      guard let next = view.parent else { break }
      view = next
    }
    return view.rootTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction for some semantics in left-to-right surroundings.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  final func setSemantics(_ semantics: UISemanticContentAttribute) {
    guard semantics != storedSemantics else { return }
    storedSemantics = semantics
    if constraintMarks.contains(.tied) { rare?.tie?.surroundingsDidChange() }
    setNeedsLayout()
    didChange(.look)
  }

  /// Whether the view's content runs from right to left.
  public final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

nonisolated extension UIColor {
  /// A gray that is as light.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedCGColor(with: traits)
      // The weights of Rec. 709.
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: gray, alpha: color.alpha)
    }
  }
}
