import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

struct ScrollTests {
  @Test func contentIsAsLargeAsItFits() {
    let scroll = LMScrollView(StubLeaf(300, 40))
    #expect(scroll.frames(in: 100, 100) == "0 0 300 40")
    #expect(scroll.contentSize == CGSize(width: 300, height: 40))
  }

  @Test func contentFitToWidthWrapsAndScrollsDown() {
    let text = StubLeaf(300, 16, wraps: true)
    let scroll = LMScrollView(fitToWidth: true, text)
    #expect(scroll.frames(in: 100, 20) == "0 0 100 48")
    text.natural = CGSize(width: 150, height: 16)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 32))
  }

  @Test func contentFitToWidthIsAsHighAsAtThatWidth() {
    let text = StubLeaf(300, 16, wraps: true)
    text.width = 50
    #expect(LMScrollView(fitToWidth: true, LMRowView(text)).frames(in: 100, 20) == "0 0 100 96")
  }

  @Test func contentFitToHeightScrollsSideways() {
    let scroll = LMScrollView(fitToHeight: true, StubLeaf(300, 16))
    #expect(scroll.frames(in: 100, 50) == "0 0 300 50")
  }

  @Test func aPictureWithOneLengthKeepsItsProportions() {
    let image = UIImage(data: Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#.utf8))
    func picture() -> UIImageView { UIImageView(image: image, contentMode: .scaleAspectFit) }
    let (high, wide) = (picture(), picture())
    (high.height, wide.width) = (240, 240)
    #expect(LMScrollView(high).frames(in: 100, 100) == "0 0 480 240")
    #expect(LMScrollView(wide).frames(in: 100, 100) == "0 0 240 120")
    #expect(LMScrollView(picture()).frames(in: 100, 100) == "0 0 60 30")
  }

  @Test func insetsNarrowTheContent() {
    let scroll = LMScrollView(isFitToWidth: true, StubLeaf(300, 16, wraps: true))
    scroll.contentInset.left = 20
    #expect(scroll.frames(in: 120, 50) == "0 0 100 48")
  }

  @Test func aFixedLengthOfTheContentThatChangesIsFollowed() {
    let text = StubLeaf(300, 16)
    let scroll = LMScrollView(text)
    #expect(scroll.frames(in: 100, 20) == "0 0 300 16")
    text.width = 50
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 50, height: 16))
  }
}
