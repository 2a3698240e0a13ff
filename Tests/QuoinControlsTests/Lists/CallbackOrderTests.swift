import Foundation
import QuoinControls
import Testing

@Suite("The order of what lists tell")
struct CallbackOrderTests {
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var log: [Int] = []
    var widths: [CGFloat] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      widths.append(cell.contentView.bounds.width)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append(indexPath.row) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      200
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { widths.append(cell.contentView.bounds.width) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append(indexPath.item) }
  }

  private let owner = Owner()

  @Test(
    "Rows that leave a table are told from the first to the last, and content has its size before it is shown"
  )
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (owner, owner)
    table.layoutIfNeeded()
    #expect(owner.widths.allSatisfy { $0 == 320 } && !owner.widths.isEmpty)
    table.contentOffset.y = 1500
    table.layoutIfNeeded()
    #expect(owner.log.count > 10 && owner.log == owner.log.sorted())
  }

  @Test("Items that leave a collection are told from the first to the last")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (owner, owner)
    view.layoutIfNeeded()
    #expect(owner.widths.allSatisfy { $0 == 50 } && !owner.widths.isEmpty)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(owner.log.count > 10 && owner.log == owner.log.sorted())
  }

  @Test("The columns of a split controller come in their order")
  func columns() {
    final class Column: UIViewController {
      let told: (Column) -> Void
      init(_ told: @escaping (Column) -> Void) {
        self.told = told
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func didMove(toParent parent: UIViewController?) { told(self) }
    }
    for _ in 0..<20 {
      var order: [Int] = []
      let split = UISplitViewController(style: .tripleColumn)
      split.viewControllers = (0..<3).map { index in Column { _ in order.append(index) } }
      #expect(order == [0, 1, 2])
    }
  }
}
