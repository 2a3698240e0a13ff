import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

/// What points at views, layers and those that listen to them without keeping them.
@Suite struct PointingTests {
  private final class Listener: LayoutObserver {
    var observation: LayoutObservation?
    let heard: () -> Void

    init(_ view: UIView, heard: @escaping () -> Void) {
      self.heard = heard
      observation = view.addLayoutObserver(self)
    }

    func didLayOutSubviews() { heard() }
  }

  /// A view that asks those around it while it goes.
  private final class Asking: UIView {
    var ask: () -> Void = {}

    deinit { ask() }
  }

  @Test func aWeakReferenceGivesAnObjectATableOfItsOwn() {
    let (pointedAt, other) = (UIView(), UIView())
    #expect(!hasSideTable(pointedAt))
    weak let weakly: UIView? = pointedAt
    #expect(weakly === pointedAt && hasSideTable(pointedAt) && !hasSideTable(other))
    // However often and in whatever way it is kept otherwise.
    let many = Array(repeating: other, count: 1000)
    unowned let unowned = other
    #expect(many.count == 1000 && unowned === other && !hasSideTable(other))
  }

  @Test func viewsAndLayersOfALaidOutTreeHaveNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (stack, label, scroll, guide) = (UIStackView(), UILabel(), UIScrollView(), UILayoutGuide())
    label.text = "text"
    root.addSubview(stack)
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(scroll)
    root.addLayoutGuide(guide)
    for view in [stack, scroll] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      scroll.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 40),
    ])
    label.addGestureRecognizer(UITapGestureRecognizer())
    _ = scroll.panGestureRecognizer
    let (mask, sublayer, layerMask) = (UIView(), CALayer(), CALayer())
    root.mask = mask
    root.layer.addSublayer(sublayer)
    sublayer.mask = layerMask
    var count = 0
    let listener = Listener(root) { count += 1 }
    root.layoutIfNeeded()
    let views = [root, stack, label, scroll, mask]
    for view in views { view.layer.cornerRadius = 1 }
    #expect(typesWithSideTable(views + views.map(\.layer) + [sublayer, layerMask, guide, listener]) == [])
    #expect(count > 0 && guide.owningView === root && sublayer.superlayer === root.layer)
  }

  @Test func whatPointsAtAViewFindsNoneOnceItHasGone() {
    let (layer, sublayer, mask, guide, recognizer) = (
      UIView().layer, CALayer(), UIView(), UILayoutGuide(), UITapGestureRecognizer()
    )
    #expect(layer.view == nil && layer.hostView == nil)
    var kept: (CALayer, UILayoutGuide)?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.mask = mask
      view.addLayoutGuide(guide)
      view.addGestureRecognizer(recognizer)
      view.layer.addSublayer(sublayer)
      kept = (view.layer, view.safeAreaLayoutGuide)
      #expect(kept?.0.view === view && kept?.1.owningView === view && guide.owningView === view)
      #expect(recognizer.view === view && mask.drawingHost === view && sublayer.hostView === view)
    }
    #expect(kept?.0.view == nil && kept?.1.owningView == nil && guide.owningView == nil)
    #expect(recognizer.view == nil && mask.drawingHost == nil && sublayer.hostView == nil)
    #expect(sublayer.superlayer === kept?.0)
    kept = nil
    #expect(sublayer.superlayer == nil)
    // They serve another one as well.
    let next = UIView()
    next.mask = mask
    next.addLayoutGuide(guide)
    next.addGestureRecognizer(recognizer)
    next.layer.addSublayer(sublayer)
    #expect(mask.drawingHost === next && guide.owningView === next && recognizer.view === next)
    #expect(sublayer.hostView === next)
  }

  @Test func aMaskOfTwoDoesNotPointAtTheOneThatHasGone() {
    let (mask, layerMask) = (UIView(), CALayer())
    let (second, secondLayer) = (UIView(), CALayer())
    do {
      let (first, firstLayer) = (UIView(), CALayer())
      for view in [first, second] { view.mask = mask }
      for layer in [firstLayer, secondLayer] { layer.mask = layerMask }
    }
    #expect(mask.drawingHost == nil || mask.drawingHost === second)
    #expect(layerMask.maskedLayer == nil || layerMask.maskedLayer === secondLayer)
    do {
      let third = UIView()
      third.mask = mask
      second.mask = nil
    }
    #expect(mask.drawingHost == nil)
  }

  @Test func whoeverListensIsToldUntilItGoesAndNotAfterwards() {
    let view = UIView()
    var heard: [Int] = []
    func lay() {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    var first: Listener? = Listener(view) { heard.append(1) }
    let second = Listener(view) { heard.append(2) }
    lay()
    #expect(heard == [1, 2])
    // One may go while they are told.
    let third = Listener(view) { first = nil }
    lay()
    #expect(first == nil && heard == [1, 2, 1, 2])
    lay()
    #expect(heard == [1, 2, 1, 2, 2])
    second.observation = nil
    lay()
    #expect(heard == [1, 2, 1, 2, 2])
    withExtendedLifetime(third) {}
  }

  @Test func aListenerOutlastsItsView() {
    var view: UIView? = UIView()
    var count = 0
    let listener = Listener(view!) { count += 1 }
    view!.layoutIfNeeded()
    view = nil
    #expect(count == 1 && listener.observation != nil)
    listener.observation = nil
  }

  @Test func aViewThatGoesMayStillBeAsked() {
    var superlayerWasThere = false
    let sublayer = CALayer()
    do {
      let view = Asking()
      view.layer.addSublayer(sublayer)
      view.ask = { superlayerWasThere = sublayer.superlayer != nil }
    }
    #expect(superlayerWasThere && sublayer.superlayer == nil)
  }
}
