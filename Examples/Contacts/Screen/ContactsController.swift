import Foundation
import QuoinControls

/// People from A to Z, with an index at the side, and a field in the bar that searches for names.
public final class ContactsController: UITableViewController, UISearchResultsUpdating {
  private let people: [Contact]
  private var list: ContactList

  /// Looks after the field in the bar.
  public let searchController = UISearchController(searchResultsController: nil)

  /// The letters that names are searched for.
  public var search = "" {
    didSet {
      guard search != oldValue else { return }
      list = ContactList(people, matching: search)
      tableView.reloadData()
    }
  }

  public init(_ people: [Contact]) {
    self.people = people
    list = ContactList(people)
    super.init(style: .plain)
    title = "Contacts"
    searchController.searchBar.placeholder = "Names"
    // Who is found is shown in the same list.
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchResultsUpdater = self
    navigationItem.searchController = searchController
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    tableView.estimatedRowHeight = 52
  }

  public func updateSearchResults(for searchController: UISearchController) {
    search = searchController.searchBar.text ?? ""
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.sections[section].count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
    (cell as? ContactCell)?.show(list.sections[indexPath.section][indexPath.row])
    return cell
  }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list.titles[section]
  }

  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? { list.titles }
}
