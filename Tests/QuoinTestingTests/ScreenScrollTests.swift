import QuoinTesting
import Testing

@Suite("Scrolling to things")
struct ScreenScrollTests {
  private let trial = TrialRun()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private init() { window.addSubview(scrollView) }

  private func addRows(_ count: Int) {
    for index in 0..<count { addRow("Row \(index)", at: CGFloat(index) * 44) }
    scrollView.contentSize = CGSize(width: 200, height: CGFloat(count) * 44)
  }

  private func addRow(_ name: String, at y: CGFloat) {
    let row = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 44))
    row.text = name
    scrollView.addSubview(row)
  }

  private func isWhole(_ name: String, in screen: Screen) -> Bool {
    guard let view = screen.view(name) else { return false }
    return scrollView.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.frame)
  }

  @Test("A row far below, one above and the edges come into sight whole")
  func rows() {
    addRows(1000)
    let screen = Screen(window)
    for index in [900, 0, 7, 6, 13, 999] {
      screen.scroll(to: "Row \(index)")
      #expect(isWhole("Row \(index)", in: screen), "\(index) at \(scrollView.contentOffset.y)")
    }
    #expect(abs(scrollView.contentOffset.y - (44_000 - 300)) < 0.01)
    #expect(screen.failure == nil)
  }

  @Test("What is in sight already stays where it is, in no time")
  func inSight() {
    addRows(10)
    let screen = Screen(window)
    screen.scroll(to: "Row 2")
    #expect(scrollView.contentOffset == .zero && window.clock.time == 0)
  }

  @Test("Rows that are made when they come into sight are found, below and above")
  func lateRows() {
    final class Rows: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for view in scrollView.subviews where view is UILabel { view.removeFromSuperview() }
        let first = max(Int(scrollView.contentOffset.y / 44), 0)
        for index in first..<min(first + 8, 200) {
          let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 200, height: 44))
          row.text = "Row \(index)"
          scrollView.addSubview(row)
        }
      }
    }
    let rows = Rows()
    scrollView.delegate = rows
    scrollView.contentSize = CGSize(width: 200, height: 200 * 44)
    rows.scrollViewDidScroll(scrollView)
    let screen = Screen(window)
    for index in [150, 3] {
      screen.scroll(to: "Row \(index)")
      #expect(isWhole("Row \(index)", in: screen))
    }
    #expect(
      trial.run { screen.scroll(to: "Row 200") }.map(\.sentence) == [
        "scroll(to: \"Row 200\"): there is nothing “Row 200” on the screen; did you mean “Row 0”?"
      ])
  }

  @Test("Pages are turned until the right one is seen, from side to side")
  func pages() {
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 1000, height: 300)
    for index in 0..<5 {
      let page = UILabel(frame: CGRect(x: CGFloat(index) * 200, y: 0, width: 200, height: 300))
      page.text = "Page \(index)"
      scrollView.addSubview(page)
    }
    let screen = Screen(window)
    screen.scroll(to: "Page 3")
    #expect(scrollView.contentOffset == CGPoint(x: 600, y: 0))
    screen.scroll(to: "Page 1")
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test("What is larger than its room is scrolled to where it begins")
  func large() {
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    let large = UILabel(frame: CGRect(x: 0, y: 700, width: 200, height: 900))
    large.text = "Large"
    scrollView.addSubview(large)
    let screen = Screen(window)
    screen.scroll(to: "Large")
    #expect(abs(scrollView.contentOffset.y - 700) < 1)
    scrollView.contentOffset.y = 1500
    screen.scroll(to: "Large")
    #expect(abs(scrollView.contentOffset.y - 700) < 1)
  }

  @Test("What stands aside and below is reached along both axes")
  func aside() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    let label = UILabel(frame: CGRect(x: 1500, y: 1200, width: 100, height: 40))
    label.text = "Aside"
    scrollView.addSubview(label)
    let screen = Screen(window)
    screen.scroll(to: "Aside")
    #expect(isWhole("Aside", in: screen) && screen.failure == nil)
    #expect(abs(scrollView.contentOffset.x - 1400) < 1 && abs(scrollView.contentOffset.y - 940) < 1)
  }

  @Test("What does not scroll that far is named")
  func stuck() {
    addRows(100)
    scrollView.isScrollEnabled = false
    let screen = Screen(window)
    #expect(
      trial.run { screen.scroll(to: "Row 50") }.map(\.sentence) == [
        "scroll(to: \"Row 50\"): “Row 50” stays out of sight: UIScrollView (0 0 200 300) does not scroll that far"
      ])
  }
}
