import QuoinTesting

/// A card of 60 by 40 points with a title and a dot, all of whose looks a test may change.
final class TestCard: UIView {
  let title = UILabel(frame: CGRect(x: 4, y: 4, width: 52, height: 16))
  let dot = UIView(frame: CGRect(x: 8, y: 24, width: 8, height: 8))

  init(_ text: String = "Card", color: UIColor = .white) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    backgroundColor = color
    title.text = text
    title.accessibilityIdentifier = "title"
    title.font = .systemFont(ofSize: 12)
    dot.backgroundColor = .black
    addSubview(title)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }
}
