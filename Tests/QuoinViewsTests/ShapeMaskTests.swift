import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Masks that are a shape: what is within is seen, what is beyond is not.
@Suite("Shapes as masks")
struct ShapeMaskTests {
  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return view
  }

  private func isSeen(_ view: UIView, _ x: Int, _ y: Int) throws -> Bool {
    let image = try #require(
      UIImage(data: view.render(as: .png, size: CGSize(width: 60, height: 60)))?.cgImage)
    let alpha = try #require(image.color(x: x, y: y)).alpha
    #expect(alpha == 0 || alpha == 1, "\(x) \(y)")
    return alpha == 1
  }

  private func expect(
    _ view: UIView, seen: [(Int, Int)], unseen: [(Int, Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (x, y) in seen { #expect(try isSeen(view, x, y), "\(x) \(y)", sourceLocation: sourceLocation) }
    for (x, y) in unseen { #expect(try !isSeen(view, x, y), "\(x) \(y)", sourceLocation: sourceLocation) }
  }

  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.path = path.cgPath
    return layer
  }

  @Test("A path lies in the points of its layer, wherever that is")
  func paths() throws {
    let view = box()
    view.layer.mask = shape(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
    try expect(view, seen: [(30, 30), (12, 30), (30, 48)], unseen: [(12, 12), (48, 12), (5, 30), (30, 55)])
    let moved = box()
    let strip = shape(UIBezierPath(rect: CGRect(x: 0, y: 15, width: 40, height: 10)))
    moved.layer.mask = strip
    try expect(moved, seen: [(12, 30), (48, 30)], unseen: [(30, 12), (30, 48), (5, 30)])
    strip.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    try expect(moved, seen: [(30, 12), (30, 48)], unseen: [(12, 30), (48, 30)])
  }

  @Test("A path that crosses itself has a hole by one rule and none by the other")
  func rules() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    let (view, mask) = (box(), shape(path))
    view.layer.mask = mask
    try expect(view, seen: [(30, 30), (15, 30)], unseen: [(5, 5)])
    mask.fillRule = .evenOdd
    try expect(view, seen: [(15, 30)], unseen: [(30, 30), (5, 5)])
  }

  @Test("A turned view or layer lets through what is within its turned bounds and corners")
  func turned() throws {
    // A strip across the middle, standing upright after a quarter turn.
    let frame = CGRect(x: 10, y: 25, width: 40, height: 10)
    let (view, mask) = (box(), UIView(frame: frame))
    mask.backgroundColor = .black
    mask.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.mask = mask
    try expect(view, seen: [(30, 12), (30, 48)], unseen: [(12, 30), (48, 30)])
    let (other, layer) = (box(), CALayer())
    layer.frame = frame
    layer.backgroundPaint = .black
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    other.layer.mask = layer
    try expect(other, seen: [(30, 12), (30, 48)], unseen: [(12, 30), (48, 30)])
    layer.setAffineTransform(.identity)
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.cornerRadius = 20
    try expect(other, seen: [(30, 12), (30, 30)], unseen: [(12, 12), (48, 48)])
  }
}
