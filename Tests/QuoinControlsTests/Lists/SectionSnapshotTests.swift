import Foundation
import QuoinControls
import Testing

@Suite("Outlines in sections")
struct SectionSnapshotTests {
  private var food: NSDiffableDataSourceSectionSnapshot<String> {
    var food = NSDiffableDataSourceSectionSnapshot<String>()
    food.append(["Fruit", "Bread"])
    food.append(["Apple", "Pear"], to: "Fruit")
    food.append(["Boskoop"], to: "Apple")
    return food
  }

  @Test("Items are seen with what is around them expanded")
  func visible() {
    var food = food
    #expect(food.items == ["Fruit", "Apple", "Boskoop", "Pear", "Bread"])
    #expect(food.rootItems == ["Fruit", "Bread"] && food.visibleItems == ["Fruit", "Bread"])
    food.expand(["Apple"])
    #expect(food.visibleItems == ["Fruit", "Bread"] && !food.isVisible("Boskoop"))
    food.expand(["Fruit"])
    #expect(food.visibleItems == food.items && food.isVisible("Boskoop"))
    food.collapse(["Apple"])
    #expect(food.visibleItems == ["Fruit", "Apple", "Pear", "Bread"] && !food.isExpanded("Apple"))
    #expect(food.level(of: "Boskoop") == 2 && food.parent(of: "Pear") == "Fruit")
    #expect(food.index(of: "Pear") == 3 && food.parent(of: "Fruit") == nil)
  }

  @Test("Items come beside others, go with what is within them, and are replaced")
  func changes() {
    var food = food
    food.insert(["Plum"], before: "Pear")
    food.insert(["Cheese"], after: "Fruit")
    #expect(food.items == ["Fruit", "Apple", "Boskoop", "Plum", "Pear", "Cheese", "Bread"])
    food.delete(["Apple", "Bread"])
    #expect(food.items == ["Fruit", "Plum", "Pear", "Cheese"] && !food.contains("Boskoop"))
    var nuts = NSDiffableDataSourceSectionSnapshot<String>()
    nuts.append(["Nuts"])
    nuts.append(["Almond"], to: "Nuts")
    food.replace(childrenOf: "Fruit", using: nuts)
    #expect(food.items == ["Fruit", "Nuts", "Almond", "Cheese"])
    #expect(food.snapshot(of: "Fruit").items == ["Nuts", "Almond"])
    #expect(food.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    food.deleteAll()
    #expect(food.items.isEmpty)
  }

  @Test("What is there twice or not at all is told")
  func misused() {
    var food = food
    #expect(misuse { food.append(["Bread"]) }.count == 1)
    #expect(misuse { food.append(["Ham"], to: "Meat") }.count == 1)
    #expect(misuse { food.expand(["Meat"]) }.count == 1)
    #expect(food.items.count == 5)
  }

  @Test("A collection shows the visible items of a section's outline, and changes with it")
  func collection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.description())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: UICollectionViewCell.description(), for: path)
      cell.accessibilityLabel = item
      return cell
    }
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    var shown: [[String]] {
      window.clock.advance(by: 1)
      window.layoutIfNeeded()
      return (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          view.cellForItem(at: IndexPath(item: $0, section: section))?.accessibilityLabel ?? ""
        }
      }
    }
    var food = food
    source.apply(food, to: 1)
    #expect(shown == [["Fruit", "Bread"]])
    food.expand(["Fruit"])
    source.apply(food, to: 1)
    #expect(shown == [["Fruit", "Apple", "Pear", "Bread"]])
    #expect(source.snapshot(for: 1).items == food.items)
    var flat = source.snapshot()
    flat.deleteItems(["Apple"])
    flat.appendSections([2])
    source.apply(flat)
    #expect(shown == [["Fruit", "Pear", "Bread"], []])
    #expect(source.snapshot(for: 1).rootItems == ["Fruit", "Pear", "Bread"])
  }
}
