import Foundation
import Testing

@testable import QuoinDocuments

/// Views within views are divided in time that grows with how many there are.
@Suite struct DeepDivisionTests {
  /// A view that counts how often anybody asks how it can be divided.
  private final class Asked: UIView, PageBreaking {
    nonisolated(unsafe) static var count = 0

    func pageDivision(in room: PageRoom) -> PageDivision? {
      Self.count += 1
      return nil
    }
  }

  @Test func eachIsAskedOnceForEachCut() {
    var view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let depth = 24
    for level in 1...depth {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      outer.addSubview(view)
      // Each moves the cut up by a point for all that stands beside it.
      outer.addSubview(Asked(frame: CGRect(x: 0, y: 60 + level, width: 100, height: 100)))
      view = outer
    }
    Asked.count = 0
    _ = view.division(in: PageRoom(width: 100, height: 100, pageHeight: 100, isWholePage: true))
    #expect(Asked.count <= depth * depth, "\(Asked.count)")
  }
}
