import Foundation
import Testing

@testable import QuoinViews

@Suite("The layout pass")
struct LayoutPassTests {
  private func tree() -> (root: Leaf, cells: [Leaf], leaves: [Leaf]) {
    let root = Leaf(0, 0)
    let cells = (0..<3).map { _ in Leaf(0, 0) }
    let leaves = (0..<3).map { _ in Leaf(0, 0) }
    for (cell, leaf) in zip(cells, leaves) {
      cell.addSubview(leaf)
      root.addSubview(cell)
    }
    return (root, cells, leaves)
  }

  @Test("Each view is laid out once, and not again while nothing changes")
  func once() {
    let (root, cells, leaves) = tree()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(cells.map(\.layouts) == [1, 1, 1])
    #expect(leaves.map(\.layouts) == [1, 1, 1])
  }

  @Test("A changed leaf is reached without a layout of what is above and beside it")
  func path() {
    let (root, cells, leaves) = tree()
    root.layoutIfNeeded()
    leaves[1].setNeedsLayout()
    #expect(!root.isLayoutNeeded)
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(cells.map(\.layouts) == [1, 1, 1])
    #expect(leaves.map(\.layouts) == [1, 2, 1])
  }

  @Test("A change of size asks for a layout, a move does not")
  func size() {
    let (root, cells, _) = tree()
    root.layoutIfNeeded()
    cells[0].frame.origin = CGPoint(x: 5, y: 5)
    cells[1].frame.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(cells.map(\.layouts) == [1, 2, 1])
  }

  @Test("A view below one that waits is laid out after it")
  func above() {
    final class Frames: UIView {
      override func layoutSubviews() { for view in subviews { view.frame = bounds } }
    }
    let outer = Frames(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Frames()
    let leaf = UIView()
    outer.addSubview(inner)
    inner.addSubview(leaf)
    leaf.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Views that never stop asking for a layout do not hang the pass")
  func endless() {
    final class Restless: UIView {
      weak var other: UIView?
      override func layoutSubviews() {
        setNeedsLayout()
        other?.setNeedsLayout()
      }
    }
    let root = UIView()
    let (a, b) = (Restless(), Restless())
    root.addSubview(a)
    root.addSubview(b)
    a.other = b
    b.other = a
    root.layoutIfNeeded()
    #expect(!root.isLayoutNeeded)
  }

  @Test("A subview that is removed or changed during a layout does no harm")
  func removal() {
    final class Remover: UIView {
      override func layoutSubviews() { subviews.last?.removeFromSuperview() }
    }
    let root = Remover()
    for _ in 0..<5 { root.addSubview(UIView()) }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.subviews.count < 5)
  }
}
