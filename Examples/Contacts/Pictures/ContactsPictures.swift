import ContactsExampleScreen
import Foundation
import QuoinControls

/// 10,000 people in a window, and pictures of some moments.
struct ContactsPictures {
  let folder: URL
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let contacts = ContactsController(Contact.people(10_000))

  init(folder: URL) {
    self.folder = folder
    let navigation = UINavigationController(rootViewController: contacts)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
  }

  func draw(_ name: String) throws {
    window.layoutIfNeeded()
    let file = folder.appendingPathComponent("contacts-\(name).png")
    try window.render(as: .png).write(to: file)
    print(file.path, "with \(contacts.tableView.visibleCells.count) cells of 10,000 people")
  }
}
