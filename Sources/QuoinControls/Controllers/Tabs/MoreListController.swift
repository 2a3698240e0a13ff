import Foundation
import QuoinGraphics

/// Lists the controllers of a tab bar controller that its bar has no room for.
final class MoreListController: UITableViewController {
  private unowned let tabs: UITabBarController
  private static let reuseIdentifier = "tab"

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs.moreListDidAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.overflow.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
    let item = tabs.overflow[indexPath.row].tabBarItem
    var content = cell.defaultContentConfiguration()
    content.text = item?.title
    content.image = item?.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard tabs.overflow.indices.contains(indexPath.row) else { return }
    tabs.choose(tabs.overflow[indexPath.row])
  }
}
