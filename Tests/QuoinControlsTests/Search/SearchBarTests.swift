import Foundation
import QuoinControls
import QuoinGraphics
import Testing

@Suite("Search bars")
struct SearchBarTests {
  private final class Listener: UISearchBarDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("“\(searchText)”")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update “\(searchController.searchBar.text ?? "")” \(searchController.isActive)")
    }
  }

  private let listener = Listener()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func show(_ bar: UISearchBar) {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.intrinsicContentSize.height)
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  private func tap(_ view: UIView?, dx: CGFloat = 0.5) {
    guard let view else { return }
    let place = view.convert(CGPoint(x: view.bounds.width * dx, y: view.bounds.midY), to: nil)
    let touch = UITouch(at: place)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func type(_ text: String) {
    for character in text {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: String(character)))]))
    }
  }

  @Test("What is written is told, and return searches")
  func writing() {
    let bar = UISearchBar()
    bar.delegate = listener
    show(bar)
    #expect(
      bar.bounds.height == 56 && bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    tap(bar.searchTextField)
    type("ad\n")
    #expect(listener.log == ["began", "“a”", "“ad”", "search"] && bar.text == "ad" && bar.isFirstResponder)
    #expect(bar.searchTextField.accessibilityTraits == .searchField)
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test("The button that cancels takes room from the field, and tells the delegate, who ends writing")
  func cancelling() {
    let bar = UISearchBar()
    bar.delegate = listener
    bar.showsCancelButton = true
    show(bar)
    let button = bar.subviews.first { $0.accessibilityLabel == "Cancel" }
    #expect(bar.searchTextField.frame.maxX < button?.frame.minX ?? 0 && button?.frame.maxX == 312)
    tap(bar.searchTextField)
    tap(button)
    #expect(listener.log == ["began", "cancel"] && bar.isFirstResponder)
    bar.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    #expect(button?.frame.minX == 8)
  }

  @Test("Scopes stand beneath the field, and one that there is not is reported")
  func scopes() {
    let bar = UISearchBar()
    bar.delegate = listener
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    show(bar)
    #expect(bar.bounds.height == 98)
    tap(bar.subviews.last?.subviews.last)
    #expect(listener.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    #expect(
      misuse { bar.selectedScopeButtonIndex = 2 } == ["A search bar has no scope 2: it has 2, counted from 0"]
    )
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("The field and the text in it are moved as is said, and stand where they did before")
  func adjustments() {
    let bar = UISearchBar()
    show(bar)
    let field = bar.searchTextField
    let (frame, text) = (field.frame, field.textRect(forBounds: field.bounds))
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
    window.layoutIfNeeded()
    #expect(field.frame == frame.offsetBy(dx: 3, dy: -2))
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 5, dy: 1))
    #expect(field.placeholderRect(forBounds: field.bounds) == text.offsetBy(dx: 5, dy: 1))
    bar.searchFieldBackgroundPositionAdjustment = .zero
    bar.searchTextPositionAdjustment = .zero
    window.layoutIfNeeded()
    #expect(field.frame == frame && field.textRect(forBounds: field.bounds) == text)
  }

  @Test("A picture lies behind the scopes alone, while they are shown")
  func groundOfScopes() throws {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Unread"]
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.scopeBarBackgroundImage = try red.renderedImage()
    func isRed(_ y: Int) throws -> Bool {
      let image = try bar.renderedImage()
      let color = try #require(image.cgImage?.color(x: 4, y: y * Int(image.scale)))
      return color.red == 1 && color.green == 0
    }
    show(bar)
    #expect(try [2, 54].map(isRed) == [false, false])
    bar.showsScopeBar = true
    show(bar)
    #expect(try [2, 54, 58, 96].map(isRed) == [false, false, true, true])
  }

  @Test("A controller is active from the first tap until cancel, and tells who shows the results")
  func controller() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    show(search.searchBar)
    tap(search.searchBar.searchTextField)
    #expect(search.isActive && search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    #expect(results.view.superview == nil)
    type("x")
    #expect(results.view.superview === window)
    tap(search.searchBar.subviews.first { $0.accessibilityLabel == "Cancel" })
    #expect(!search.isActive && search.searchBar.text == "" && results.view.superview == nil)
    #expect(listener.log == ["update “” true", "update “x” true", "update “” false"])
  }
}
