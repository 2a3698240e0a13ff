import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Heads and feet of the sections of collections.
@Suite struct CollectionHeadTests {
  private let markup = """
    <UICollectionView collectionViewLayout.itemSize="size">
      <repeat for="group" in="groups">
        <UICollectionReusableView><Text text="{group.name}{mark}" width="100%" height="high"/></UICollectionReusableView>
        <UICollectionReusableView height="12"/>
        <repeat for="item" in="group.items"><UICollectionViewCell><Text text="{item}"/></UICollectionViewCell></repeat>
      </repeat>
    </UICollectionView>
    """

  private func groups(_ names: String..., count: Int = 2) -> [[String: Any]] {
    names.map { name in ["name": name, "items": (0..<count).map { "\(name)\($0)" }] }
  }

  private func heads(_ collection: UICollectionView) -> [UICollectionReusableView] {
    collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
  }

  private func texts(_ collection: UICollectionView) -> [String?] {
    heads(collection).map { ($0.subviews.first as? StubText)?.text }
  }

  private func node(_ groups: [[String: Any]]) throws -> (LayoutNode, UICollectionView) {
    let node = try screen(
      markup,
      state: ["groups": groups, "mark": "", "high": 30, "size": CGSize(width: 100, height: 40)]
        as [String: Any],
      size: .fixed(320, 400))
    return (node, try #require(node.view as? UICollectionView))
  }

  @Test func theFirstAndTheSecondStandAroundTheItemsOfASection() throws {
    let (node, collection) = try node(groups("A", "B"))
    #expect(node.diagnostics.isEmpty)
    #expect(texts(collection) == ["A", "B"])
    #expect(
      heads(collection).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 82, width: 320, height: 30),
      ])
    let feet = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(feet.map(\.frame.minY) == [70, 152])
    #expect(feet.map(\.frame.height) == [12, 12])
  }

  @Test func aHeadBehindTheItemsIsTheFoot() throws {
    for (above, below) in [("", "foot"), ("head", "foot")] {
      func head(_ name: String) -> String {
        name.isEmpty
          ? "" : "<UICollectionReusableView height=\"12\"><Text text=\"\(name)\"/></UICollectionReusableView>"
      }
      let node = try screen(
        """
        <UICollectionView>
          <repeat for="group" in="0..&lt;1">
            \(head(above))
            <repeat for="item" in="0..&lt;2"><UICollectionViewCell/></repeat>
            \(head(below))
          </repeat>
        </UICollectionView>
        """)
      #expect(node.diagnostics.isEmpty)
      let collection = try #require(node.view as? UICollectionView)
      func texts(_ kind: String) -> [String?] {
        collection.visibleSupplementaryViews(ofKind: kind).map { ($0.subviews.first as? StubText)?.text }
      }
      #expect(texts(UICollectionView.elementKindSectionHeader) == (above.isEmpty ? [] : [above]))
      #expect(texts(UICollectionView.elementKindSectionFooter) == [below])
    }
    #expect(
      problems(
        "<UITableView><repeat for=\"a\" in=\"0..&lt;1\"><UITableViewHeaderFooterView/><UITableViewHeaderFooterView/><repeat for=\"b\" in=\"0..&lt;1\"><UITableViewCell/></repeat><UITableViewHeaderFooterView/></repeat></UITableView>"
      ).contains("holds one cell"))
  }

  @Test func aFootAloneStandsBelowTheRowsOfATable() throws {
    let node = try screen(
      """
      <UITableView rowHeight="20">
        <repeat for="group" in="0..&lt;2">
          <repeat for="item" in="0..&lt;2"><UITableViewCell textLabel.text="{item}"/></repeat>
          <UITableViewHeaderFooterView height="12"/>
        </repeat>
      </UITableView>
      """)
    let table = try #require(node.table)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.footerView(forSection: 0)?.frame.minY == 40)
  }

  @Test func theyFollowTheirDataAndWhatIsAroundTheCollection() throws {
    let (node, collection) = try node(groups("A", "B"))
    let first = try #require(heads(collection).first)
    node.setState(["groups": groups("C", "B"), "mark": "!"])
    #expect(texts(collection) == ["C!", "B!"])
    #expect(heads(collection).first === first)
    node.setState(["high": 50])
    collection.layoutIfNeeded()
    #expect(heads(collection).map(\.frame.height) == [50, 50])
    node.setState(["groups": groups("C")])
    collection.layoutIfNeeded()
    #expect(texts(collection) == ["C!"])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func onlyThoseThatAreSeenAreThere() throws {
    let names = (0..<200).map { "G\($0)" }
    let (node, collection) = try node(names.map { ["name": $0, "items": ["a"]] })
    for step in 0..<50 {
      collection.contentOffset.y = CGFloat(step) * 300
      collection.layoutIfNeeded()
    }
    #expect(texts(collection).first?.map { $0.hasPrefix("G1") } == true)
    #expect(node.liveCells < 80)
  }

  @Test func codeDequeuesThem() throws {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let node = view.dequeueReusableCellNode(withIdentifier: "cell", for: path)
        return node.view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        let node = view.dequeueReusableSupplementaryNode(
          ofKind: kind, withReuseIdentifier: "head", for: path)
        node.setState(["title": "Section \(path.section)"])
        return node.view as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
      }
    }
    let source = Source()
    let node = try screen(
      """
      <UICollectionView dataSource="source" collectionViewLayout.headerReferenceSize.height="25">
        <UICollectionViewCell reuseIdentifier="cell"/>
        <UICollectionReusableView reuseIdentifier="head"><Text text="{title}"/></UICollectionReusableView>
      </UICollectionView>
      """, constants: ["source": source])
    let collection = try #require(node.view as? UICollectionView)
    #expect(texts(collection) == ["Section 0"])
    #expect(heads(collection).map(\.frame.height) == [25])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theyBelongIntoCollectionsAlone() {
    #expect(
      problems("<UIView><UICollectionReusableView/></UIView>").contains(
        "UIView takes no UICollectionReusableView inside"))
    #expect(
      problems("<UICollectionView><UICollectionReusableView/></UICollectionView>").contains(
        "UICollectionReusableView needs a reuseIdentifier"))
  }
}
