import GalleryExampleScreen
import QuoinViews
import Testing

@Suite("The gallery of the examples")
struct GalleryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let gallery = Gallery(["Morning", "Noon", "Evening"])

  private init() {
    window.rootViewController = gallery
    window.layoutIfNeeded()
  }

  /// Moves fingers from some places to others in ten 60ths of a second, and lifts them.
  private func move(from starts: [CGPoint], to ends: [CGPoint]) {
    let fingers = starts.map { UITouch(at: $0) }
    window.sendEvent(UIEvent(touches: Set(fingers)))
    for step in 1...10 {
      for (finger, (start, end)) in zip(fingers, zip(starts, ends)) {
        let share = CGFloat(step) / 10
        finger.update(
          to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
          phase: .moved)
      }
      window.sendEvent(UIEvent(touches: Set(fingers), timestamp: window.clock.time + 1.0 / 60))
    }
    for finger in fingers { finger.update(phase: .ended) }
    window.sendEvent(UIEvent(touches: Set(fingers)))
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
  }

  private func doubleTap(at place: CGPoint) {
    for _ in 0..<2 {
      let finger = UITouch(at: place)
      window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + 0.1))
      finger.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + 0.05))
    }
    window.clock.advance(by: 1)
  }

  @Test("A flick turns one page, and the last page comes back from beyond it")
  func flick() {
    var pages: [Int] = []
    for _ in 0..<3 {
      move(from: [CGPoint(x: 250, y: 250)], to: [CGPoint(x: 60, y: 250)])
      pages.append(gallery.page)
      #expect(gallery.pages.contentOffset.x == CGFloat(gallery.page) * 300)
    }
    #expect(pages == [1, 2, 2])
    move(from: [CGPoint(x: 100, y: 250)], to: [CGPoint(x: 280, y: 250)])
    #expect(gallery.page == 1)
  }

  @Test("A pinch zooms the picture between the fingers, which then moves before the pages do")
  func pinch() {
    move(
      from: [CGPoint(x: 130, y: 250), CGPoint(x: 170, y: 250)],
      to: [CGPoint(x: 110, y: 250), CGPoint(x: 190, y: 250)])
    let page = gallery.pictures[0]
    #expect(page.zoomScale == 2 && page.contentOffset == CGPoint(x: 150, y: 250))
    move(from: [CGPoint(x: 200, y: 250)], to: [CGPoint(x: 150, y: 250)])
    #expect(gallery.page == 0 && page.contentOffset.x > 150)
  }

  @Test("A double tap zooms to where it was, and another one back; a picture that is left is small again")
  func doubleTap() {
    let page = gallery.pictures[0]
    doubleTap(at: CGPoint(x: 150, y: 250))
    #expect(page.zoomScale == 2 && page.contentOffset == CGPoint(x: 150, y: 250))
    doubleTap(at: CGPoint(x: 150, y: 250))
    #expect(page.zoomScale == 1 && page.contentOffset == .zero)
    doubleTap(at: CGPoint(x: 10, y: 10))
    #expect(page.zoomScale == 2 && page.contentOffset == .zero)
    gallery.pages.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    window.clock.advance(by: 1)
    #expect(page.zoomScale == 1)
  }
}
