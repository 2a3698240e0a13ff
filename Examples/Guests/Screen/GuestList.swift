import QuoinViews

/// A list of guests: a name is typed and added, and each row takes its guest away.
public final class GuestList: UIViewController {
  /// The names, from the top.
  public private(set) var names: [String] = []
  private let words: GuestWords
  private let field: NameField
  private let addButton: TextButton
  private let rows = UIStackView()
  private let scroller = UIScrollView()
  private let heading = UILabel()

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - names: Who is on it already.
  ///   - words: What it says.
  public init(_ names: [String] = [], words: GuestWords = .english) {
    self.words = words
    field = NameField(placeholder: words.name)
    addButton = TextButton(words.add)
    super.init(nibName: nil, bundle: nil)
    for name in names { append(name) }
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = words.title
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.textColor = .label
    heading.accessibilityTraits = .header
    field.textDidChange = { [unowned self] in addButton.isEnabled = !field.text.isEmpty }
    addButton.isEnabled = false
    addButton.tapped = { [unowned self] in add() }
    rows.axis = .vertical
    scroller.addSubview(rows)
    for part in [heading, field, addButton, scroller] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let (headingHeight, button) = (heading.sizeThatFits(room.size).height, addButton.sizeThatFits(room.size))
    let line = max(button.height, field.sizeThatFits(room.size).height)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: headingHeight)
    let top = heading.frame.maxY + 12
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fieldWidth = room.width - button.width - 12
    field.frame = CGRect(
      x: isMirrored ? room.maxX - fieldWidth : room.minX, y: top, width: fieldWidth, height: line)
    addButton.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - button.width, y: top, width: button.width, height: line)
    let listTop = field.frame.maxY + 12
    scroller.frame = CGRect(
      x: 0, y: listTop, width: view.bounds.width, height: view.bounds.height - listTop)
    let height = rows.sizeThatFits(CGSize(width: room.width, height: 0)).height
    rows.frame = CGRect(x: room.minX, y: 0, width: room.width, height: height)
    scroller.contentSize = CGSize(width: view.bounds.width, height: height)
  }

  private func add() {
    let row = append(field.text)
    field.text = ""
    row.alpha = 0
    UIView.animate(withDuration: 0.3) { row.alpha = 1 }
  }

  @discardableResult
  private func append(_ name: String) -> GuestRow {
    names.append(name)
    let row = GuestRow(name, words: words)
    row.removed = { [unowned self, unowned row] in remove(row) }
    rows.addArrangedSubview(row)
    viewIfLoaded?.setNeedsLayout()
    return row
  }

  private func remove(_ row: GuestRow) {
    names.removeAll { $0 == row.name }
    row.removeFromSuperview()
    view.setNeedsLayout()
  }
}
