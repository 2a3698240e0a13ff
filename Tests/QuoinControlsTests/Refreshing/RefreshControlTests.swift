import Foundation
import QuoinControls
import Testing

@Suite("Pulling to refresh")
struct RefreshControlTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let refresh = UIRefreshControl()
  private let finger: Finger
  private let log = EventLog()

  init() {
    finger = Finger(on: scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.refreshControl = refresh
    refresh.log([("value", .valueChanged)], into: log)
  }

  private func pull(_ distance: CGFloat) {
    finger.down(150, 50, after: 1)
    for step in 1...20 { finger.move(150, 50 + distance * CGFloat(step) / 20) }
    finger.up()
    finger.window.clock.advance(by: 2)
  }

  @Test("Content that is pulled far enough is loaded, and stays below the wheel until it is")
  func pulling() {
    pull(60)
    #expect(!refresh.isRefreshing && log.take().isEmpty && scroll.contentOffset.y == 0)
    pull(300)
    #expect(refresh.isRefreshing && log.take() == ["value"])
    #expect(scroll.contentInset.top == 60 && abs(scroll.contentOffset.y + 60) < 0.5)
    refresh.endRefreshing()
    finger.window.clock.advance(by: 1)
    #expect(!refresh.isRefreshing && scroll.contentInset.top == 0 && abs(scroll.contentOffset.y) < 0.5)
  }

  @Test("Code begins and ends without telling anybody, and the control leaves no inset behind")
  func code() {
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && scroll.contentInset.top == 60 && log.take().isEmpty)
    #expect(refresh.recursiveDescription.hasPrefix("UIRefreshControl (0 -60 300 60) refreshing"))
    scroll.refreshControl = nil
    #expect(scroll.contentInset.top == 0 && refresh.superview == nil)
    scroll.refreshControl = refresh
    #expect(scroll.contentInset.top == 60)
    refresh.endRefreshing()
    #expect(scroll.contentInset.top == 0)
  }
}
