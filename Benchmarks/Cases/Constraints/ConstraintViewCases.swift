import Foundation
import Quoin
import QuoinControls

/// Views laid out by constraints, beside the same frames by hand and beside stacks.
var constraintViewCases: BenchmarkGroup {
  BenchmarkGroup("constraint views") {
    [oneConstant(), cells(areKnown: false), cells(areKnown: true)] + tables() + [withoutConstraints()]
  }
}

// MARK: A form

/// Rows of a label, a field and a switch, 14 constraints a row.
private final class FormRows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()
  /// The distance behind the label of the row in the middle.
  private(set) var gap = NSLayoutConstraint()

  init(rows: Int) {
    view.frame = window.bounds
    window.addSubview(view)
    var above = view.topAnchor
    for row in 0..<rows {
      let (label, field, toggle) = (UIView(), UIView(), UIView())
      for part in [label, field, toggle] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
      if row == rows / 2 { self.gap = gap }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.widthAnchor.constraint(equalToConstant: CGFloat(60 + row % 7 * 10)),
        label.heightAnchor.constraint(equalToConstant: 20), gap,
        field.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
        field.topAnchor.constraint(equalTo: above, constant: 12),
        field.heightAnchor.constraint(equalToConstant: 34),
        toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        toggle.widthAnchor.constraint(equalToConstant: 51),
        toggle.heightAnchor.constraint(equalToConstant: 31),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        toggle.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4),
        toggle.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4),
      ])
      above = field.bottomAnchor
    }
    window.layoutIfNeeded()
  }
}

private func oneConstant() -> Benchmark {
  func change(_ rows: Int) -> Benchmark.Subject {
    let form = FormRows(rows: rows)
    var step: CGFloat = 0
    return .init("one of \(rows) rows") {
      step = step < 20 ? step + 1 : 0
      form.gap.constant = 8 + step
      form.window.layoutIfNeeded()
    }
  }
  return Benchmark(
    "constraint views/a constant changes, solved and frames set", limit: 1.3, change(10), change(1_000))
}

// MARK: Cells of a feed

/// Who wrote, what, a picture, and what can be done with it: fourteen views, as feeds have them.
private class FeedParts: UIView {
  let photo = UIView()
  let picture = UIView()
  let texts = (0..<8).map { _ in UILabel() }
  let buttons = (0..<3).map { _ in UILabel() }

