import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Constraints and sizes that change")
struct ConstraintChangeTests {
  private let root = UIView(frame: rect(0, 0, 300, 300))

  /// A view pinned by its top left corner.
  private func corner<View: UIView>(_ view: View, in parent: UIView) -> View {
    let view = free(view, in: parent)
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    return view
  }

  /// Tells whether somebody was told that the view would measure differently.
  private final class Listener: UIView {
    var count = 0

    override func fittingSizeDidChange(of subview: UIView) {
      super.fittingSizeDidChange(of: subview)
      count += 1
    }
  }

  @Test("Whoever has asked for a size by constraints hears that it is another one")
  func askers() {
    let (listener, card) = (Listener(), UIView())
    listener.addSubview(card)
    let inner = free(UIView(), in: card)
    let box = free(SizedView(10, 20), in: inner)
    pin(inner, to: card)
    pin(box, to: inner)
    let height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    height.isActive = true
    func size() -> CGSize { card.systemLayoutSizeFitting(.zero) }
    #expect(size() == CGSize(width: 10, height: 50))
    let before = listener.count
    height.constant = 200
    #expect(listener.count == before + 1)
    height.constant = 210
    #expect(listener.count == before + 1, "it is told already")
    #expect(size() == CGSize(width: 10, height: 210))
    box.content.height = 300
    #expect(listener.count > before + 1)
    #expect(size().height == 300)
  }

