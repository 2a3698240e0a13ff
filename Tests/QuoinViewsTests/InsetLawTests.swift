import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Margins, safe areas and guides over random trees")
struct InsetLawTests {
  private func insets(_ numbers: inout SeededGenerator) -> UIEdgeInsets {
    UIEdgeInsets(
      top: numbers.number(0...40), left: numbers.number(0...40), bottom: numbers.number(0...40),
      right: numbers.number(0...40))
  }

  /// How far insets of a superview reach into a view.
  private func reach(_ insets: UIEdgeInsets, into view: UIView) -> UIEdgeInsets {
    guard let bounds = view.superview?.bounds else { return .zero }
    let frame = view.frame
    return UIEdgeInsets(
      top: max(0, bounds.minY + insets.top - frame.minY),
      left: max(0, bounds.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - insets.bottom)),
      right: max(0, frame.maxX - (bounds.maxX - insets.right)))
  }

  /// Views that stick out of one have no more of a safe area than that.
  private func areaReach(_ insets: UIEdgeInsets, into view: UIView) -> UIEdgeInsets {
    let reach = reach(insets, into: view)
    return UIEdgeInsets(
      top: min(reach.top, insets.top), left: min(reach.left, insets.left),
      bottom: min(reach.bottom, insets.bottom), right: min(reach.right, insets.right))
  }

  private func sum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  private func greater(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
      right: max(a.right, b.right))
  }

  private func isNear(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool {
    abs(a.top - b.top) < 1e-9 && abs(a.left - b.left) < 1e-9 && abs(a.bottom - b.bottom) < 1e-9
      && abs(a.right - b.right) < 1e-9
  }

  @Test("Safe areas and margins follow from those above")
  func laws() {
    for seed in 1...120 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let tree = RandomViews(seed: seed)
      tree.root.setSafeAreaInsets(insets(&numbers))
      var safe: [ObjectIdentifier: UIEdgeInsets] = [:]
      var margins: [ObjectIdentifier: UIEdgeInsets] = [:]
      for view in tree.all {
        var own: UIEdgeInsets?
        if numbers.isOne(in: 6) {
          own = insets(&numbers)
          view.setSafeAreaInsets(own)
        }
        var set = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        if numbers.isOne(in: 2) {
          view.semanticContentAttribute = .forceRightToLeft
        }
        if numbers.isOne(in: 2) {
          set = insets(&numbers)
          view.layoutMargins = set
          let leading = view.semanticContentAttribute == .forceRightToLeft ? set.right : set.left
          #expect(view.directionalLayoutMargins.leading == leading)
        }
        view.insetsLayoutMarginsFromSafeArea = !numbers.isOne(in: 3)
        view.preservesSuperviewLayoutMargins = numbers.isOne(in: 2)
        let above = view.superview.map(ObjectIdentifier.init)
        let rootSafe = view === tree.root ? tree.root.safeAreaInsets : nil
        let area = own ?? rootSafe ?? areaReach(above.flatMap { safe[$0] } ?? .zero, into: view)
        safe[ObjectIdentifier(view)] = area
        var wanted = view.insetsLayoutMarginsFromSafeArea ? sum(set, area) : set
        if view.preservesSuperviewLayoutMargins, let above {
          wanted = greater(wanted, reach(margins[above] ?? .zero, into: view))
        }
        margins[ObjectIdentifier(view)] = wanted
        #expect(isNear(view.safeAreaInsets, area), "seed \(seed)")
        #expect(isNear(view.layoutMargins, wanted), "seed \(seed)")
        let inside = view.bounds.inset(by: wanted)
        let guide = view.layoutMarginsGuide.layoutFrame
        #expect(guide.width == max(0, inside.size.width) && guide.height == max(0, inside.size.height))
        if inside.size.width >= 0 { #expect(guide.minX == inside.origin.x) }
        if inside.size.width < 0 {
          #expect(abs(guide.minX - (inside.origin.x + inside.size.width / 2)) < 1e-9)
        }
        if inside.size.height < 0 {
          #expect(abs(guide.minY - (inside.origin.y + inside.size.height / 2)) < 1e-9)
        }
        #expect(view.readableContentGuide.layoutFrame == guide)
      }
    }
  }

  @Test("A change of margins or of the safe area is told once, here and where it counts below")
  func told() {
    final class Told: UIView {
      var margins = 0
      var areas = 0
      override func layoutMarginsDidChange() { margins += 1 }
      override func safeAreaInsetsDidChange() { areas += 1 }
    }
    let (outer, inner, free) = (Told(), Told(), Told())
    outer.addSubview(inner)
    outer.addSubview(free)
    inner.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.margins == 1)
    outer.layoutIfNeeded()
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect((outer.margins, inner.margins, free.margins) == (1, 2, 0))
    #expect(outer.isLayoutNeeded && inner.isLayoutNeeded && !free.isLayoutNeeded)
    free.insetsLayoutMarginsFromSafeArea = false
    free.insetsLayoutMarginsFromSafeArea = false
    #expect(free.margins == 1)
    outer.layoutIfNeeded()
    outer.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    outer.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect((outer.areas, inner.areas, free.areas) == (1, 1, 1))
    #expect((outer.margins, inner.margins, free.margins) == (2, 3, 1))
    #expect(outer.isLayoutNeeded && inner.isLayoutNeeded && free.isLayoutNeeded)
    outer.setSafeAreaInsets(nil)
    #expect(outer.safeAreaInsets == .zero && outer.areas == 2)
    let plain = Told()
    plain.setSafeAreaInsets(nil)
    #expect(plain.areas == 0)
  }

  @Test("A guide is in one view at a time, and is a view's own to remove")
  func guides() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView === first && first.layoutGuides == [guide])
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second && first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    guide.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && second.layoutGuides.isEmpty)
    #expect(guide.layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    scroll.contentOffset = CGPoint(x: 9, y: 10)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 9, y: 10, width: 70, height: 80))
    #expect(scroll.frameLayoutGuide === scroll.frameLayoutGuide)
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
  }

  @Test("Traits come down with what each view overrides, and changes are told below")
  func traits() {
    final class Told: UIView {
      var before: [UITraitCollection] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let previousTraitCollection { before.append(previousTraitCollection) }
      }
    }
    let screen = UIScreen(
      bounds: .zero, scale: 3,
      traits: UITraitCollection(
        userInterfaceStyle: .light, layoutDirection: .leftToRight, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, userInterfaceIdiom: .phone))
    let window = UIWindow(frame: .zero, screen: screen)
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    window.addSubview(outer)
    (inner.before, outer.before) = ([], [])
    let initial = inner.traitCollection
    #expect(initial.horizontalSizeClass == .compact && initial.verticalSizeClass == .regular)
    outer.traitOverrides = UITraitCollection(horizontalSizeClass: .regular)
    #expect(
      inner.traitCollection.horizontalSizeClass == .regular
        && inner.traitCollection.verticalSizeClass == .regular)
    #expect(inner.before == [initial])
    outer.traitOverrides = UITraitCollection(horizontalSizeClass: .regular)
    #expect(inner.before.count == 1, "what stays the same is not told")
    inner.traitOverrides = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .compact)
    #expect(
      inner.traitCollection.horizontalSizeClass == .compact
        && inner.traitCollection.verticalSizeClass == .compact)
    #expect(outer.traitCollection.verticalSizeClass == .regular && outer.before.count == 1)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.overrideUserInterfaceStyle == .dark && outer.overrideUserInterfaceStyle == .unspecified)
    #expect(inner.traitCollection.verticalSizeClass == .compact, "an override of the style keeps the others")
    #expect(inner.displayScale == 3 && inner.traitCollection.userInterfaceIdiom == .phone)
    outer.layoutIfNeeded()
    outer.traitOverrides = nil
    #expect(inner.isLayoutNeeded && outer.traitCollection == initial)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(!inner.isRightToLeft, "semantics are a view's own")
    outer.layoutIfNeeded()
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(!outer.isLayoutNeeded)
    outer.semanticContentAttribute = .playback
    #expect(outer.isLayoutNeeded)
    outer.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(!outer.isRightToLeft && inner.isRightToLeft)
    inner.semanticContentAttribute = .spatial
    #expect(!inner.isRightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    let plain = Told()
    plain.traitOverrides = nil
    #expect(plain.before.isEmpty && plain.displayScale > 0)
    plain.traitOverrides = UITraitCollection(displayScale: -1)
    #expect(plain.displayScale > 0)
  }

  @Test("A tint is told to those that take it from above")
  func tint() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (root, middle, leaf) = (Tinted(), Tinted(), Tinted())
    root.addSubview(middle)
    middle.addSubview(leaf)
    let before = leaf.told
    middle.tintColor = .red
    #expect(leaf.told == before + 1 && leaf.tintColor == .red)
    root.tintColor = .green
    #expect(leaf.told == before + 1 && leaf.tintColor == .red)
    let plain = Tinted()
    plain.tintColor = nil
    #expect(plain.told == 0)
    root.addSubview(plain)
    #expect(plain.told == 1 && plain.tintColor == .green)
    leaf.tintColor = .blue
    let own = leaf.told
    root.addSubview(leaf)
    #expect(leaf.told == own, "a view with its own tint has nothing to hear when it moves")
  }
}