  init(number: Int) {
    super.init(frame: .zero)
    for (index, text) in texts.enumerated() {
      text.text =
        index == 3
        ? String(repeating: "What was written, \(number). ", count: 1 + number % 4)
        : "Text \(index) of \(number)"
      text.numberOfLines = index == 3 ? 0 : 1
    }
    for (index, button) in buttons.enumerated() { button.text = ["Like", "Comment", "Share"][index] }
    for part in [photo, picture] + texts + buttons { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class FeedByHand: FeedParts {
  func arrange(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 16, height: CGFloat.infinity)
    photo.frame = CGRect(x: 8, y: 8, width: 50, height: 50)
    var y: CGFloat = 8
    for text in texts.prefix(3) {
      let height = text.sizeThatFits(CGSize(width: width - 74, height: .infinity)).height
      text.frame = CGRect(x: 66, y: y, width: width - 74, height: height)
      y += height
    }
    y = max(y, 58) + 8
    for text in texts[3...5] {
      let height = text.sizeThatFits(room).height
      text.frame = CGRect(x: 8, y: y, width: room.width, height: height)
      y += height
    }
    picture.frame = CGRect(x: 8, y: y + 8, width: room.width, height: 120)
    y += 136
    for text in texts[6...7] {
      let height = text.sizeThatFits(room).height
      text.frame = CGRect(x: 8, y: y, width: room.width, height: height)
      y += height
    }
    let third = room.width / 3
    var most: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let height = button.sizeThatFits(room).height
      button.frame = CGRect(x: 8 + CGFloat(index) * third, y: y + 8, width: third, height: height)
      most = max(most, height)
    }
    return y + 16 + most
  }
}

private final class FeedByConstraints: FeedParts {
  override init(number: Int) {
    super.init(number: number)
    for part in subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    var constraints = [
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      photo.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      photo.widthAnchor.constraint(equalToConstant: 50), photo.heightAnchor.constraint(equalToConstant: 50),
    ]
    func beneath(_ views: [UIView], _ start: NSLayoutYAxisAnchor, _ gap: CGFloat, _ leading: CGFloat) {
      var above = (anchor: start, gap: gap)
      for view in views {
        constraints += [
          view.topAnchor.constraint(equalTo: above.anchor, constant: above.gap),
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
          view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ]
        above = (view.bottomAnchor, 0)
      }
    }
    beneath(Array(texts.prefix(3)), topAnchor, 8, 66)
    constraints += [
      texts[3].topAnchor.constraint(greaterThanOrEqualTo: photo.bottomAnchor, constant: 8),
      texts[3].topAnchor.constraint(greaterThanOrEqualTo: texts[2].bottomAnchor, constant: 8),
      texts[3].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      texts[3].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ]
    let high = texts[3].topAnchor.constraint(equalTo: topAnchor)
    high.priority = .defaultLow
    constraints.append(high)
    beneath(Array(texts[4...5]), texts[3].bottomAnchor, 0, 8)
    beneath([picture], texts[5].bottomAnchor, 8, 8)
    constraints.append(picture.heightAnchor.constraint(equalToConstant: 120))
    beneath(Array(texts[6...7]), picture.bottomAnchor, 8, 8)
    constraints += [
      buttons[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
      buttons[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor),
      buttons[2].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
      buttons[2].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
    ]
    for button in buttons {
      constraints += [
        button.topAnchor.constraint(equalTo: texts[7].bottomAnchor, constant: 8),
        button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}

/// 100 cells of a feed, each made, measured at a width and laid out.
///
/// - Parameter areKnown: Whether the process has set the texts before, so that next to nothing is left to do by hand.
private func cells(areKnown: Bool) -> Benchmark {
  let width: CGFloat = 375
  func subject(_ name: String, _ work: @escaping (Int) -> Void) -> Benchmark.Subject {
    var next = 0
    return .init(name) {
      for index in 0..<100 { work(areKnown ? index : next + index) }
      next += 100
    }
  }
  return Benchmark(
    "constraint views/100 cells of a feed\(areKnown ? ", again" : "")", limit: areKnown ? nil : 4,
    subject("by hand") { number in
      let cell = FeedByHand(number: number)
      cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.arrange(in: width))
      keep(cell)
    },
    subject("constraints") { number in
      // Texts that those by hand have not set before.
      let cell = FeedByConstraints(number: areKnown ? number : 1_000_000 + number)
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
      cell.layoutIfNeeded()
      keep(cell)
    })
}

// MARK: A table

/// A title and a text, one beneath the other, beside a picture.
private class RowCell: UITableViewCell {
  let picture = UIView()
  let title = UILabel()
  let words = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    words.numberOfLines = 0
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func arrange() {}
}

private final class ConstraintRowCell: RowCell {
  override func arrange() {
    for view in [picture, title, words] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      words.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      words.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      words.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

private final class StackRowCell: RowCell {
  private let row = UIStackView()

  override func arrange() {
    let texts = UIStackView(arrangedSubviews: [title, words])
    texts.axis = .vertical
    texts.spacing = 4
    picture.layoutSizing.width = 40
    picture.layoutSizing.height = 40
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    row.alignment = .top
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    row.measuredSize(fitting: CGSize(width: size.width, height: .infinity))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

private final class FeedRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell {
      cell.title.text = "Row \(indexPath.row)"
      cell.words.text = String(repeating: "Some words to be set. ", count: 1 + indexPath.row % 5)
    }
    return cell
  }
}

private func tables() -> [Benchmark] {
  func scroll(_ name: String, _ cell: AnyClass) -> Benchmark.Subject {
    let rows = FeedRows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return .init(name) {
      let next = table.contentOffset.y + 844
      table.contentOffset.y = next > table.contentSize.height - 844 ? 0 : next
      window.layoutIfNeeded()
      keep(rows)
    }
  }
  return [
    Benchmark(
      "constraint views/a screen further in 10,000 rows", limit: 2, scroll("stacks", StackRowCell.self),
      scroll("constraints", ConstraintRowCell.self))
  ]
}

// MARK: No constraint

/// The frames of 1,000 views are set and laid out, alone and beside a form of another window.
private func withoutConstraints() -> Benchmark {
  func views() -> Benchmark.Subject {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = (0..<1_000).map { _ in UIView() }
    for view in views { window.addSubview(view) }
    var step: CGFloat = 0
    return .init("no constraint anywhere") {
      step = step < 50 ? step + 1 : 0
      for view in views { view.frame = CGRect(x: step, y: step, width: 20, height: 20) }
      window.layoutIfNeeded()
    }
  }
  let alone = views()
  let form = FormRows(rows: 100)
  let beside = Benchmark.Subject("a form elsewhere", prepare: { keep(form) }, views().run)
  return Benchmark("constraint views/1,000 views without one", limit: 1.1, alone, beside)
}