  @Test("Measuring asks for constraints before")
  func measuring() {
    final class Late: UIView {
      let inner = SizedView(10, 10)
      override func updateConstraints() {
        super.updateConstraints()
        if inner.superview == nil {
          _ = free(inner, in: self)
          pin(inner, to: self, inset: 5)
        }
      }
    }
    let late = Late()
    late.setNeedsUpdateConstraints()
    #expect(late.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 20))
    let (a, b) = (SizedView(20, 10), SizedView(50, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 100)
    let other = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(50, 10)])
    other.arrangedSubviews[0].widthAnchor.constraint(equalTo: other.arrangedSubviews[1].widthAnchor)
      .isActive = true
    #expect(other.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width == 100)
  }

  @Test("A bound that nothing can pass says nothing, and counts once it is a number")
  func withoutLimit() {
    let view = corner(SizedView(10, 200), in: root)
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: -.greatestFiniteMagnitude)
    let said = sentences {
      most.isActive = true
      least.isActive = true
      root.layoutIfNeeded()
    }
    #expect(said == [] && view.frame.height == 200)
    most.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame.height == 50)
    most.constant = .greatestFiniteMagnitude
    root.layoutIfNeeded()
    #expect(view.frame.height == 200)
    least.constant = 250
    root.layoutIfNeeded()
    #expect(view.frame.height == 250)
    let fixed = view.widthAnchor.constraint(equalToConstant: 1e12)
    #expect(
      sentences {
        fixed.isActive = true
        root.layoutIfNeeded()
      }.count == 1)
    fixed.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test("Margins that follow those around count as they are once frames are known")
  func margins() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
    let inner = free(UIView(), in: root)
    inner.preservesSuperviewLayoutMargins = true
    pin(inner, to: root)
    let label = free(UIView(), in: inner)
    let guide = inner.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(40, 40, 220, 220))
    root.frame.size = CGSize(width: 200, height: 250)
    root.layoutIfNeeded()
    #expect(label.frame == rect(40, 40, 120, 170))
  }

  @Test("A layout of a view within takes what is said when its constraints are updated")
  func within() {
    final class Moving: UIView {
      var change: () -> Void = {}
      override func updateConstraints() {
        change()
        super.updateConstraints()
      }
    }
    let view = free(Moving(), in: root)
    pin(view, to: root)
    let inner = free(SizedView(10, 10), in: view)
    let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    leading.isActive = true
    inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    root.layoutIfNeeded()
    view.change = { leading.constant = 50 }
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 50)
  }

  @Test("Engines go with the views of their guides")
  func guides() {
    weak var engine: LayoutEngine?
    var guide: UILayoutGuide? = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide ?? UILayoutGuide())
      guide?.widthAnchor.constraint(equalToConstant: 9).isActive = true
      view.layoutIfNeeded()
      engine = ViewItem.of(view).engine
      #expect(engine != nil)
    }
    #expect(engine == nil)
    // The guide lives on, and may stand in another view.
    if let guide {
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.widthAnchor.constraint(equalToConstant: 12),
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 3 && guide.layoutFrame.width == 12)
    }
    guide = nil
  }

  @Test("Of constraints that contradict each other the newest is given up, wherever the view has come")
  func ages() {
    let other = UIView(frame: root.bounds)
    let view = corner(UIView(), in: root)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    for width in [100, 200, 150] {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    _ = sentences {
      root.layoutIfNeeded()
      #expect(view.frame.width == 100 && view.layoutSizing.width == 100)
      height.isActive = false
      other.addSubview(view)
      other.layoutIfNeeded()
    }
    #expect(view.frame.width == 100 && view.layoutSizing.width == 100)
  }

  @Test("An arranged view with constraints that is shown again is placed by these")
  func shownAgain() {
    root.frame.size.width = 200
    let (a, b) = (SizedView(20, 10), SizedView(30, 10))
    let stack = corner(UIStackView(arrangedSubviews: [a, b]), in: root)
    b.isHidden = true
    b.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 20)
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(b.frame.width == 100 && stack.frame.width == 120)
  }

  @Test("What a view says while it is asked for its size, by itself or within others, counts afterwards")
  func trials() {
    final class Asking: UIView {
      var isAsked: () -> Void = {}
      override var intrinsicContentSize: CGSize {
        isAsked()
        return CGSize(width: 30, height: 30)
      }
    }
    for isActivated in [false, true] {
      let root = UIView(frame: rect(0, 0, 300, 300))
      let (card, asking) = (free(UIView(), in: root), Asking())
      pin(card, to: root)
      _ = corner(asking, in: card)
      let width = asking.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = !isActivated
      asking.isAsked = { width.isActive = isActivated }
      #expect(card.systemLayoutSizeFitting(.zero).width >= 0)
      asking.isAsked = {}
      root.layoutIfNeeded()
      #expect(asking.frame.width == (isActivated ? 70 : 30), "activated: \(isActivated)")
      width.isActive = !isActivated
      root.layoutIfNeeded()
      #expect(asking.frame.width == (isActivated ? 30 : 70))
      #expect(asking.constraints.count == (isActivated ? 0 : 1))
    }
  }

  @Test("What is said while conflicts are told counts in the next layout")
  func duringConflicts() {
    let view = corner(SizedView(10, 10), in: root)
    let (one, two) = (
      view.widthAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 40)
    )
    for constraint in [one, two] { constraint.isActive = true }
    let first = UncheckedConstraint(constraint: one)
    LayoutConflict.withTaskHandler({ _ in first.constraint.isActive = false }) { root.layoutIfNeeded() }
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    two.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("A baseline that comes with what is in a stack counts from where it lies then")
  func baselines() {
    let stack = corner(UIStackView(), in: root)
    stack.axis = .vertical
    stack.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let mark = free(SizedView(5, 5), in: root)
    mark.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let label = UILabel()
    label.text = "Text"
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(SizedView(5, 60))
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let live = mark.frame.minY
    let fresh = stack.frame.minY + stack.firstBaselineOffset(for: stack.frame.size)
    #expect(abs(live - fresh) <= 0.5 && live < 40)
  }

  @Test("At another scale texts are measured anew")
  func scales() {
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    let label = corner(UILabel(), in: window)
    label.text = "Some text"
    for scale in [1, 3, 2] as [CGFloat] {
      window.traitOverrides = UITraitCollection(displayScale: scale, layoutDirection: .leftToRight)
      window.layoutIfNeeded()
      #expect(label.frame.size == label.intrinsicContentSize, "\(scale)")
    }
  }

  @Test("A view is fitted by itself while constraints tie what is in it to views outside")
  func apart() {
    let (card, a, b, outside) = (
      free(UIView(), in: root), free(UILabel(), in: root), free(UILabel(), in: root), UILabel()
    )
    (a.text, b.text, outside.text) = ("Title", "12", "s")
    b.font = .systemFont(ofSize: 30)
    for label in [a, b] { card.addSubview(label) }
    _ = free(outside, in: root)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      b.topAnchor.constraint(equalTo: card.topAnchor),
      b.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      b.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      outside.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      outside.topAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    let said = sentences {
      root.layoutIfNeeded()
      let before = [card, a, b, outside].map(\.frame)
      #expect(card.systemLayoutSizeFitting(.zero).height == b.intrinsicContentSize.height)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect([card, a, b, outside].map(\.frame) == before)
    }
    #expect(said == [])
  }

  @Test("A stack goes by its views' constraints as long as there are some, and by itself again afterwards")
  func stacks() {
    let (a, b) = (SizedView(10, 20), SizedView(10, 22))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.axis = .vertical
    _ = corner(stack, in: root)
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let most = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 80)
    for _ in 0..<2 {
      most.isActive = true
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 300, 102))
      most.isActive = false
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 300, 42))
      #expect([a, b].map(\.frame) == [rect(0, 0, 300, 20), rect(0, 20, 300, 22)])
      #expect(!stack.hasAmbiguousLayout)
    }
  }

  @Test("A view that asks for its own size by constraints while that is worked out is told")
  func ownSize() {
    final class Asking: UIView {
      override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(.zero) }
    }
    let view = corner(Asking(), in: root)
    let inner = free(SizedView(30, 20), in: view)
    pin(inner, to: view)
    var size = CGSize.zero
    let said = sentences {
      root.layoutIfNeeded()
      size = view.systemLayoutSizeFitting(.zero)
    }
    #expect(
      !said.isEmpty && said.allSatisfy { $0.hasPrefix("Asking asks for its size by constraints while") })
    #expect(view.frame.size == CGSize(width: 30, height: 20) && size == view.frame.size)
  }

  @Test("Content as long as anything can be is as long as constraints let it")
  func endlessContent() {
    let view = corner(SizedView(.greatestFiniteMagnitude, 20), in: root)
    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    #expect(sentences { root.layoutIfNeeded() } == [])
    #expect(view.frame == rect(0, 0, 300, 20))
  }

  @Test("A scroll view whose corner alone is spoken of keeps its content's size")
  func scrollCorners() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 1_000, height: 300)
    let badge = corner(SizedView(10, 10), in: scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 1_000, height: 300))
    #expect(badge.frame == rect(0, 0, 10, 10))
  }

  @Test("Names that numbers are written as, too, are names in visual formats")
  func names() {
    let (inf, nan) = (free(SizedView(10, 10), in: root), free(SizedView(10, 10), in: root))
    let said = sentences {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-inf-[nan(nan2)]-1.5-[inf]", options: [],
          metrics: ["inf": 7, "nan2": 40], views: ["inf": inf, "nan": nan]))
      root.layoutIfNeeded()
    }
    #expect(said == [])
    #expect(nan.frame.minX == 7 && nan.frame.width == 40 && inf.frame.minX == 48.5)
  }
}

/// A constraint that a handler of the same task reads.
private struct UncheckedConstraint: @unchecked Sendable {
  // The handler is called in the task that has set it, while that waits.
  let constraint: NSLayoutConstraint
}
