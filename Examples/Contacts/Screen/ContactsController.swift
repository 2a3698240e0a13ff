import Foundation
import QuoinControls

/// People from A to Z, with an index at the side.
public final class ContactsController: UITableViewController {
  private let people: [Contact]
  private var list: ContactList

  /// The letters that names are searched for; a search field sets this as it is typed into.
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
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    tableView.estimatedRowHeight = 52
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
