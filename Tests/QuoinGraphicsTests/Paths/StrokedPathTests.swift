import Foundation
import QuoinGraphics
import Testing

@Suite("Areas of lines")
struct StrokedPathTests {
  private func area(_ cap: CGLineCap, _ join: CGLineJoin, isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 30))
    if isClosed { path.closeSubpath() }
    return path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test("A line covers half its width on both sides, once however its pieces overlap")
  func sides() {
    let path = area(.butt, .miter)
    for point in [
      CGPoint(x: 20, y: 11.9), CGPoint(x: 20, y: 8.1), CGPoint(x: 29, y: 11), CGPoint(x: 31.9, y: 20),
    ] {
      #expect(path.contains(point), "\(point)")
    }
    for point in [CGPoint(x: 20, y: 12.1), CGPoint(x: 20, y: 7.9), CGPoint(x: 27.9, y: 20)] {
      #expect(!path.contains(point), "\(point)")
    }
  }

  @Test("Ends are cut off, round or square")
  func ends() {
    let (edge, corner) = (CGPoint(x: 8.2, y: 10), CGPoint(x: 8.2, y: 11.8))
    #expect(!area(.butt, .miter).contains(edge))
    #expect(area(.round, .miter).contains(edge) && !area(.round, .miter).contains(corner))
    #expect(area(.square, .miter).contains(corner))
    #expect(area(.butt, .miter, isClosed: true).contains(CGPoint(x: 9.5, y: 10)))
  }

  @Test("Corners are pointed, round or cut off")
  func corners() {
    let (tip, middle) = (CGPoint(x: 31.8, y: 8.2), CGPoint(x: 31.3, y: 8.7))
    #expect(area(.butt, .miter).contains(tip))
    #expect(!area(.butt, .round).contains(tip) && area(.butt, .round).contains(middle))
    #expect(!area(.butt, .bevel).contains(middle) && area(.butt, .bevel).contains(CGPoint(x: 30.8, y: 9.2)))
  }

  @Test("A context clips to the area of its path")
  func clipping() {
    let picture = DrawnPicture { context in
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 10, y: 5))
      context.replacePathWithStrokedPath()
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect([2, 3, 6, 7].map(picture.row) == ["..........", "##########", "##########", ".........."])
  }

  @Test("A layer is drawn once and put where one likes")
  func layers() throws {
    let picture = DrawnPicture { context in
      guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2)) else { return }
      layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.draw(layer, at: CGPoint(x: 1, y: 1))
      context.draw(layer, in: CGRect(x: 6, y: 2, width: 4, height: 4))
    }
    #expect([1, 2, 3].map(picture.row) == [".##.......", "......####", "......####"])
  }
}
