import Quoin

/// A list of guests, to which names are typed: the screen that the pages test and show.
final class GuestList: UIViewController {
  private let field = UITextField()
  private let addButton = UIButton(type: .system)
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.accessibilityLabel = "Name"
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    addButton.setTitle("Add", for: .normal)
    addButton.addAction(UIAction { [unowned self] _ in add() }, for: .touchUpInside)
    rows.axis = .vertical
    rows.spacing = 8
    for part in [field, addButton, rows] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    field.frame = CGRect(x: room.minX, y: room.minY, width: room.width - 72, height: 44)
    addButton.frame = CGRect(x: room.maxX - 60, y: room.minY, width: 60, height: 44)
    let height = rows.sizeThatFits(CGSize(width: room.width, height: 0)).height
    rows.frame = CGRect(x: room.minX, y: field.frame.maxY + 16, width: room.width, height: height)
  }

  private func add() {
    let row = UILabel()
    row.text = field.text
    row.font = .preferredFont(forTextStyle: .body)
    rows.addArrangedSubview(row)
    field.text = ""
    row.alpha = 0
    UIView.animate(withDuration: 0.3) { row.alpha = 1 }
    view.setNeedsLayout()
  }
}
