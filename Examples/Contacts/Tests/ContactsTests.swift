import ContactsExampleScreen
import Foundation
import QuoinControls
import Testing

@Suite("Contacts")
struct ContactsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let contacts = ContactsController(Contact.people(10_000))

  init() {
    window.rootViewController = contacts
    window.layoutIfNeeded()
  }

  private var cells: Int { contacts.tableView.subviews.filter { $0 is UITableViewCell }.count }

  @Test("Of 10,000 people only those have cells that are seen, wherever is scrolled to")
  func few() {
    for section in 0..<contacts.tableView.numberOfSections {
      contacts.tableView.scrollToRow(at: IndexPath(row: 100, section: section), at: .middle, animated: false)
      #expect(cells == contacts.tableView.visibleCells.count && cells < 16)
      #expect(contacts.tableView.cellForRow(at: IndexPath(row: 100, section: section)) != nil)
    }
  }

  @Test("Notes make rows higher")
  func heights() {
    #expect(Set(contacts.tableView.visibleCells.map(\.frame.height)).count > 1)
  }

  @Test("A search leaves those whose names have the letters")
  func searched() {
    contacts.search = "tanaka"
    window.layoutIfNeeded()
    #expect(contacts.tableView.numberOfSections == 1)
    let cells = contacts.tableView.visibleCells
    #expect(!cells.isEmpty && cells.allSatisfy { $0.accessibilityLabel?.contains("Tanaka") == true })
  }

  @Test("What is typed into the field of the bar is searched for, until that is cancelled")
  func typed() {
    window.rootViewController = UINavigationController(rootViewController: contacts)
    window.layoutIfNeeded()
    let bar = contacts.searchController.searchBar
    bar.becomeFirstResponder()
    for letter in "xu" {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: String(letter)))]))
    }
    window.layoutIfNeeded()
    #expect(contacts.search == "xu" && contacts.tableView.numberOfSections < 26)
    contacts.searchController.isActive = false
    window.layoutIfNeeded()
    #expect(contacts.search.isEmpty && contacts.tableView.numberOfSections > 10)
  }
}
