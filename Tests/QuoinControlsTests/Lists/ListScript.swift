import Foundation
import QuoinControls

/// Does the same things with a table, a collection and a split controller, and notes in which order it is told of them.
final class ListScript: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// What was told; calls of one kind that follow each other stand in one line.
  private(set) var lines: [String] = []
  private var counts = [30, 20]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func note(_ call: String, _ path: IndexPath) {
    let place = "\(path.section).\(path.row)"
    if let last = lines.last, last.prefix(while: { $0 != ":" }) == call {
      lines[lines.count - 1] += " " + place
    } else {
      lines.append("\(call): \(place)")
    }
  }

  private func step(_ work: () -> Void) {
    work()
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    lines.append("—")
  }

  func run() -> String {
    runTable()
    counts = [30, 20]
    runCollection()
    runSplit()
    return lines.joined(separator: "\n")
  }

  private func runTable() {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.prefetchDataSource) = (self, self, self)
    table.allowsMultipleSelection = true
    step { window.addSubview(table) }
    step { table.contentOffset.y = 600 }
    step {
      for row in [20, 14, 17] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    }
    step {
      counts = [27, 22]
      table.performBatchUpdates {
        table.deleteRows(at: [[0, 15], [0, 20], [0, 18]], with: .fade)
        table.insertRows(at: [[1, 0], [1, 5]], with: .fade)
      }
    }
    step { table.reloadData() }
    step { table.removeFromSuperview() }
  }

  private func runCollection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (self, self)
    step { window.addSubview(collection) }
    step { collection.contentOffset.y = 500 }
    step {
      counts = [26, 21]
      collection.performBatchUpdates {
        collection.deleteItems(at: [[0, 16], [0, 19], [0, 22], [0, 25]])
        collection.insertItems(at: [[1, 3]])
      }
    }
    step { collection.reloadSections([0, 1]) }
    step { collection.contentOffset.y = 0 }
  }

  private func runSplit() {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, name) in [
      (UISplitViewController.Column.secondary, "last"), (.primary, "first"), (.supplementary, "second"),
    ] { split.setViewController(Column(name) { [unowned self] in lines.append($0) }, for: column) }
    step {
      window.frame.size = CGSize(width: 1200, height: 800)
      window.rootViewController = split
    }
    step { split.hide(.primary) }
    step { split.show(.primary) }
    step { window.frame.size.width = 320 }
  }

  private final class Column: UIViewController {
    private let name: String
    private let told: (String) -> Void

    init(_ name: String, _ told: @escaping (String) -> Void) {
      (self.name, self.told) = (name, told)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { told("\(name) loads") }
    override func viewWillAppear(_ animated: Bool) { told("\(name) comes") }
    override func viewDidDisappear(_ animated: Bool) { told("\(name) has gone") }
    override func didMove(toParent parent: UIViewController?) { told("\(name) moves") }
  }

  // MARK: What is told

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("shows", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("hides", indexPath) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { note("ahead", path) }
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { note("not ahead", path) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("shows", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("hides", indexPath) }
}
