import Foundation
import QuoinControls
import Testing

@Suite("What is lifted for a menu")
struct TargetedPreviewTests {
  /// A table whose rows hold a bubble, which is lifted for their menus.
  private final class Messages: UITableViewController {
    let bubble = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
    let parameters = UIPreviewParameters()

    override func viewDidLoad() {
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.description())
      parameters.backgroundColor = .red
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: UITableViewCell.description(), for: path)
      cell.contentView.addSubview(bubble)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Reply") { _ in }])
      })
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: bubble, parameters: parameters) }
  }

  @Test("The delegate of a table names a view in the row and its ground")
  func table() throws {
    let messages = Messages()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = messages
    window.layoutIfNeeded()
    let cell = try #require(messages.tableView.visibleCells.first)
    let middle = cell.convert(CGPoint(x: 60, y: 20), to: window)
    let touch = UITouch(at: middle)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time))
    window.clock.advance(by: 2)
    #expect(messages.bubble.alpha == 0 && cell.alpha == 1)
    let lifted = window.subviews.last?.subviews.first { $0.backgroundColor == .red }
    #expect(lifted?.bounds.size == CGSize(width: 100, height: 30))
  }
}
