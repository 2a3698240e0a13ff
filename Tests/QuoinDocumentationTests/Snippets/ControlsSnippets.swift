// swift-format-ignore-file: the pages show these pieces to the character.

import Foundation
import Quoin
import Testing

@Suite struct ControlsSnippets {
  @Test func aTableStandsInANavigationController() throws {
    // snippet
    final class Downloads: UITableViewController {
      let files = ["Notes.pdf", "Photo.jpg", "Talk.mov"]

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = files[indexPath.row]
        content.image = UIImage(systemName: "doc")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.rootViewController = UINavigationController(rootViewController: Downloads(style: .insetGrouped))
    let picture = try window.render(as: .png)
    // end
    #expect(!picture.isEmpty)
    for text in ["Downloads", "Notes.pdf", "Photo.jpg", "Talk.mov"] {
      #expect(AccessibilityNode(window).text.contains(text))
    }
  }

  @Test func aSymbolStandsBesideAHeading() {
    // snippet
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.tintColor = .systemYellow
    star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    // end
    #expect(star.sizeThatFits(.zero).height > 20)
  }
}
