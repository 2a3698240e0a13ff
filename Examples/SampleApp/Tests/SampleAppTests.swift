import QuoinTemplates
import QuoinTesting
import SampleAppExampleScreen
import Testing

@Suite struct SampleAppTests {
  private func app(on tab: String) -> Screen {
    let screen = Screen(SampleApp(), on: "iPhone SE")
    screen.tap(tab)
    screen.wait(0.5)
    return screen
  }

  @Test(arguments: ["Boxes", "Pages", "Collection"]) func looks(tab: String) {
    expectPicture(of: app(on: tab), tab, across: .matrix(scales: [1]))
  }

  @Test func boxesMoveToTheirNewPlaces() throws {
    let screen = app(on: "Boxes")
    let blue = try #require(screen.view("blue"))
    let before = blue.frame
    screen.tap("Move the boxes")
    screen.wait(0.2)
    let midway = try #require(blue.layer.presentation()).frame
    #expect(midway.minX < before.minX && midway.minX > 16)
    screen.wait(0.4)
    #expect(blue.frame.minX == 16 && blue.frame.minY > before.maxY)
    screen.tap("Put them back")
    screen.wait(0.5)
    #expect(blue.frame == before)
  }

  @Test func textIsMarkedUp() throws {
    let screen = app(on: "Text")
    let labels = screen.window.allSubviews.compactMap { ($0 as? UILabel)?.attributedText }
    let markup = try #require(labels.first { $0.string.hasPrefix("Markup") })
    #expect(markup.string.hasSuffix("H2O and both together."))
    let place = (markup.string as NSString).range(of: "struck out").location
    #expect(markup.attribute(.strikethroughStyle, at: place, effectiveRange: nil) as? Int == 1)
    let list = try #require(labels.first { $0.string.contains("links") })
    let link = (list.string as NSString).range(of: "links").location
    #expect(list.attribute(.link, at: link, effectiveRange: nil) != nil)
  }

  @Test func dotsFollowThePages() {
    let screen = app(on: "Pages")
    screen.swipe(.left, on: "Swipe to the next page.")
    screen.wait(1)
    let dots = screen.window.allSubviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.currentPage == 1)
  }

  @Test func whatIsTypedIsCounted() {
    let screen = app(on: "Text")
    screen.type("Quoin", into: "Type something")
    #expect(screen.view("5 letters typed") != nil)
  }

  @Test func aRowThatIsTappedIsMarked() throws {
    let screen = app(on: "Table")
    screen.tap("Chimborazo")
    let cells = screen.window.allSubviews.compactMap { $0 as? UITableViewCell }
    let marked = cells.filter { $0.accessoryType == .checkmark }.map { $0.textLabel?.text }
    #expect(marked == ["Chimborazo"])
  }
}

extension UIView {
  /// The views below this one, however deep.
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
