import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

/// Points and rectangles from any space to any other.
@Suite struct CoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 300, height: 200))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))

  init() {
    window.addSubview(view)
    view.bounds.origin = CGPoint(x: 3, y: 4)
  }

  @Test func viewsWindowsAndScreensAreSpaces() {
    let spaces: [any UICoordinateSpace] = [view, window, window.screen]
    #expect(spaces.map(\.bounds.size) == [view.bounds.size, window.bounds.size, UIScreen.main.bounds.size])
    #expect(
      window.screen.coordinateSpace === window.screen && window.screen.fixedCoordinateSpace === window.screen)
    // A point of the view, and the same in the others.
    let points = [CGPoint(x: 5, y: 5), CGPoint(x: 12, y: 21), CGPoint(x: 112, y: 71)]
    for (space, point) in zip(spaces, points) {
      for (other, same) in zip(spaces, points) {
        #expect(space.convert(point, to: other) == same)
        #expect(other.convert(point, from: space) == same)
        let (rect, sameRect) = (
          CGRect(origin: point, size: CGSize(width: 7, height: 8)),
          CGRect(origin: same, size: CGSize(width: 7, height: 8))
        )
        #expect(space.convert(rect, to: other) == sameRect)
        #expect(other.convert(rect, from: space) == sameRect)
      }
    }
  }

  @Test func viewsThatAreKnownToBeViewsConvertAsBefore() {
    let optional: UIView? = window
    let (point, rect) = (CGPoint(x: 5, y: 5), CGRect(x: 5, y: 5, width: 7, height: 8))
    #expect(view.convert(point, to: window) == view.convert(point, to: optional))
    #expect(view.convert(point, from: window) == view.convert(point, from: optional))
    #expect(view.convert(rect, to: window) == view.convert(rect, to: optional))
    #expect(view.convert(rect, from: window) == view.convert(rect, from: optional))
    #expect(view.convert(point, to: nil) == CGPoint(x: 12, y: 21))
  }

  @Test func aTurnedWindowTakesItsViewsAlong() {
    window.transform = CGAffineTransform(scaleX: 2, y: 2)
    let onScreen = view.convert(view.bounds, to: window.screen)
    #expect(onScreen == CGRect(x: -50 + 20, y: -50 + 40, width: 200, height: 160))
    #expect(view.convert(onScreen, from: window.screen) == view.bounds)
    let corner = window.screen.convert(view.bounds.origin, from: view)
    #expect(corner == onScreen.origin && window.screen.convert(corner, to: view) == view.bounds.origin)
  }

  @Test func windowsMeetOnTheScreen() {
    let other = UIWindow(frame: CGRect(x: 7, y: 9, width: 50, height: 50))
    let space: any UICoordinateSpace = other
    #expect(view.convert(view.bounds.origin, to: space) == CGPoint(x: 103, y: 61))
    #expect(view.convert(CGPoint(x: 103, y: 61), from: space) == view.bounds.origin)
  }
}
