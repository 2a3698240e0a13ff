import Foundation
import QuoinControls
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// State that changes while a list is being laid out, which asks for its rows again only afterwards.
@Suite struct ListReloadTests {
  /// Changes the state when the first row comes into sight, and when a list scrolls.
  private final class Changing: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var change: (() -> Void)?

    private func tell() {
      let change = change
      self.change = nil
      change?()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      if indexPath.row == 3 { tell() }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if indexPath.row == 3 { tell() }
    }
  }

  private let table = """
    <UITableView rowHeight="20">
      <repeat for="row" in="rows"><UITableViewCell textLabel.text="{row}{mark}"/></repeat>
      <repeat for="group" in="groups">
        <UITableViewHeaderFooterView textLabel.text="{group.name}" height="20"/>
        <repeat for="row" in="group.rows"><UITableViewCell textLabel.text="{row}{mark}"/></repeat>
      </repeat>
    </UITableView>
    """

  private let collection = """
    <UICollectionView collectionViewLayout.itemSize="size">
      <repeat for="row" in="rows"><UICollectionViewCell><Text text="{row}{mark}"/></UICollectionViewCell></repeat>
      <repeat for="group" in="groups">
        <UICollectionReusableView height="20"><Text text="{group.name}"/></UICollectionReusableView>
        <repeat for="row" in="group.rows"><UICollectionViewCell><Text text="{row}{mark}"/></UICollectionViewCell></repeat>
      </repeat>
    </UICollectionView>
    """

  private func groups(_ count: Int, rows: Int) -> [[String: Any]] {
    (0..<count).map { group in ["name": "g\(group)", "rows": (0..<rows).map { "\(group).\($0)" }] }
  }

  private func texts(_ view: UIView) -> [String] {
    if let cells = (view as? UITableView)?.visibleCells { return cells.map { $0.textLabel?.text ?? "" } }
    let collection = view as? UICollectionView
    return (collection?.indexPathsForVisibleItems.sorted() ?? []).map { path in
      (collection?.cellForItem(at: path)?.contentView.subviews.first as? StubText)?.text ?? ""
    }
  }

  @Test(arguments: [true, false], 0..<8)
  func itShowsTheLastState(isTable: Bool, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let markup = isTable ? table : collection
    func state() -> [String: Any] {
      [
        "rows": (0..<[0, 5, 20].randomElement(using: &random)!).map { "r\($0)" },
        "groups": groups(Int.random(in: 0...3, using: &random), rows: Int.random(in: 1...6, using: &random)),
        "mark": "!", "size": CGSize(width: 50, height: 20),
      ]
    }
    var many = state()
    many["rows"] = (0..<20).map { "r\($0)" }
    let node = try screen(markup, state: many)
    let list = try #require(node.view as? UIScrollView)
    let delegate = Changing()
    (list as? UITableView)?.delegate = delegate
    (list as? UICollectionView)?.delegate = delegate
    var last = many
    delegate.change = {
      for _ in 0..<3 {
        last = state()
        node.setState(last)
        node.setState(["mark": "?"])
        last["mark"] = "?"
        var same = last
        same["rows"] = (last["rows"] as? [String])?.map { $0 + "'" }
        node.setState(same)
        last = same
      }
    }
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    list.layoutIfNeeded()
    list.layoutIfNeeded()
    #expect(delegate.change == nil)
    #expect(node.diagnostics.isEmpty)
    let fresh = try screen(markup, state: last)
    #expect(texts(list) == texts(fresh.view))
  }
}
