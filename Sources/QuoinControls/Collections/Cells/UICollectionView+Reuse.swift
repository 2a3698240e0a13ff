import Foundation

extension UICollectionView {
  private static func name(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

  final func cellClassDidChange(_ cellClass: AnyClass?, _ identifier: String) {
    cellMakers.register(cellClass, as: identifier) { $0.init(registeredWith: $1) }
  }

  final func edgeClassDidChange(_ viewClass: AnyClass?, ofKind kind: String, _ identifier: String) {
    let name = Self.name(kind, identifier)
    edgeMakers.register(viewClass, as: identifier, name: name) { $0.init(registeredWith: $1) }
  }

  final func cell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = takeWaitingCell(identifier) { return cell }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let cell: UICollectionViewCell
    if let made = cellMakers.make(identifier, frame) {
      cell = made
    } else {
      ControlMisuse.report(.unregisteredIdentifier(identifier, of: "cell", in: "UICollectionView"))
      cell = UICollectionViewCell(frame: frame)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A cell that has gone out of sight; nothing where none waits.
  package final func takeWaitingCell(_ identifier: String) -> UICollectionViewCell? {
    takeWaiting(identifier, as: UICollectionViewCell.self)
  }

  /// Lets a cell, a head or the like wait under an identifier once it has gone out of sight.
  package final func keep(_ view: UICollectionReusableView, forReuseAs identifier: String) {
    view.reuseIdentifier = identifier
  }

  /// A head, foot or the like that has gone out of sight; nothing where none waits.
  package final func takeWaitingView(ofKind kind: String, _ identifier: String) -> UICollectionReusableView? {
    let view = list.pool.take(Self.name(kind, identifier)) as? UICollectionReusableView
    view?.prepareForReuse()
    return view
  }

  final func edge(ofKind elementKind: String, _ identifier: String) -> UICollectionReusableView {
    if let view = takeWaitingView(ofKind: elementKind, identifier) { return view }
    let name = Self.name(elementKind, identifier)
    let view: UICollectionReusableView
    if let made = edgeMakers.make(name) {
      view = made
    } else {
      ControlMisuse.report(.unregisteredIdentifier(identifier, of: elementKind, in: "UICollectionView"))
      view = UICollectionReusableView(frame: .zero)
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// Takes a head, foot or the like out of sight and keeps it for another section.
  final func recycle(supplementary view: UIView, _ key: ElementKey) {
    view.removeFromSuperview()
    view.alpha = 1
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    if let identifier = view.reuseIdentifier { list.pool.add(view, as: Self.name(key.kind, identifier)) }
  }

  // MARK: Registrations

  /// How cells of a class are made and set for items of a type.
  public nonisolated struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How heads, feet or the like of a class are made and set.
  public nonisolated struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell that is set as a registration says.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier
    cellMakers.registerOnce(name) { Cell(registeredWith: $0) }
    let dequeued = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let cell = dequeued as? Cell ?? Cell(registeredWith: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A head, foot or the like that is set as a registration says.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = Self.name(registration.kind, registration.identifier)
    edgeMakers.registerOnce(name) { Supplementary(registeredWith: $0) }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary(registeredWith: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
