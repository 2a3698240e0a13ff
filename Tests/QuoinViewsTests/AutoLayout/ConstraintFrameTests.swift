import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Frames by constraints")
struct ConstraintFrameTests {
  private let root = UIView(frame: rect(0, 0, 320, 480))

  @Test("Content is as large as it likes, and as what is required lets it")
  func content() {
    let view = free(SizedView(100, 40), in: root)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7), limit,
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 7, 80, 40))
    limit.constant = 90
    view.content.height = 30
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 7, 90, 30))
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 7, 100, 30))
  }

  @Test("A left edge may follow a top edge, each counted along its own side", arguments: [false, true])
  func acrossSides(isRightToLeft: Bool) {
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let (first, second) = (free(SizedView(30, 20), in: root), free(SizedView(40, 10), in: root))
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 21),
      NSLayoutConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .bottom, multiplier: 2,
        constant: 50),
      NSLayoutConstraint(
        item: second, attribute: .top, relatedBy: .equal, toItem: first, attribute: .right, multiplier: 1,
        constant: -3),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == rect(132, 32, 40, 10))
    #expect(!second.hasAmbiguousLayout)
  }

  @Test("Of two views beside each other the one grows that holds on to its size less")
  func hugging() {
    let (left, right) = (free(SizedView(50, 20), in: root), free(SizedView(60, 20), in: root))
    right.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-0-[left]-10-[right]-0-|", options: .alignAllTop,
        views: ["left": left, "right": right])
        + [left.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 250, 20))
    #expect(right.frame == rect(260, 0, 60, 20))
    left.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 50)
    root.frame.size.width = 90
    right.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 50)
    #expect(right.frame == rect(60, 0, 30, 20))
  }

  @Test("A height that follows from the width is measured at the width that comes out, once")
  func heightFromWidth() {
    let text = free(FlowingView(area: 6400), in: root)
    let below = free(SizedView(10, 10), in: root)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
      below.leftAnchor.constraint(equalTo: text.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 320, 20))
    #expect(below.frame.origin == CGPoint(x: 0, y: 24))
    let measures = text.measures
    below.content.width = 20
    root.layoutIfNeeded()
    #expect(text.measures == measures)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 160, 40))
    #expect(below.frame.origin.y == 44)
    text.area = 1600
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 160, 10))
  }

  @Test("Leading and trailing turn with the direction, and left and right do not")
  func direction() {
    let (view, other) = (free(SizedView(50, 20), in: root), free(SizedView(30, 20), in: root))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    #expect(other.frame.minX == 70)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 254)
    #expect(other.frame.minX == 220)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test("Edges lie on whole pixels, and what touches stays together")
  func pixels() {
    root.traitOverrides = UITraitCollection(displayScale: 2)
    root.frame.size.width = 101
    let views = (0..<3).map { _ in free(UIView(), in: root) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b(a)][c(a)]|", views: ["a": views[0], "b": views[1], "c": views[2]]))
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33.5, 67.5])
    #expect(views.map(\.frame.maxX) == [33.5, 67.5, 101])
  }

  @Test("Guides take part like views")
  func guides() {
    let (guide, view) = (UILayoutGuide(), free(SizedView(20, 10), in: root))
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      guide.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(40, 8, 280, 100))
    #expect(view.frame == rect(170, 53, 20, 10))
    let constraints = root.constraints
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("Margins and the safe area are followed as they change")
  func surroundings() {
    let (view, safe) = (free(UIView(), in: root), free(UIView(), in: root))
    pin(view, to: root)
    NSLayoutConstraint.deactivate(root.constraints)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
        constant: 0),
      view.heightAnchor.constraint(equalToConstant: 10),
      safe.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
      safe.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor),
      safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      safe.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 304, 10))
    #expect(safe.frame == root.bounds)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 21, 314, 10))
    #expect(safe.frame == rect(0, 20, 320, 426))
  }

  @Test("Text keeps to the readable part of a wide view")
  func readable() {
    root.frame.size.width = 1000
    let view = free(UIView(), in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
    #expect(root.readableContentGuide.layoutFrame.width == 672)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(view.frame.width == 284)
  }

  @Test("What constraints speak of lies within the frame by the alignment insets")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = free(Shadowed(), in: root)
    let inner = free(UIView(), in: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    pin(inner, to: view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 19, 106, 54))
    #expect(inner.frame == rect(2, 1, 100, 50))
    #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 20, 100, 50))
    #expect(view.frame(forAlignmentRect: rect(10, 20, 100, 50)) == view.frame)
  }

  @Test("A distance is a length that others can have")
  func distance() {
    let views = (0..<3).map { _ in free(SizedView(20, 10), in: root) }
    let first = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      first.constraint(
        equalTo: views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor), multiplier: 2),
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor).constraint(equalToConstant: 30),
    ])
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(80, 30, 20, 10))
  }

  @Test("A mask becomes what it does: edges that stay, and lengths that share")
  func mask() {
    let holder = free(UIView(), in: root)
    let inner = UIView(frame: rect(10, 5, 80, 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    holder.frame.size = CGSize(width: 100, height: 50)
    holder.addSubview(inner)
    let follower = free(UIView(), in: holder)
    let width = holder.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      holder.leftAnchor.constraint(equalTo: root.leftAnchor),
      holder.topAnchor.constraint(equalTo: root.topAnchor),
      width, holder.heightAnchor.constraint(equalToConstant: 50),
      follower.leftAnchor.constraint(equalTo: inner.leftAnchor),
      follower.rightAnchor.constraint(equalTo: inner.rightAnchor),
      follower.topAnchor.constraint(equalTo: inner.bottomAnchor),
      follower.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == rect(10, 5, 80, 20))
    #expect(follower.frame == rect(10, 25, 80, 7))
    width.constant = 190
    root.layoutIfNeeded()
    #expect(inner.frame == rect(20, 5, 160, 20))
    #expect(follower.frame == rect(20, 25, 160, 7))
    inner.frame.origin.y = 12
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 32)
  }

  @Test("Baselines meet, at whatever size their views come out")
  func baselines() {
    let (small, large) = (free(UILabel(), in: root), free(UILabel(), in: root))
    small.text = "small"
    large.text = "Large"
    large.font = .systemFont(ofSize: 40)
    let height = small.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + label.firstBaselineOffset(for: label.frame.size)
    }
    root.layoutIfNeeded()
    #expect(abs(baseline(small) - baseline(large)) <= 1)
    #expect(small.frame.height < 30)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.height == 60)
    #expect(abs(baseline(small) - baseline(large)) <= 1)
  }

  @Test("A width of a view alone gives it that width where constraints alone place it")
  func ownWidth() {
    let view = free(UIView())
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 70, 35))
    #expect(view.layoutSizing.width == 70)
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 2)
  }

  @Test("A view moves along that is laid out in an animation")
  func animation() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let view = free(UIView(), in: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    left.constant = 80
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 80)
    window.clock.advance(to: window.clock.time + 0.5)
    #expect(view.layer.presentation()?.frame.minX == 40)
    window.clock.advance(to: window.clock.time + 1)
    #expect(view.layer.presentation()?.frame.minX ?? 80 == 80)
  }
}
