import Foundation
import Testing

@testable import QuoinControls

@Suite("Lists of a program's own")
struct RegistrationOverrideTests {
  private final class Table: UITableView {
    var log: [String] = []
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      log.append("register \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
      log.append("register edge \(identifier)")
      super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      log.append("any \(identifier)")
      return super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      log.append("row \(indexPath.row)")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  @Test("A table's registering and dequeuing are overridden")
  func table() {
    final class Cell: UITableViewCell {}
    let table = Table(frame: .zero, style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "a")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "b")
    let cell = table.dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 3, section: 0))
    #expect(cell is Cell && table.dequeueReusableHeaderFooterView(withIdentifier: "b") != nil)
    #expect(table.log == ["register a", "register edge b", "row 3", "any a"])
  }

  private final class Collection: UICollectionView {
    var log: [String] = []
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      log.append("register \(identifier)")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      log.append("register \(elementKind) \(identifier)")
      super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.append("item \(indexPath.item)")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  @Test("A collection's registering and dequeuing are overridden")
  func collection() {
    final class Cell: UICollectionViewCell {}
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Cell.self, forCellWithReuseIdentifier: "a")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "b")
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "a", for: IndexPath(item: 2, section: 0))
    #expect(cell is Cell && collection.log == ["register a", "register head b", "item 2"])
  }

  @Test("A button's titles and pictures are set as its class has it")
  func button() {
    final class Loud: UIButton {
      override func setTitle(_ title: String?, for state: State) {
        super.setTitle(title?.uppercased(), for: state)
      }
    }
    let button = Loud(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.currentTitle == "GO")
  }

  @Test("The key that deletes does so as a field's class has it")
  func deleting() {
    final class Code: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = Code(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let finger = Finger(on: field)
    field.text = "ab"
    field.becomeFirstResponder()
    let press = UIPress(key: UIKey(characters: "\u{8}", keyCode: .keyboardDeleteOrBackspace))
    finger.window.sendEvent(UIPressesEvent(presses: [press]))
    #expect(field.deletions == 1 && field.text == "a")
  }
}
