import UIKit

/// A controller of a module that is isolated to the main actor by default.
final class BasketController: UIViewController, UICollectionViewDataSource {
  private var names: [String]
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var ended = 0

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // What a module with this default writes where the end touches the controller's own.
  isolated deinit { ended += names.count }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(BasketCell.self, forCellWithReuseIdentifier: "basket")
    list.dataSource = self
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  func add(_ name: String) async {
    await Self.check(name)
    names.append(name)
    list.reloadData()
  }

  @concurrent private static func check(_ name: String) async { await Task.yield() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "basket", for: indexPath)
    (cell as? BasketCell)?.label.text = names[indexPath.item]
    return cell
  }
}

/// A cell with a label.
final class BasketCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
