import UIKit

/// Tells where a parcel is, on whatever thread it hears of it.
protocol ParcelListener: AnyObject, Sendable {
  func parcel(_ name: String, isAt place: String)
}

/// A controller as it is written for iOS: a model and protocols of the main actor, tasks, delegates.
final class OrdersController: UIViewController, OrdersDisplaying {
  private enum Section: Hashable { case all }

  let model: OrdersModel
  let titleLabel = UILabel()
  let placeLabel = UILabel()
  let nameField = UITextField()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let refreshButton = UIButton(type: .system)
  private let table = UITableView(frame: .zero, style: .plain)
  private var source: UITableViewDiffableDataSource<Section, Order>?
  private var loading: Task<Void, Never>?
  private let onGone: @Sendable () -> Void
  private(set) var keyboards = 0

  init(model: OrdersModel, onGone: @escaping @Sendable () -> Void = {}) {
    self.model = model
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
    model.display = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    loading?.cancel()
    onGone()
  }

  var isBusy = false {
    didSet { isBusy ? spinner.startAnimating() : spinner.stopAnimating() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = model.title
    titleLabel.text = model.title
    titleLabel.font = Theme.standard.font
    refreshButton.setTitle("Refresh", for: .normal)
    refreshButton.addTarget(self, action: .refresh, for: .touchUpInside)
    nameField.placeholder = "Name"
    nameField.delegate = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, order in
      let cell = table.dequeueReusableCell(withIdentifier: "order", for: path)
      cell.contentConfiguration = OrderConfiguration(order: order)
      return cell
    }
    for part in [titleLabel, placeLabel, nameField, spinner, refreshButton, table] { view.addSubview(part) }
    let tap = UITapGestureRecognizer(target: self, action: .tapped)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboards += 1 }
    }
    loading = Task { [weak self] in await self?.model.load() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    titleLabel.frame = CGRect(x: 16, y: 60, width: width - 32, height: 24)
    placeLabel.frame = CGRect(x: 16, y: 90, width: width - 32, height: 24)
    nameField.frame = CGRect(x: 16, y: 120, width: width - 32, height: 34)
    refreshButton.frame = CGRect(x: 16, y: 160, width: 100, height: 44)
    table.frame = CGRect(x: 0, y: 210, width: width, height: view.bounds.height - 210)
  }

  func show(_ orders: [Order]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Order>()
    snapshot.appendSections([.all])
    snapshot.appendItems(orders)
    source?.apply(snapshot, animatingDifferences: false)
    titleLabel.text = model.title
  }

  @discardableResult fileprivate func refresh() -> Task<Void, Never> {
    Task {
      await model.load()
      titleLabel.text = "\(model.title), refreshed"
      UIView.animate(withDuration: 0.2) {
        self.titleLabel.alpha = 1
      } completion: { [weak self] _ in
        self?.view.setNeedsLayout()
      }
    }
  }

  fileprivate func tapped(_ recognizer: UITapGestureRecognizer) { view.endEditing(true) }

  /// Shows a detail and tells when it is there.
  func showDetail(then done: (@MainActor () -> Void)?) {
    present(UIViewController(), animated: false, completion: done)
  }

  /// As code that came before tasks has it.
  func showLater(_ text: String) {
    DispatchQueue.main.async { self.placeLabel.text = text }
  }
}

extension Selector {
  fileprivate static let refresh = Selector("refresh", OrdersController.refresh)
  fileprivate static let tapped = Selector("tapped:", OrdersController.tapped)
}

extension OrdersController: UITableViewDelegate, UITextFieldDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    placeLabel.text = source?.itemIdentifier(for: indexPath)?.title
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeLabel.alpha = 0.5 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    placeLabel.text = textField.text
    return textField.resignFirstResponder()
  }
}

extension OrdersController: ParcelListener {
  nonisolated func parcel(_ name: String, isAt place: String) {
    Task { @MainActor in placeLabel.text = "\(name): \(place)" }
  }
}
