import Foundation
import QuoinControls
import Testing

@Suite("Page controls")
struct PageControlTests {
  private let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 120, height: 26))
  private let finger: Finger
  private let log = EventLog()

  init() {
    finger = Finger(on: pages)
    pages.numberOfPages = 5
    pages.log([("value", .valueChanged)], into: log)
  }

  @Test("A tap on either half turns a page")
  func taps() {
    finger.tap(200, 113)
    finger.tap(200, 113)
    #expect(pages.currentPage == 2 && log.take() == ["value", "value"])
    finger.tap(110, 113)
    #expect(pages.currentPage == 1)
    pages.semanticContentAttribute = .forceRightToLeft
    finger.tap(110, 113)
    #expect(pages.currentPage == 2 && pages.recursiveDescription == "UIPageControl (100 100 120 26) 2 of 5")
  }

  @Test("A finger that moves along turns page after page, if that is allowed")
  func drag() {
    finger.down(110, 113)
    finger.move(130, 113)
    finger.move(146, 113)
    #expect(pages.interactionState == .continuous)
    finger.up()
    #expect(pages.currentPage == 2 && log.take() == ["value", "value"] && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    finger.down(200, 113, after: 1)
    finger.move(220, 113)
    finger.up()
    #expect(pages.currentPage == 3)
  }

  @Test("Pages keep within their number; what is beyond is reported where it names a page")
  func limits() {
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 2")
    let sentences = misuse {
      pages.numberOfPages = -1
      pages.setIndicatorImage(UIImage(), forPage: 2)
    }
    #expect(sentences.count == 2 && pages.numberOfPages == 2)
    #expect(sentences.last?.hasPrefix("There is no page 2 in UIPageControl") == true)
    #expect(pages.size(forNumberOfPages: 5).width > pages.size(forNumberOfPages: 4).width)
  }
}
