import Foundation
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinViews

@Suite("Several subviews at once")
struct NewSubviewsTests {
  /// Hears of its tint and its traits.
  private final class Listener: UIView {
    var heard: [String] = []

    override func didMoveToSuperview() { heard.append(superview == nil ? "out" : "in") }
    override func tintColorDidChange() { heard.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("traits")
    }
  }

  @Test("They come above the others, in their order, wherever they stood before")
  func order() {
    let (host, other) = (UIView(), UIView())
    let (first, new, moved, last) = (UIView(), UIView(), UIView(), UIView())
    host.addSubview(first)
    other.addSubview(moved)
    host.addSubviews([new, moved, first, last])
    #expect(host.subviews == [new, moved, first, last])
    #expect(host.subviews.allSatisfy { $0.superview === host })
    #expect(other.subviews.isEmpty)
  }

  @Test("Each is laid out in the next pass, also where that has a budget")
  func layout() {
    let host = UIView()
    let leaves = (0..<3).map { Leaf(10, CGFloat($0)) }
    host.layoutIfNeeded()
    host.addSubviews(leaves)
    host.layoutIfNeeded()
    #expect(leaves.map(\.layouts) == [1, 1, 1])
    for leaf in leaves { leaf.setNeedsLayout() }
    BudgetMeter.metering(.default) { _ in host.layoutIfNeeded() }
    #expect(leaves.map(\.layouts) == [2, 2, 2])
  }

  @Test("They hear of what is around them as each would by itself")
  func surroundings() {
    func heard(tint: UIColor?, scale: CGFloat?, _ add: (UIView, [UIView]) -> Void) -> [[String]] {
      let host = UIView()
      if let tint { host.tintColor = tint }
      if let scale { host.traitOverrides = UITraitCollection(displayScale: scale) }
      let listeners = (0..<2).map { _ in Listener() }
      listeners[1].addSubview(UIView())
      add(host, listeners)
      return listeners.map(\.heard)
    }
    for (tint, scale) in [(nil, nil), (UIColor.red, nil), (nil, 3), (.red, 3)] as [(UIColor?, CGFloat?)] {
      let together = heard(tint: tint, scale: scale) { $0.addSubviews($1) }
      let alone = heard(tint: tint, scale: scale) { host, views in views.forEach(host.addSubview) }
      #expect(together == alone)
    }
  }
}
