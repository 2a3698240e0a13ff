import Foundation
import Quoin
import QuoinControls

/// What a table of 100,000 rows costs whose cells say how high they are to be.
var tableCases: BenchmarkGroup {
  BenchmarkGroup("tables", makeTableCases)
}

private final class Rows: UITableViewDataSource {
  static let count = 100_000
  var numbers = Array(0..<Rows.count)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = Self.text(numbers[indexPath.row])
    return cell
  }

  /// One to four lines at the width of a phone.
  static func text(_ number: Int) -> String {
    "Row \(number)" + String(repeating: " with some more words to set", count: number % 4)
  }
}

private func makeTableCases() -> [Benchmark] {
  let size = CGSize(width: 390, height: 844)

  func table(_ rows: Rows) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    return (window, table)
  }

  /// As many labels as a screen shows, set and measured in a plain column.
  var firstNumber = 0
  func labels() {
    var y: CGFloat = 0
    var number = firstNumber
    while y < size.height {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Rows.text(number)
      let height = label.sizeThatFits(CGSize(width: size.width - 32, height: 0)).height + 22
      label.frame = CGRect(x: 16, y: y + 11, width: size.width - 32, height: height - 22)
      y += height
      number += 1
    }
    firstNumber = (firstNumber + 20) % Rows.count
  }

  let rows = Rows()
  let (scrolledWindow, scrolled) = table(rows)
  scrolledWindow.layoutIfNeeded()
  let changing = Rows()
  let (changedWindow, changed) = table(changing)
  changedWindow.layoutIfNeeded()
  changed.scrollToRow(at: IndexPath(row: Rows.count / 2, section: 0), at: .top, animated: false)

  return [
    Benchmark(
      "tables/first layout of 100,000 rows",
      .init("labels of a screen", labels),
      .init("layoutIfNeeded") {
        let (window, table) = table(rows)
        window.layoutIfNeeded()
        keep(table)
      }),
    Benchmark(
      "tables/a screen further in 100,000 rows",
      .init("labels of a screen", labels),
      .init("contentOffset, layoutIfNeeded") {
        let most = scrolled.contentSize.height - size.height
        let next = scrolled.contentOffset.y + size.height
        scrolled.contentOffset.y = next > most ? 0 : next
        scrolledWindow.layoutIfNeeded()
      }),
    Benchmark(
      "tables/a row inserted amid 100,000",
      .init("Array.insert") {
        changing.numbers.insert(7, at: Rows.count / 2)
        changing.numbers.remove(at: Rows.count / 2)
      },
      .init("insertRows, deleteRows, layoutIfNeeded") {
        let path = IndexPath(row: Rows.count / 2 + 3, section: 0)
        changing.numbers.insert(7, at: path.row)
        changed.insertRows(at: [path], with: .none)
        changedWindow.layoutIfNeeded()
        changing.numbers.remove(at: path.row)
        changed.deleteRows(at: [path], with: .none)
        changedWindow.layoutIfNeeded()
        changedWindow.clock.advance(by: 1)
      }),
  ]
}
