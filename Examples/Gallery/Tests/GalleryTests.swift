import GalleryExampleScreen
import QuoinTesting
import Testing

@Suite("The gallery of the examples")
struct GalleryTests {
  private let gallery: Gallery
  private let screen: Screen

  private init() {
    gallery = Gallery(["Morning", "Noon", "Evening"])
    screen = Screen(gallery, size: CGSize(width: 300, height: 500))
  }

  @Test("A flick turns one page, and the last page comes back from beyond it")
  func flick() {
    var pages: [Int] = []
    for _ in 0..<3 {
      screen.swipe(.left)
      screen.wait(2)
      pages.append(gallery.page)
      #expect(gallery.pages.contentOffset.x == CGFloat(gallery.page) * 300)
    }
    #expect(pages == [1, 2, 2])
    screen.swipe(.right)
    screen.wait(2)
    #expect(gallery.page == 1)
  }

  @Test("A picture is dragged over, and is the next one once it is let go")
  func turning() {
    expectPicture(of: screen, "morning")
    screen.swipe(.left)
    screen.wait(0.1)
    expectPicture(of: screen, "turning")
  }

  @Test("A pinch zooms the picture between the fingers, which then moves before the pages do")
  func pinch() {
    screen.pinch(at: CGPoint(x: 150, y: 250), by: 2)
    screen.wait(2)
    let page = gallery.pictures[0]
    #expect(page.zoomScale == 2 && page.contentOffset == CGPoint(x: 150, y: 250))
    screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 150, y: 250))
    #expect(gallery.page == 0 && page.contentOffset.x > 150)
  }

  @Test("A double tap zooms to where it was, and another one back; a picture that is left is small again")
  func doubleTap() {
    let page = gallery.pictures[0]
    screen.tap(at: CGPoint(x: 150, y: 250), times: 2)
    screen.wait(1)
    #expect(page.zoomScale == 2 && page.contentOffset == CGPoint(x: 150, y: 250))
    screen.tap(at: CGPoint(x: 150, y: 250), times: 2)
    screen.wait(1)
    #expect(page.zoomScale == 1 && page.contentOffset == .zero)
    screen.tap(at: CGPoint(x: 10, y: 10), times: 2)
    screen.wait(1)
    #expect(page.zoomScale == 2 && page.contentOffset == .zero)
    gallery.pages.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    screen.wait(1)
    #expect(page.zoomScale == 1)
  }
}
