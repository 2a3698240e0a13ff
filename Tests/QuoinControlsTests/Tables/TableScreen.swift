import Foundation
import QuoinTestSupport

@testable import QuoinControls

/// Rows of numbers in sections, each with a height of its own, in a table in a window.
final class TableScreen: UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  var sections: [[Int]]
  var log: [String] = []
  var titles: [String?] = []
  var asked = 0
  /// How many lines the cell of a number has.
  var lines: (Int) -> Int = { _ in 1 }
  var swipeActions: UISwipeActionsConfiguration?

  init(_ sections: [[Int]] = [Array(0..<100)], style: UITableView.Style = .plain, height: CGFloat = 440) {
    self.sections = sections
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table = UITableView(frame: window.bounds, style: style)
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  func layOut() { window.layoutIfNeeded() }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    let number = sections[indexPath.section][indexPath.row]
    (cell as? NumberCell)?.show(number, lines: lines(number))
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.section).\(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    log.append("moved \(source.row) to \(destination.row)")
    let number = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(number, at: destination.row)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions
  }

  /// The numbers that are seen, from top to bottom.
  var seen: [Int] { table.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// What each cell that is seen shows, and where.
  var shown: [String] {
    table.visibleCells.map { cell in
      let number = (cell as? NumberCell)?.number ?? -1
      return "\(number) \(Int(cell.frame.minY)) \(Int(cell.frame.height))"
    }
  }

  // MARK: A finger

  func down(_ place: CGPoint) -> UITouch {
    let finger = UITouch(at: place)
    window.sendEvent(UIEvent(touches: [finger]))
    return finger
  }

  func move(_ finger: UITouch, to place: CGPoint) {
    finger.update(to: place, phase: .moved)
    window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + 1.0 / 60))
  }

  func up(_ finger: UITouch) {
    finger.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [finger]))
  }

  func tap(_ place: CGPoint) {
    up(down(place))
    window.clock.advance(by: 0.5)
  }

  /// Drags a finger in equal steps of a 60th of a second.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    let finger = down(start)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(
        finger,
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    up(finger)
  }

  func press(_ code: UIKeyboardHIDUsage) {
    let press = UIPress(key: UIKey(characters: "", keyCode: code))
    window.sendEvent(UIPressesEvent(presses: [press]))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press]))
  }
}

/// A cell that is 40 points high, and 20 more for each further line.
final class NumberCell: UITableViewCell {
  var number = 0
  private var lines = 1

  func show(_ number: Int, lines: Int) {
    (self.number, self.lines) = (number, lines)
    invalidateFittingSize()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(20 + 20 * lines))
  }
}
