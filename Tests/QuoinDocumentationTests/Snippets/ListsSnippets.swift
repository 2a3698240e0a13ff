// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import Testing

// snippet
final class Library: UIViewController, LayoutLoading, UITableViewDataSource {
  struct Book { var title, author: String }

  var tableView: UITableView?
  var books = [Book(title: "Sylvie and Bruno", author: "Lewis Carroll")]

  static var layoutMembers: [OwnerMember] { [.outlet("tableView", \Library.tableView)] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let node = tableView.dequeueReusableCellNode(withIdentifier: "book", for: indexPath)
    node.setState(books[indexPath.row])
    return node.view as! UITableViewCell
  }
}
// end

@Suite struct ListsSnippets {
  @Test func cellsAreDequeuedAndSet() throws {
    let page = try DocumentPage("Documentation/Lists.md")
    let markup = try #require(page.blocks.last { $0.language == "xml" }).text
    let library = Library()
    library.loadLayout(xmlData: Data(markup.utf8))
    library.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    library.view.layoutIfNeeded()
    let cell = try #require(library.tableView?.visibleCells.first)
    #expect(cell.textLabel?.text == "Sylvie and Bruno")
    #expect(cell.detailTextLabel?.text == "Lewis Carroll")
  }
}
