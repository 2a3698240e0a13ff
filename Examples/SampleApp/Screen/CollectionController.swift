import QuoinTemplates

/// A collection whose cells are the template inside it, filled by a data source.
final class CollectionController: UIViewController, LayoutLoading, UICollectionViewDataSource {
  private static let swatches: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(
      named: "Collection.xml", bundle: .layouts, constants: ["name": "", "color": UIColor.clear])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.swatches.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let node = collectionView.dequeueReusableCellNode(withIdentifier: "swatch", for: indexPath)
    let swatch = Self.swatches[indexPath.item]
    node.setState(["name": swatch.name, "color": swatch.color])
    return node.view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  static var layoutMembers: [OwnerMember] { [] }
}
