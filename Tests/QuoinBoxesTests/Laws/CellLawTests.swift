import Foundation
import QuoinControls
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinBoxes
import QuoinControlBoxes

/// What holds for every tree of boxes in a cell, tried on seeded random ones.
struct CellLawTests {
  private final class Source: NSObject, UITableViewDataSource {
    let cells: [LMTableViewCell]
    init(_ cells: [LMTableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  /// A box as a seed makes it, without traits of its own.
  private func box(_ seed: Int, scale: CGFloat) -> LMLayoutView {
    var maker = RandomTree(seed: seed, scale: scale)
    let box = maker.make()
    box.traitOverrides = nil
    return box
  }

  private func table(
    _ cells: [LMTableViewCell], width: CGFloat, scale: CGFloat, _ direction: UISemanticContentAttribute
  ) -> (window: UIWindow, source: Source) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100_000))
    window.traitOverrides = UITraitCollection(
      displayScale: scale, layoutDirection: direction == .forceRightToLeft ? .rightToLeft : .leftToRight)
    let source = Source(cells)
    let table = UITableView { $0.dataSource = source }
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, source)
  }

  @Test(arguments: [1, 2, 3], [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aBoxIsLaidOutInACellAsByItself(scale: Int, direction: UISemanticContentAttribute) {
    let scale = CGFloat(scale)
    for width in [CGFloat(320), 200, 431] {
      let margin: CGFloat = width >= 414 ? 20 : 16
      let seeds = Array(0..<40)
      let cells = seeds.map { LMTableViewCell(box($0, scale: scale)) }
      let (window, source) = table(cells, width: width, scale: scale, direction)
      let frames = cells.map(\.allFrames)
      for (seed, cell) in zip(seeds, cells) {
        let content = cell.content()
        let alone = box(seed, scale: scale)
        alone.traitOverrides = window.traitOverrides
        let height = alone.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height
        #expect(cell.bounds.height.isClose(to: height + 22), "seed \(seed)")
        alone.frame = CGRect(x: margin, y: 11, width: width - 2 * margin, height: height)
        alone.layoutIfNeeded()
        #expect(content?.allFrames.map(\.short) == alone.allFrames.map(\.short), "seed \(seed)")
      }
      for cell in cells { cell.setNeedsLayout() }
      window.subviews[0].setNeedsLayout()
      window.layoutIfNeeded()
      #expect(cells.map(\.allFrames) == frames, "a second pass changes nothing")
      withExtendedLifetime(source) {}
    }
  }

  @Test func whatChangesInACellIsAsIfItHadBeenSo() {
    for seed in 0..<120 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let cells = [LMTableViewCell(box(seed, scale: 2)), LMTableViewCell(box(seed, scale: 2))]
      let (window, source) = table([cells[0]], width: 320, scale: 2, .forceLeftToRight)
      // The same change before the first layout and after it.
      let index = Int.random(in: 0..<1_000, using: &generator)
      let kind = Int.random(in: 0..<4, using: &generator)
      for cell in cells {
        let views = cell.content().subtree
        let view = views[index % views.count]
        switch kind {
        case 0: view.height = 37
        case 1: view.isDisplayable.toggle()
        case 2: view.superview?.addSubview(StubLeaf(50, 20))
        default: (view as? LMBoxView)?.spacing = 21
        }
      }
      window.layoutIfNeeded()
      let (other, otherSource) = table([cells[1]], width: 320, scale: 2, .forceLeftToRight)
      #expect(cells[0].allFrames == cells[1].allFrames, "seed \(seed), change \(kind)")
      withExtendedLifetime((source, other, otherSource)) {}
    }
  }
}
