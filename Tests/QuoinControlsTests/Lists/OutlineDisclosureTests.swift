import Foundation
import QuoinControls
import Testing

@Suite("Arrows of outlines")
struct OutlineDisclosureTests {
  private final class Stage: UICollectionViewDelegate {
    let finger: Finger
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var log: [String] = []

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar))
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories =
          item == "Fruit" ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      finger = Finger(on: collection, width: 320, height: 480)
      collection.delegate = self
      var food = NSDiffableDataSourceSectionSnapshot<String>()
      food.append(["Fruit", "Bread"])
      food.append(["Apple", "Pear"], to: "Fruit")
      source.apply(food, to: 0, animatingDifferences: false)
      finger.window.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append(source.itemIdentifier(for: indexPath) ?? "")
    }

    var items: [String] { source.snapshot().itemIdentifiers }

    func cell(_ item: String) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    /// What the arrow of a cell says.
    func arrow(_ item: String) -> UIView? {
      cell(item)?.subviews.first { ["Expand", "Collapse"].contains($0.accessibilityLabel) }
    }

    func tap(_ view: UIView?, at x: CGFloat? = nil) {
      guard let view else { return }
      let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: view.bounds.midY), to: finger.window)
      finger.tap(point.x, point.y)
      finger.window.layoutIfNeeded()
    }
  }

  @Test("The arrow of a cell shows what is within it, and a tap beside it selects the cell")
  func cells() {
    let stage = Stage(.cell)
    #expect(stage.items == ["Fruit", "Bread"] && stage.arrow("Fruit")?.accessibilityLabel == "Expand")
    #expect(stage.arrow("Bread") == nil)
    stage.tap(stage.arrow("Fruit"))
    #expect(stage.items == ["Fruit", "Apple", "Pear", "Bread"] && stage.log == [])
    #expect(stage.arrow("Fruit")?.accessibilityLabel == "Collapse")
    #expect(stage.source.snapshot(for: 0).isExpanded("Fruit"))
    stage.tap(stage.cell("Fruit"), at: 60)
    #expect(stage.log == ["Fruit"] && stage.items.count == 4)
    stage.tap(stage.arrow("Fruit"))
    #expect(stage.items == ["Fruit", "Bread"])
  }

  @Test("All of a head takes taps, and is not selected")
  func heads() {
    let stage = Stage(.header)
    stage.tap(stage.cell("Fruit"), at: 60)
    #expect(stage.items == ["Fruit", "Apple", "Pear", "Bread"] && stage.log == [])
    stage.tap(stage.cell("Pear"), at: 60)
    #expect(stage.log == ["Pear"])
  }

  @Test("What is within an item stands further in")
  func levels() throws {
    let stage = Stage(.cell)
    stage.tap(stage.arrow("Fruit"))
    let (outer, inner) = (
      try #require(stage.cell("Fruit")?.contentView.subviews.first ?? stage.cell("Fruit")?.contentView),
      try #require(stage.cell("Apple")?.contentView.subviews.first ?? stage.cell("Apple")?.contentView)
    )
    let (left, right) = (outer.convert(outer.bounds, to: nil).minX, inner.convert(inner.bounds, to: nil).minX)
    #expect(right - left == 10)
  }

  @Test("Handlers are asked and told, and may give what is within an item when it is opened")
  func handlers() {
    let stage = Stage(.cell)
    var log: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("may expand \($0)")
      return log.count > 1
    }
    stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("expands \($0)") }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapses \($0)") }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var inner = NSDiffableDataSourceSectionSnapshot<String>()
      inner.append(["Plum"])
      return inner
    }
    stage.tap(stage.arrow("Fruit"))
    #expect(stage.items.count == 2 && log == ["may expand Fruit"])
    stage.tap(stage.arrow("Fruit"))
    #expect(stage.items == ["Fruit", "Plum", "Bread"])
    stage.tap(stage.arrow("Fruit"))
    #expect(log == ["may expand Fruit", "may expand Fruit", "expands Fruit", "collapses Fruit"])
    #expect(stage.items == ["Fruit", "Bread"])
  }
}
