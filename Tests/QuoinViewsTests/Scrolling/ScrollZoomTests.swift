import Foundation
import Testing

@testable import QuoinViews

@Suite("Scroll views that zoom")
struct ScrollZoomTests {
  private func made() -> ScrollScreen {
    let screen = ScrollScreen(content: CGSize(width: 200, height: 300))
    screen.zooms = true
    screen.scroll.minimumZoomScale = 1
    screen.scroll.maximumZoomScale = 4
    return screen
  }

  @Test("A scale is kept within its range, and makes the content larger around the middle")
  func scale() {
    let screen = made()
    screen.scroll.zoomScale = 2
    #expect(screen.content.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(screen.scroll.contentSize == CGSize(width: 400, height: 600))
    #expect(screen.scroll.contentOffset == point(100, 150) && screen.told == ["zoomed", "scrolled"])
    screen.scroll.zoomScale = 9
    #expect(screen.scroll.zoomScale == 4 && screen.scroll.contentOffset == point(300, 450))
    screen.scroll.zoomScale = 0.1
    #expect(screen.scroll.zoomScale == 1 && screen.scroll.contentOffset == .zero)
    screen.scroll.zoomScale = .nan
    #expect(screen.scroll.zoomScale == 1)
    screen.zooms = false
    screen.scroll.zoomScale = 2
    #expect(screen.scroll.zoomScale == 1, "nobody says what is to be zoomed")
    #expect(screen.scroll.pinchGestureRecognizer == nil)
  }

  @Test("An animated scale takes 0.3 seconds, and a rectangle is made as large as it can be")
  func animated() {
    let screen = made()
    screen.scroll.setZoomScale(3, animated: true)
    screen.clock.advance(to: 0.1501)
    #expect(abs(screen.scroll.zoomScale - 2) < 0.1)
    screen.clock.advance(to: 1)
    #expect(screen.scroll.zoomScale == 3 && screen.scroll.contentOffset == point(200, 300))
    #expect(screen.log.first == "will zoom true" && screen.log.last == "ended zooming 3.0")
    screen.scroll.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 50), animated: false)
    #expect(screen.scroll.zoomScale == 2 && screen.scroll.contentOffset == point(200, 200))
  }

  @Test("A pinch zooms around its fingers, and is told in UIKit's order")
  func pinch() {
    let screen = made()
    screen.hands.down(point(90, 150), point(110, 150), at: 0)
    screen.hands.move(point(80, 150), point(120, 150), at: 0.1)
    #expect(screen.scroll.isZooming && screen.scroll.zoomScale == 2)
    #expect(screen.scroll.contentOffset == point(100, 150), "what was between the fingers still is")
    screen.hands.move(point(70, 150), point(130, 150), at: 0.2)
    screen.hands.up(at: 0.5)
    screen.clock.advance(by: 2)
    #expect(screen.scroll.zoomScale == 3 && !screen.scroll.isZooming)
    let zooming = screen.told.filter { $0.contains("zoom") }
    #expect(zooming == ["will zoom true", "zoomed", "zoomed", "ended zooming 3.0"])
  }

  @Test("A pinch beyond the range is pulled back, and the scale comes back when the fingers go")
  func bounce() {
    for bounces in [true, false] {
      let screen = made()
      screen.scroll.bouncesZoom = bounces
      screen.hands.down(point(90, 150), point(110, 150), at: 0)
      screen.hands.move(point(40, 150), point(160, 150), at: 0.1)
      #expect((screen.scroll.zoomScale > 4) == bounces && screen.scroll.zoomScale < 5)
      screen.hands.up(at: 0.5)
      #expect(screen.scroll.isZoomBouncing == bounces)
      screen.clock.advance(by: 1)
      #expect(screen.scroll.zoomScale == 4 && screen.log.filter { $0 == "ended zooming 4.0" }.count == 1)
      #expect(!screen.scroll.isZoomBouncing)
      let limits = screen.scroll.offsetLimits
      #expect(
        limits.x.contains(screen.scroll.contentOffset.x) && limits.y.contains(screen.scroll.contentOffset.y))
    }
  }

  @Test("Two fingers drag and zoom at once")
  func both() {
    let screen = made()
    screen.scroll.zoomScale = 2
    screen.hands.down(point(90, 150), point(110, 150), at: 0)
    screen.hands.move(point(85, 190), point(115, 190), at: 0.1)
    screen.hands.move(point(85, 200), point(115, 200), at: 0.2)
    #expect(screen.scroll.isZooming && screen.scroll.isDragging && screen.scroll.zoomScale == 3)
    screen.hands.up(at: 1)
    screen.clock.advance(by: 2)
    #expect(!screen.scroll.isZooming && !screen.scroll.isDragging && screen.clock.nextEventTime == nil)
  }
}
