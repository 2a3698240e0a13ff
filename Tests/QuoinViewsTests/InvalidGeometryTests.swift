import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Numbers that no view can have are told and leave everything as it is.
@Suite("Numbers that are none")
struct InvalidGeometryTests {
  /// What is told while something is done.
  private func told(_ body: () -> Void) -> [String] {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    UIView.withInvalidGeometryHandler({ view, geometry in
      let rect = geometry.rect
      log.lines.append(
        "\(view.tag): \(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height)")
    }) { body() }
    return log.lines
  }

  @Test("Each way to place a view tells what it was given, once")
  func ways() {
    let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.tag = 7
    view.contentSize = CGSize(width: 5, height: 6)
    let infinity = CGFloat.infinity
    #expect(told { view.frame.origin.x = infinity } == ["7: inf 2.0 30.0 40.0"])
    #expect(told { view.frame.size.height = .nan } == ["7: 1.0 2.0 30.0 nan"])
    #expect(told { view.bounds.origin.y = -infinity } == ["7: 0.0 -inf 30.0 40.0"])
    #expect(told { view.center.x = infinity } == ["7: inf 22.0 30.0 40.0"])
    #expect(told { view.contentSize.width = infinity } == ["7: 0.0 0.0 inf 6.0"])
    #expect(told { view.contentSize.height = infinity } == ["7: 0.0 0.0 5.0 inf"])
    for change in [
      { $0.a = infinity }, { $0.b = infinity }, { $0.c = infinity }, { $0.d = infinity },
      { $0.tx = infinity },
      { $0.ty = infinity },
    ] as [(inout CGAffineTransform) -> Void] {
      var transform = CGAffineTransform.identity
      change(&transform)
      #expect(told { view.transform = transform }.count == 1)
    }
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(told { view.setFrameWithoutTransform(CGRect(x: 0, y: 0, width: infinity, height: 1)) }.count == 1)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && view.bounds.origin == .zero)
    #expect(view.contentSize == CGSize(width: 5, height: 6))
    #expect(told { view.frame = CGRect(x: -1e300, y: 1e300, width: 1e300, height: 1e300) }.isEmpty)
  }

  @Test("A layer without a view needs no drawing that could be told of")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.needsDisplay() && !CALayer().needsDisplay())
    let canvas = RecordingCanvas()
    view.render(into: canvas)
    #expect(!view.layer.needsDisplay())
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay() && view.isDrawingNeeded)
  }
}
