import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import QuoinTestSupport
import Testing

/// As code written for Lima's first generation has it.
private final class WordCell: LMCollectionViewCell {
  private(set) var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    content = LMColumnView(margin: 4, UILabel(text: "Word"), UILabel(numberOfLines: 0) { label = $0 })
  }

  required init?(coder: NSCoder) { nil }
}

private final class WordSource: NSObject, UICollectionViewDataSource {
  var words: [String]
  init(_ words: [String]) { self.words = words }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = words[indexPath.item]
    return cell
  }
}

/// Cells of collections whose content says how large they are.
struct CollectionCellTests {
  @Test func contentReachesToTheEdgesOrToTheMargins() {
    let leaf = StubLeaf(40, 30)
    let cell = LMCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    cell.content = leaf
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "0 0 100 80" && cell.content() === leaf)
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 30))
    cell.setContent(leaf, ignoreMargins: false)
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "8 8 84 64")
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 46))
    cell.contentView.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "10 10 80 60")
    cell.content = nil
    #expect(cell.contentView.subviews.isEmpty && cell.content() == nil)
  }

  private func screen(_ source: WordSource, _ layout: UICollectionViewFlowLayout) -> (
    UIWindow, UICollectionView
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection = UICollectionView(collectionViewLayout: layout, width: 320) {
      $0.register(WordCell.self, forCellWithReuseIdentifier: "word")
      $0.dataSource = source
    }
    collection.frame = window.bounds
    window.addSubview(collection)
    window.layoutIfNeeded()
    return (window, collection)
  }

  @Test func itemsAreAsLargeAsTheirContentWhereTheLayoutAsks() {
    let source = WordSource(["a", "a longer word", "b"])
    let layout = UICollectionViewFlowLayout(minimumInteritemSpacing: 5, minimumLineSpacing: 5)
    layout.estimatedItemSize = CGSize(width: 60, height: 40)
    let (window, collection) = screen(source, layout)
    func cell(_ item: Int) -> WordCell? {
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? WordCell
    }
    for item in 0..<3 {
      let natural = cell(item)?.content().sizeThatFits(.zero)
      #expect(cell(item)?.frame.size == natural && natural?.height ?? 0 > 40)
    }
    cell(0)?.label.text = "longer than it was by far"
    window.layoutIfNeeded()
    #expect(cell(0)?.frame.size == cell(0)?.content().sizeThatFits(.zero))
    #expect(cell(0)?.frame.width ?? 0 > 150)
  }

  @Test func itemsOfAFixedSizeFillIt() {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 90, height: 70))
    let (_, collection) = screen(WordSource(["a", "b"]), layout)
    #expect(collection.backgroundColor == .white && collection.width == 320)
    for cell in collection.visibleCells {
      let cell = cell as? WordCell
      #expect(cell?.frame.size == CGSize(width: 90, height: 70))
      #expect(cell?.content().frame.short == "0 0 90 70" && cell?.label.frame.minX == 4)
    }
    #expect(collection.visibleCells.count == 2)
  }
}
