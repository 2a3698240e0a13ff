import Foundation
import QuoinControls
import QuoinViews
import Testing

/// When the delegate of a table is told of a cell that comes into view.
@Suite struct TableDisplayTests {
  private final class Screen: UITableViewDataSource, UITableViewDelegate {
    var sizes: [CGSize] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "short"
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      sizes.append(cell.contentView.bounds.size)
    }
  }

  private func table(_ screen: Screen) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    table.dataSource = screen
    table.delegate = screen
    return table
  }

  @Test func theContentOfACellHasItsSizeByThen() {
    let screen = Screen()
    let table = table(screen)
    table.layoutIfNeeded()
    #expect(screen.sizes.count == 3)
    #expect(screen.sizes.allSatisfy { $0.width == 200 && $0.height >= 40 }, "\(screen.sizes)")
  }
}
